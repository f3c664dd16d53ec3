@testable import Camera

/// Shots of fake cameras.
enum Shots {
  /// Takes a frame of the first node without warming up, unless told otherwise.
  static func take(
    on system: FakeSystem, _ shot: CameraShot = plain(), isCancelled: () -> Bool = { false },
    meanLuma: (CameraFrame) -> Double? = { $0.meanLuma },
    isSound: (CameraFrame) -> Bool = { _ in true }
  ) throws(CameraError) -> CameraFrame {
    try shot.take(
      on: system, clock: { 1_772_395_500_000_000 }, isCancelled: isCancelled, meanLuma: meanLuma,
      isSound: isSound)
  }

  static func plain(warmUp: CameraWarmUp = .frames(0)) -> CameraShot {
    var shot = CameraShot(path: "/dev/video0")
    shot.warmUp = warmUp
    return shot
  }
}
