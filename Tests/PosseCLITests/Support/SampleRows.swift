import Chronology
import PosseModel
@testable import PosseStore

/// Rows of a list made by hand.
enum SampleRows {
  /// A text with everything in it that a terminal or a reader of lines would stumble over.
  static let hostile = "a\u{1B}[31mb\u{202E}c\r\nd\u{7}\u{9B}e\u{200B}f\u{7F}"

  /// 2026-03-01T20:05:00Z, the time at which rows are written.
  static let now = Instant(microseconds: 1_772_395_500_000_000)

  /// Makes a row of fields and values.
  static func row(
    _ values: [(FugitiveField, FieldValue)], number: Int64 = 12
  ) -> FugitiveRow {
    FugitiveRow(
      id: FugitiveID(number), fields: values.map(\.0), values: values.map(\.1))
  }

  /// A bounty in thousandths.
  static func bounty(_ whole: Int64, _ currency: CurrencyCode = .usd) -> FieldValue {
    .money(Money(thousandths: whole * 1000, currency: currency))
  }

  /// A date in the form of machines.
  static func moment(_ text: String) -> FieldValue {
    Moment(machineText: text).map { .moment($0) } ?? .null
  }

  /// A photo with the facts that every photo has.
  static func photo(_ number: Int64 = 31, file: String? = "mug.jpg") -> Photo {
    Photo(
      id: PhotoID(number), uuid: "0198c2a0-0000-7000-8000-000000000031", fugitive: FugitiveID(12),
      file: file, width: 960, height: 1200, size: 20_000,
      sha256: String(repeating: "a", count: 64), pngSha256: String(repeating: "b", count: 64),
      origin: .file)
  }
}
