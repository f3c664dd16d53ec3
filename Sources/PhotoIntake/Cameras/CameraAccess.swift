package import Camera

/// What is done with cameras: those of the system, or what a test puts in their place.
package protocol CameraAccess {
  /// Finds all cameras in the order of their numbers.
  func devices() -> [CameraDevice]

  /// Finds the node of the camera that is wanted.
  func path(of choice: CameraChoice) throws(CameraError) -> String

  /// Finds the processes that have a node open, as far as this user may know.
  func holders(of path: String) -> [CameraHolder]

  /// Finds out what would keep a shot from beginning.
  func check(_ shot: CameraShot) throws(CameraError)

  /// Takes a frame, as `CameraShot.take` does.
  func take(
    _ shot: CameraShot, clock: () -> Int64, isCancelled: () -> Bool,
    meanLuma: (CameraFrame) -> Double?, isSound: (CameraFrame) -> Bool
  ) throws(CameraError) -> CameraFrame
}

/// The cameras of the system.
package struct SystemCameras: CameraAccess {
  /// Gives access to them; nothing is opened yet.
  package init() {}

  /// Finds all cameras in the order of their numbers.
  package func devices() -> [CameraDevice] { CameraDevice.all() }

  /// Finds the node of the camera that is wanted.
  package func path(of choice: CameraChoice) throws(CameraError) -> String {
    try choice.findPath()
  }

  /// Finds the processes that have a node open, as far as this user may know.
  package func holders(of path: String) -> [CameraHolder] { CameraHolder.all(of: path) }

  /// Finds out what would keep a shot from beginning.
  package func check(_ shot: CameraShot) throws(CameraError) { try shot.check() }

  /// Takes a frame, as `CameraShot.take` does.
  package func take(
    _ shot: CameraShot, clock: () -> Int64, isCancelled: () -> Bool,
    meanLuma: (CameraFrame) -> Double?, isSound: (CameraFrame) -> Bool
  ) throws(CameraError) -> CameraFrame {
    try shot.take(clock: clock, isCancelled: isCancelled, meanLuma: meanLuma, isSound: isSound)
  }
}
