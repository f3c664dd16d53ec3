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

  private static func isPicture(_ path: FilePath) -> Bool {
    guard let status = try? FileStatus(of: path), status.kind == .regular,
      let head = try? FileReader.head(of: path, count: 16)
    else { return false }
    return ImageFormat(sniffing: head) != nil
  }
}
