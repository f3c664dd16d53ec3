import CommandKit

/// The options that say how to shoot with a camera.
enum CameraOptions {
  static let warmUp = Option(
    "warm-up", value: "N",
    help:
      "let N frames go by first, up to 1000; by default what the exposure needs, a second at most")
  static let countdown = Option(
    "countdown", value: "SECONDS", help: "wait so long before the camera shoots, up to 60")
  static let fallback = Option(
    "camera-fallback", value: "WHAT",
    help: "when the camera fails, take file:PATH or the newest of library:PATH, or skip",
    completion: .choices(["skip", "file:", "library:"]), takesBytes: true)

  /// All of them, in the order of the help.
  static let all: [AnyOption] = [.option(warmUp), .option(countdown), .option(fallback)]

  /// The most frames that can be let go by, and the longest countdown in seconds.
  static let frameLimit = 1000
  static let countdownLimit = 60
}
