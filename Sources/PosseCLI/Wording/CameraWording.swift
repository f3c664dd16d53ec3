import Camera
import CommandKit
import FileSystem

/// What is said of cameras that give no frame.
enum CameraWording {
  /// The whole message: what is the matter, and what to do about it.
  static func message(_ error: CameraError, heldBy holders: [CameraHolder] = []) -> TerminalLine {
    clause(error, heldBy: holders) + "; " + advice(error)
  }

  /// What is the matter, as a clause that begins with the camera.
  static func clause(_ error: CameraError, heldBy holders: [CameraHolder] = []) -> TerminalLine {
    switch error {
    case .noCamera: "camera: there is none here"
    case .noMatch(let name): "camera \(quoted: name): no camera has this in its name"
    case .ambiguous(let name, let matches):
      "camera \(quoted: name): several have this in their names: "
        + .joined(
          matches.map { "\($0.path) (\(short: $0.card))" }, separator: ", ")
    case .missing(let path): camera(path) + ": there is no such device"
    case .notACamera(let path, let reason): camera(path) + ": " + kind(reason)
    case .denied(let path): camera(path) + ": permission denied"
    case .busy(let path): camera(path) + ": in use by " + user(holders)
    case .noFormat(let path, let offered):
      camera(path) + ": "
        + (offered.isEmpty
          ? "it offers no pixel format that can be decoded"
          : "it offers no pixel format that can be decoded, only "
            + .joined(offered.map { "\($0.description)" }, separator: ", "))
    case .interlaced(let path): camera(path) + ": it gives interlaced half pictures"
    case .noSignal(let path): camera(path) + ": nothing is plugged in, or it sends no signal"
    case .timeout(let path, let time):
      camera(path) + ": no frame came within \(Int(time.components.seconds)) seconds"
    case .unplugged(let path): camera(path) + ": it was unplugged"
    case .badFrames(let path, let count):
      camera(path) + ": none of \(count) frames was sound"
    case .driver(let path, let call, let number):
      camera(path) + ": its driver failed (\(call), \(ErrorNumber(rawValue: number).reason))"
    case .implausible(let path, let call):
      camera(path) + ": its driver answered \(call) with what cannot be"
    case .cancelled: "camera: interrupted"
    }
  }

  /// What to do about it.
  static func advice(_ error: CameraError) -> TerminalLine {
    switch error {
    case .noCamera: "plug one in, or name a picture file"
    case .noMatch, .ambiguous, .missing, .notACamera:
      "see posse photo devices for what is there"
    case .denied:
      "become a member of the group video (sudo usermod -aG video USER), and log in again"
    case .busy: "end that program and try again"
    case .noFormat, .interlaced: "use another camera"
    case .noSignal: "check its cable and its switch"
    case .timeout, .badFrames, .driver, .implausible: "plug it in anew, or use another camera"
    case .unplugged: "plug it in and try again"
    case .cancelled: "nothing was stored"
    }
  }

  /// A camera by its node; the path may come from the user or from a link.
  static func camera(_ path: String) -> TerminalLine { "camera \(short: path)" }

  private static func user(_ holders: [CameraHolder]) -> TerminalLine {
    guard let holder = holders.first else { return "another program" }
    let first: TerminalLine = "\(short: holder.name) (process \(holder.processID))"
    return holders.count == 1 ? first : first + " or another program"
  }

  private static func kind(_ reason: NotACameraReason) -> TerminalLine {
    switch reason {
    case .notADevice: "it is no device"
    case .notVideo: "it is a device, but not for video"
    case .noPictures: "it is a video device that takes no pictures"
    case .noStreaming: "it gives pictures in a way that is not supported"
    }
  }
}
