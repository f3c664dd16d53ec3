/// Why there is no camera, or no frame from it.
///
/// Paths are as the caller gave them, or as the system names the node.
package enum CameraError: Error, Hashable, Sendable {
  /// The machine has no camera at all.
  case noCamera

  /// No camera bears this name or a part of it.
  case noMatch(String)

  /// Several cameras bear this part of a name.
  case ambiguous(String, matches: [CameraMatch])

  /// There is nothing at this path.
  case missing(path: String)

  /// What is at this path takes no pictures.
  case notACamera(path: String, NotACameraReason)

  /// This user may not open the camera; on most systems the group `video` may.
  case denied(path: String)

  /// Another program uses the camera.
  case busy(path: String)

  /// The camera offers no format that is understood; what it offers, by fourcc.
  case noFormat(path: String, offered: [FourCC])

  /// The camera gives half pictures, line by line in turn.
  case interlaced(path: String)

  /// The camera works, but what is plugged into it sends nothing.
  case noSignal(path: String)

  /// No frame came in this time.
  case timeout(path: String, after: Duration)

  /// The camera went away.
  case unplugged(path: String)

  /// So many frames came, and none was sound.
  case badFrames(path: String, count: Int)

  /// A request to the driver failed, for the reason in `errno`.
  case driver(path: String, call: String, errno: Int32)

  /// The driver answered what cannot be.
  case implausible(path: String, call: String)

  /// The caller did not want to wait any longer.
  case cancelled
}

extension CameraError {
  /// The stable word for the kind of failure, such as `no-camera`, for programs to read.
  package var reason: String {
    switch self {
    case .noCamera, .noMatch, .missing: "no-camera"
    case .ambiguous: "ambiguous"
    case .notACamera: "not-a-camera"
    case .denied: "denied"
    case .busy: "busy"
    case .noFormat: "no-format"
    case .interlaced: "interlaced"
    case .noSignal: "no-signal"
    case .timeout: "timeout"
    case .unplugged: "unplugged"
    case .badFrames: "bad-frames"
    case .driver, .implausible: "driver"
    case .cancelled: "cancelled"
    }
  }
}
