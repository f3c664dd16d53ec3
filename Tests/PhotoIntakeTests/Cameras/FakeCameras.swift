import Camera
import PhotoIntake

/// A camera that gives frames one after the other, and the programs that use it.
final class FakeCameras: CameraAccess {
  private let frames: [CameraFrame]
  private let failure: CameraError?
  private let users: [CameraHolder]

  /// How many frames were looked at.
  private(set) var frameCount = 0

  /// The nodes whose users were asked for.
  private(set) var askedNodes: [String] = []

  init(_ frames: [CameraFrame] = [], failure: CameraError? = nil, users: [CameraHolder] = []) {
    self.frames = frames
    self.failure = failure
    self.users = users
  }

  func devices() -> [CameraDevice] { [] }

  func path(of choice: CameraChoice) throws(CameraError) -> String { throw .noCamera }

  func holders(of path: String) -> [CameraHolder] {
    askedNodes.append(path)
    return users
  }

  func check(_ shot: CameraShot) throws(CameraError) {}

  /// Takes frames as a camera does; the last is repeated.
  func take(
    _ shot: CameraShot, clock: () -> Int64, isCancelled: () -> Bool,
    meanLuma: (CameraFrame) -> Double?, isSound: (CameraFrame) -> Bool
  ) throws(CameraError) -> CameraFrame {
    if let failure { throw failure }
    var badCount = 0
    while !isCancelled(), let last = frames.last {
      let frame = frameCount < frames.count ? frames[frameCount] : last
      frameCount += 1
      if isSound(frame) { return frame }
      badCount += 1
      if badCount > shot.badFrameLimit { throw .badFrames(path: shot.path, count: badCount) }
    }
    throw .cancelled
  }
}
