import Camera
import CommandKit

/// How a command line wants cameras to be used.
struct CameraRequest {
  /// How many frames are let go by first; nil until the exposure has settled.
  let warmUpFrames: Int?
  /// How long to wait before the shot, in seconds.
  let countdown: Int
  /// What to do when the camera fails; nil asks, or fails.
  let fallback: CameraFallback?

  init(_ arguments: ParsedArguments, sources: [SourceWord]) throws(Failure) {
    warmUpFrames = try Self.number(
      arguments, CameraOptions.warmUp, in: 0...CameraOptions.frameLimit)
    countdown =
      try Self.number(arguments, CameraOptions.countdown, in: 0...CameraOptions.countdownLimit)
      ?? 0
    if let bytes = arguments.bytes(CameraOptions.fallback) {
      guard let read = CameraFallback(parsing: bytes) else {
        throw .option(
          "--camera-fallback", value: String(decoding: bytes, as: UTF8.self),
          .notOneOf(["library:PATH", "file:PATH", "skip"]))
      }
      fallback = read
    } else {
      fallback = nil
    }
    let given = [CameraOptions.warmUp, CameraOptions.countdown, CameraOptions.fallback]
      .first { arguments.isGiven($0.name) }
    if let given, !sources.contains(where: \.mayUseCamera) {
      throw .usage(
        arguments.refused(
          "--\(given.name) is about a camera, and no picture comes from one",
          advice: "name the source camera, or leave the option out"))
    }
  }

  /// A shot as it is wanted, with a camera.
  func shot(at path: String) -> CameraShot {
    var shot = CameraShot(path: path)
    if let warmUpFrames { shot.warmUp = .frames(warmUpFrames) }
    return shot
  }

  private static func number(
    _ arguments: ParsedArguments, _ option: Option, in range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let text = arguments[option] else { return nil }
    return try WholeNumber.read(text, in: range, option: "--" + option.name)
  }
}
