/// The taking of one frame: from opening the camera to closing it.
///
/// Whatever happens, the camera is closed and all memory given back when ``take(clock:isCancelled:meanLuma:isSound:)``
/// returns.
package struct CameraShot: Hashable, Sendable {
  /// The node, such as `/dev/video0`.
  package var path: String

  /// What kind of frame is wanted.
  package var wish = FrameWish()

  /// How many frames are let go by first.
  package var warmUp = CameraWarmUp.settling(atMost: .seconds(1))

  /// How long all of it may take.
  package var deadline = Duration.seconds(10)

  /// How many frames may be unsound.
  package var badFrameLimit = 20

  /// Aims at a camera.
  package init(path: String) {
    self.path = path
  }

  /// Finds out what would keep a shot from beginning, and closes the camera again.
  ///
  /// So nobody counts down to a camera that is in use. Throws ``CameraError``.
  package func check() throws(CameraError) {
    try check(on: LinuxCameraSystem())
  }

  /// Takes a frame.
  ///
  /// - Parameters:
  ///   - clock: Gives the time in microseconds since 1970 UTC.
  ///   - isCancelled: Tells whether to give up; asked at least ten times a second, and after each signal.
  ///   - meanLuma: Tells how light a frame is, from 0 to 255. Nil if that is not known; then warming up takes all
  ///     its time.
  ///   - isSound: Tells whether a frame is worth keeping. If not, the next one is taken.
  /// - Returns: The frame.
  /// - Throws: ``CameraError``, whatever fails.
  package func take(
    clock: () -> Int64, isCancelled: () -> Bool = { false },
    meanLuma: (CameraFrame) -> Double? = { $0.meanLuma },
    isSound: (CameraFrame) -> Bool = { _ in true }
  ) throws(CameraError) -> CameraFrame {
    try take(
      on: LinuxCameraSystem(), clock: clock, isCancelled: isCancelled, meanLuma: meanLuma,
      isSound: isSound)
  }
}
