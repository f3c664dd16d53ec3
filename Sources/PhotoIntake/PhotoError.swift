package import Camera
package import FileSystem
package import ImageCodecs
package import Sandbox

/// Why a photo cannot be taken from its source.
package struct PhotoError: Error, Hashable, Sendable {
  /// The source concerned.
  package let source: PhotoSource

  /// What is the matter with it.
  package let reason: Reason

  /// Creates an error.
  package init(source: PhotoSource, reason: Reason) {
    self.source = source
    self.reason = reason
  }

  /// What can be the matter with a source or with the picture in it.
  package enum Reason: Error, Hashable, Sendable {
    /// There is no such file, or no such folder on the way to it.
    case noSuchFile

    /// The path names a folder.
    case directory

    /// The path names a FIFO that nobody writes to.
    case pipeWithoutWriter

    /// The path names a device.
    case device

    /// The path names a socket.
    case socket

    /// Reading is not permitted.
    case permissionDenied

    /// The system reports another error; its code tells which.
    case unreadable(ErrorNumber)

    /// There is not one byte.
    case empty

    /// There are more bytes than the limit.
    case tooManyBytes(limit: Int)

    /// The file was written to while it was read.
    case changedMeanwhile

    /// The camera gave no frame; a camera in use may be known to be open in these processes.
    case camera(CameraError, heldBy: [CameraHolder])

    /// The folder that should be the library gives no picture.
    case library(LibraryError.Reason)

    /// The picture cannot be taken.
    case picture(ImageError)

    /// The picture is damaged, and only a sound one will do.
    case damaged

    /// The process that decoded it did not get to an answer.
    case worker(WorkerFailure)

    /// The process that decoded it answered what no decoder does.
    case senselessAnswer
  }
}

extension PhotoError.Reason {
  /// Tells of a camera that gave no frame, and finds out who uses it if that is why.
  package static func camera(
    _ error: CameraError, through cameras: any CameraAccess
  ) -> PhotoError.Reason {
    guard case .busy(let path) = error else { return .camera(error, heldBy: []) }
    return .camera(error, heldBy: cameras.holders(of: path))
  }

  /// Sorts what went wrong with reading.
  init(_ reason: FileReadError.Reason) {
    switch reason {
    case .directory: self = .directory
    case .pipeWithoutWriter: self = .pipeWithoutWriter
    case .device: self = .device
    case .socket: self = .socket
    case .overLimit(let limit): self = .tooManyBytes(limit: limit)
    case .changedMeanwhile: self = .changedMeanwhile
    case .system(.noSuchFile), .system(.notADirectory): self = .noSuchFile
    case .system(.permissionDenied), .system(.notPermitted): self = .permissionDenied
    case .system(let code): self = .unreadable(code)
    }
  }

  /// Sorts what went wrong with the picture.
  init(_ error: ImageError) {
    switch error {
    case .tooManyBytes(_, let limit): self = .tooManyBytes(limit: limit)
    case .unsupportedFormat(.empty): self = .empty
    default: self = .picture(error)
    }
  }
}
