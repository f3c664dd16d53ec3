import FileSystem

/// The way through all folders of a library, an entry at a time.
///
/// One folder is open at a time, and those that wait are a list: depth costs neither stack nor descriptors.
struct LibraryWalk: ~Copyable {
  private let folder: FilePath
  private var reader: FolderReader?
  /// The folder that is being read, by its number among those of the files.
  private var present = 0
  private var isPresentCounted = false
  private var waiting: [Int] = []
  private(set) var unreadableFolderCount = 0

  /// Opens the folder of the library, which may be a link.
  init(_ folder: FilePath) throws(LibraryError) {
    self.folder = folder
    do {
      reader = try FolderReader(folder)
    } catch {
      throw LibraryError(folder: folder, reason: LibraryError.Reason(error.code))
    }
  }

  /// Whether all was seen.
  var isComplete: Bool { reader == nil && waiting.isEmpty }

  /// Goes on by one entry or opens the next folder; files that may be pictures are put among the others.
  mutating func step(_ files: inout NewestFiles) {
    do {
      if let kind = try reader?.next() {
        try take(kind, &files)
      } else {
        reader = nil
        try openNext(files)
      }
    } catch {
      // What is gone, or no longer a folder, was taken away meanwhile.
      let isGone = [.noSuchFile, .notADirectory, .tooManyLinks].contains(error.code)
      if !isGone { countPresent() }
      // Without the right to enter a folder its names can still be read, which takes it to its end.
      if error.call == "readdir" { reader = nil }
    }
  }

  private mutating func openNext(_ files: NewestFiles) throws(SystemError) {
    guard let next = waiting.popLast() else { return }
    present = next
    isPresentCounted = false
    let path = folder.appending(FilePath(bytes: files.folders[next]))
    reader = try FolderReader(path, followingLinks: false)
  }

  private mutating func countPresent() {
    if !isPresentCounted { unreadableFolderCount += 1 }
    isPresentCounted = true
  }

  private mutating func take(
    _ kind: FileStatus.Kind, _ files: inout NewestFiles
  ) throws(SystemError) {
    guard let name = reader?.name, name.first != UInt8(ascii: ".") else { return }
    switch kind {
    case .directory: waiting.append(files.addFolder(name, in: present))
    case .regular: add(name, try reader?.status(), isLink: false, &files)
    case .symbolicLink:
      // That a link leads nowhere is not the fault of the folder that it is in.
      add(name, try? reader?.status(followingLinks: true), isLink: true, &files)
    case .pipe, .socket, .device: break
    }
  }

  private func add(
    _ name: ArraySlice<UInt8>, _ status: FileStatus?, isLink: Bool, _ files: inout NewestFiles
  ) {
    guard let status, status.kind == .regular, status.size > 0 else { return }
    files.add(name, in: present, modified: Self.microseconds(status.modified), isLink: isLink)
  }

  private static func microseconds(_ nanoseconds: Int64) -> Int64 {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1000)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
