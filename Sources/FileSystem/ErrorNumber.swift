import Glibc

/// A number of the C library's `errno`; an open set with names for those that matter here.
package struct ErrorNumber: RawRepresentable, Hashable, Sendable {
  /// The number as C knows it.
  package let rawValue: Int32

  /// Takes any number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Nothing of that name.
  package static let noSuchFile = ErrorNumber(rawValue: ENOENT)
  /// A component of the path is no folder.
  package static let notADirectory = ErrorNumber(rawValue: ENOTDIR)
  /// The path names a folder.
  package static let isADirectory = ErrorNumber(rawValue: EISDIR)
  /// Something of that name is already there.
  package static let fileExists = ErrorNumber(rawValue: EEXIST)
  /// The permission bits refuse it.
  package static let permissionDenied = ErrorNumber(rawValue: EACCES)
  /// The operation is not allowed to this user, or not offered by the file system.
  package static let notPermitted = ErrorNumber(rawValue: EPERM)
  /// The file system cannot be written.
  package static let readOnlyFileSystem = ErrorNumber(rawValue: EROFS)
  /// The device is full.
  package static let noSpace = ErrorNumber(rawValue: ENOSPC)
  /// The user's quota is used up.
  package static let quotaExceeded = ErrorNumber(rawValue: EDQUOT)
  /// The file would grow over the size that is allowed.
  package static let fileTooLarge = ErrorNumber(rawValue: EFBIG)
  /// Too many symbolic links in the path, or a link where none may be.
  package static let tooManyLinks = ErrorNumber(rawValue: ELOOP)
  /// A name or path is longer than the file system allows.
  package static let nameTooLong = ErrorNumber(rawValue: ENAMETOOLONG)
  /// A signal came in between.
  package static let interrupted = ErrorNumber(rawValue: EINTR)
  /// Nothing to read yet.
  package static let wouldBlock = ErrorNumber(rawValue: EAGAIN)
  /// An argument that makes no sense, such as a path with a zero byte.
  package static let invalidArgument = ErrorNumber(rawValue: EINVAL)
  /// The kernel does not know the call.
  package static let notImplemented = ErrorNumber(rawValue: ENOSYS)
  /// The file system does not offer the operation.
  package static let notSupported = ErrorNumber(rawValue: EOPNOTSUPP)
  /// No device, or no reader or peer behind a special file.
  package static let noSuchDevice = ErrorNumber(rawValue: ENXIO)
  /// The device failed.
  package static let inputOutput = ErrorNumber(rawValue: EIO)

  /// The reason in English words, in lower case, without a full stop, whatever the locale.
  package var reason: String {
    Self.reasons[rawValue] ?? "system error \(rawValue)"
  }

  private static let reasons: [Int32: String] = [
    ENOENT: "no such file or directory",
    ENOTDIR: "not a directory",
    EISDIR: "is a directory",
    EEXIST: "file exists",
    EACCES: "permission denied",
    EPERM: "operation not permitted",
    EROFS: "read-only file system",
    ENOSPC: "no space left on device",
    EDQUOT: "disk quota exceeded",
    EFBIG: "file too large",
    ELOOP: "too many levels of symbolic links",
    ENAMETOOLONG: "file name too long",
    EINTR: "interrupted",
    EAGAIN: "temporarily unavailable",
    EINVAL: "invalid argument",
    ENOSYS: "not offered by this system",
    EOPNOTSUPP: "not supported here",
    EBADF: "file descriptor is not open",
    ENXIO: "no such device or address",
    ENODEV: "no such device",
    EIO: "input/output error",
    ENOMEM: "out of memory",
    EMFILE: "too many open files",
    ENFILE: "too many open files in the system",
    EBUSY: "device or resource busy",
    EXDEV: "on another file system",
    EMLINK: "too many links",
    ENOTEMPTY: "directory not empty",
    EPIPE: "nobody reads the other end",
    ETXTBSY: "program is running",
    ESTALE: "stale network file handle",
    ETIMEDOUT: "timed out",
    ESPIPE: "cannot seek",
  ]
}
