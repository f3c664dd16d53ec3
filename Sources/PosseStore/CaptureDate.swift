package import Chronology

/// When somebody was captured, as far as the book knows.
package enum CaptureDate: Hashable, Sendable {
  /// The date is known to its precision.
  case known(Moment)
  /// The person is captured; nobody wrote down when.
  case unknown
}
