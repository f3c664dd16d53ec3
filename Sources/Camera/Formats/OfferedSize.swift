/// A size in which a camera gives frames, and how fast.
package struct OfferedSize: Hashable, Sendable {
  /// The size of frames.
  package let size: FrameSize

  /// The times from frame to frame; none if the driver does not tell.
  package let intervals: [FrameInterval]

  /// Puts both together.
  package init(size: FrameSize, intervals: [FrameInterval]) {
    self.size = size
    self.intervals = intervals
  }

  /// Frames in a second, the most that are offered; nil if the driver does not tell.
  package var fastestRate: Double? { intervals.map(\.rate).max() }
}
