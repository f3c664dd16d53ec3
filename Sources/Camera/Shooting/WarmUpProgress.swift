/// What has come of warming up so far.
struct WarmUpProgress {
  /// So many frames must be about equally light.
  private static let steadyCount = 5

  private let warmUp: CameraWarmUp
  private var frameCount = 0
  private var begin: Duration?
  private var lumas: [Double] = []

  init(_ warmUp: CameraWarmUp) {
    self.warmUp = warmUp
  }

  /// Whether the light of frames is of interest.
  var needsLuma: Bool {
    if case .settling = warmUp { true } else { false }
  }

  /// Takes a sound frame into account, and tells whether it may be kept.
  ///
  /// The time counts from the first frame: how long a camera takes to wake says nothing of the light.
  mutating func isOver(luma: Double?, at now: Duration) -> Bool {
    frameCount += 1
    let begin = begin ?? now
    self.begin = begin
    switch warmUp {
    case .frames(let count): return frameCount > count
    case .settling(let limit):
      if now - begin >= limit { return true }
      guard let luma else { return false }
      lumas = lumas.suffix(Self.steadyCount - 1) + [luma]
      return isSteady
    }
  }

  /// Whether the last frames differ by less than 2 %, where a single step of 255 is always allowed.
  private var isSteady: Bool {
    guard lumas.count == Self.steadyCount, let least = lumas.min(), let most = lumas.max() else {
      return false
    }
    return most - least < max(1, most * 0.02)
  }
}
