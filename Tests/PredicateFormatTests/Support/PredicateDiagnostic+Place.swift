import Chronology
import PredicateFormat

extension PredicateDiagnostic {
  /// Whether the place lies in the text or one past its end, and between characters.
  func isWithin(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    func isBoundary(_ offset: Int) -> Bool {
      offset == bytes.count || bytes.indices.contains(offset) && bytes[offset] & 0xC0 != 0x80
    }
    return isBoundary(range.lowerBound) && isBoundary(range.upperBound)
  }
}

extension Instant {
  /// The moment at which the predicate cases are asked: 2024-06-15T12:00:00Z.
  static let cases = Instant(microseconds: 1_718_452_800_000_000)
}
