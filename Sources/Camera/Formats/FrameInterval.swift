import CCamera

/// The time from frame to frame, as a fraction of seconds.
package struct FrameInterval: Hashable, Sendable {
  /// The upper part of the fraction.
  package let numerator: UInt32

  /// The lower part of the fraction.
  package let denominator: UInt32

  /// Puts an interval together; nil if it makes no sense.
  package init?(_ numerator: UInt32, _ denominator: UInt32) {
    if numerator == 0 || denominator == 0 { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  init?(_ fraction: v4l2_fract) {
    self.init(fraction.numerator, fraction.denominator)
  }

  /// Frames in a second.
  package var rate: Double { Double(denominator) / Double(numerator) }
}
