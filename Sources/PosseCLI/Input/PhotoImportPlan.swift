import FileSystem
import ImageCodecs
import PosseModel
import PosseStore

/// Which pictures of a folder belong to whom.
struct PhotoImportPlan {
  /// A picture and the person it shows.
  struct Assignment {
    let path: FilePath
    let person: PersonName
    let rule: FileNameMatch.Rule
  }

  /// Pictures of one person each, in order of their names.
  private(set) var assignments: [Assignment] = []
  /// Pictures whose names may mean any of several people.
  private(set) var ambiguous: [(path: FilePath, people: [FugitiveID])] = []
  /// Pictures whose names mean nobody.
  private(set) var unmatched: [FilePath] = []
  /// How many other files there are, and folders, which are not looked into.
  private(set) var otherCount = 0

  /// Looks through a folder; the content of a file tells whether it is a picture.
  init(of folder: FilePath, _ reader: BookReader) throws(Failure) {
    let entries: [FilePath]
    do {
      entries = try Folder.entries(of: folder)
    } catch {
      throw .folder(error)
    }
    let index = try storing { () throws(StoreError) in try FileNameIndex(reader) }
    for entry in entries where entry.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(entry)
      guard Self.isPicture(path) else {
        otherCount += 1
        continue
      }
      let match = try storing { () throws(StoreError) in
        // A name that is no text holds no name of anybody.
        try entry.text.map { name throws(StoreError) in try index.match(name) } ?? .nobody
      }
      switch match {
      case .one(let id, let rule):
        let person = try reader.names(of: [id])
        assignments += person.map { Assignment(path: path, person: $0, rule: rule) }
      case .several(let ids): ambiguous.append((path, ids))
      case .nobody: unmatched.append(path)
      }
    }
  }

  /// How many people get photos.
  var peopleCount: Int { Set(assignments.map(\.person.id)).count }

  /// Whether a file is meant as a picture: by its content, decoded here or not, or else by its ending.
  ///
  /// What cannot be taken is then told of each instead of being passed over.
  private static func isPicture(_ path: FilePath) -> Bool {
    if let status = try? FileStatus(of: path), status.kind == .directory { return false }
    if let head = try? FileReader.head(of: path, count: 1024), !head.isEmpty,
      ImageFormat(sniffing: head) != nil || SeenFormat(sniffing: head).isPicture
    {
      return true
    }
    guard let name = path.lastComponent.text?.lowercased(), let dot = name.lastIndex(of: ".") else {
      return false
    }
    return pictureEndings.contains(String(name[name.index(after: dot)...]))
  }

  private static let pictureEndings: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "heic", "heif", "avif", "webp", "gif", "tif", "tiff", "bmp",
  ]
}
