import Glibc

/// A folder that is read entry by entry, however many there are, and that asks about entries fast.
///
/// ```swift
/// var reader = try FolderReader(folder)
/// while let kind = try reader.next() {
///   if kind == .regular { print(try reader.status().size) }
/// }
/// ```
///
/// It holds one descriptor. Entries come in no order, those added or removed meanwhile or not at all.
package struct FolderReader: ~Copyable {
  /// The folder as it was named.
  package let path: FilePath
  private var stream: SystemCalls.FolderStream
  /// The name of the present entry with a closing zero.
  private var terminatedName: [UInt8] = [0]

  /// Opens a folder; without `followingLinks` a link to one is an error.
  ///
  /// The corresponding C functions are `open` and `fdopendir`.
  package init(_ path: FilePath, followingLinks: Bool = true) throws(SystemError) {
    self.path = path
    stream = try SystemCalls.openFolder(path, followingLinks: followingLinks)
  }

  /// The name of the present entry.
  package var name: ArraySlice<UInt8> { terminatedName.dropLast() }

  /// Goes to the next entry but `.` and `..` and tells what it is, links not followed; nil at the end.
  ///
  /// An entry that vanishes before its kind is known is left out. The corresponding C function is `readdir`.
  package mutating func next() throws(SystemError) -> FileStatus.Kind? {
    while let kind = try stream.next(&terminatedName, path: path) {
      let isSelfOrParent = terminatedName == Self.itself || terminatedName == Self.parent
      if isSelfOrParent { continue }
      switch kind {
      case Int32(DT_REG): return .regular
      case Int32(DT_DIR): return .directory
      case Int32(DT_LNK): return .symbolicLink
      case Int32(DT_FIFO): return .pipe
      case Int32(DT_SOCK): return .socket
      case Int32(DT_CHR), Int32(DT_BLK): return .device
      default:
        // The file system keeps no kinds with its names.
        if let status = try? status(followingLinks: false) { return status.kind }
      }
    }
    return nil
  }

  /// Asks about the present entry; a missing one is an error.
  ///
  /// The corresponding C function is `fstatat`.
  package func status(followingLinks: Bool = false) throws(SystemError) -> FileStatus {
    FileStatus(
      try SystemCalls.stat(
        stream.number, entry: terminatedName, followingLinks: followingLinks, path: path))
  }

  private static let itself: [UInt8] = [0x2E, 0]
  private static let parent: [UInt8] = [0x2E, 0x2E, 0]
}
