import Glibc

/// The first bytes of a regular file, with what the system says about that very file.
package struct FileHead: Hashable, Sendable {
  /// The status of the file that was read, whatever has become of its name.
  package let status: FileStatus
  /// The bytes, fewer than asked for when the file is shorter.
  package let bytes: [UInt8]

  /// Reads the first `count` bytes; nil for what is no regular file, and nothing is waited for.
  ///
  /// Without `followingLinks` a link is an error. The corresponding C functions are `open`, `fstat` and `pread`.
  package init?(of path: FilePath, count: Int, followingLinks: Bool) throws(SystemError) {
    let flags = O_RDONLY | O_NOCTTY | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let file = try SystemCalls.open(path, flags)
    status = FileStatus(try SystemCalls.fstat(file.number, path: path))
    guard status.kind == .regular else { return nil }
    bytes = try SystemCalls.pread(file.number, count: count, at: 0, path: path)
  }
}
