import Glibc

/// What the system says about a file without opening it.
package struct FileStatus: Hashable, Sendable {
  /// What a name can stand for.
  package enum Kind: Hashable, Sendable {
    /// An ordinary file.
    case regular
    /// A folder.
    case directory
    /// A symbolic link, seen only when links are not followed.
    case symbolicLink
    /// A pipe, named or not.
    case pipe
    /// A socket.
    case socket
    /// A character or block device.
    case device
  }

  /// What the name stands for.
  package let kind: Kind
  /// The length in bytes; meaningful for regular files.
  package let size: Int64
  /// The permission bits, such as 0o600, with set-id and sticky bits.
  package let permissions: UInt32
  /// The number of the user who owns it.
  package let owner: UInt32
  /// The device that holds it; with `inode` it tells whether two paths are one file.
  package let device: UInt64
  /// The number of the file on its device.
  package let inode: UInt64
  /// When its bytes were last changed, in nanoseconds since 1970.
  ///
  /// A time before 1677 or after 2262, which needs more than 64 bits, is that bound.
  package let modified: Int64

  /// Asks about a path.
  ///
  /// The corresponding C function is `fstatat`.
  package init(of path: FilePath, followingLinks: Bool = true) throws(SystemError) {
    self.init(try SystemCalls.stat(path, followingLinks: followingLinks))
  }

  /// Asks about a path and answers nil when nothing is there, also when a folder on the way is missing.
  package static func ifPresent(
    _ path: FilePath, followingLinks: Bool = true
  ) throws(SystemError) -> FileStatus? {
    do {
      return try FileStatus(of: path, followingLinks: followingLinks)
    } catch {
      if error.code == .noSuchFile || error.code == .notADirectory { return nil }
      throw error
    }
  }

  init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int64(raw.st_size)
    permissions = UInt32(raw.st_mode & 0o7777)
    owner = raw.st_uid
    device = UInt64(raw.st_dev)
    inode = UInt64(raw.st_ino)
    modified = Self.nanoseconds(raw.st_mtim)
  }
  private static func nanoseconds(_ time: timespec) -> Int64 {
    let second = Int64(time.tv_sec)
    let (whole, overflows) = second.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowsToo) = whole.addingReportingOverflow(Int64(time.tv_nsec))
    guard overflows || overflowsToo else { return sum }
    return second < 0 ? .min : .max
  }
}
