import Chronology
import PosseModel
import SQLite

/// Values of the model out of the columns that hold them.
extension Row {
  /// Reads a sum in thousandths and its currency.
  func moneyOrNil(_ index: Int) throws(DatabaseError) -> Money? {
    guard let thousandths = try intOrNil(index), let currency = try currencyOrNil(index + 1)
    else { return nil }
    return Money(thousandths: thousandths, currency: currency)
  }

  /// Reads a currency.
  func currencyOrNil(_ index: Int) throws(DatabaseError) -> CurrencyCode? {
    try textOrNil(index).flatMap { CurrencyCode(stored: $0) }
  }

  /// Reads a partial date from its text; one that no program of ours wrote counts as none.
  func partialDateOrNil(_ index: Int) throws(DatabaseError) -> PartialDate? {
    try textOrNil(index).flatMap { PartialDate(machineText: $0) }
  }

  /// Reads an instant and the offset that was in force.
  func instantWithOffset(_ index: Int) throws(DatabaseError) -> Moment {
    Moment(
      instant: Instant(microseconds: try int(index)),
      offsetMinutes: Int(clamping: try int(index + 1)))
  }

  /// Reads the number of a place, its country, state, ZIP and city.
  func placeOrNil(_ index: Int) throws(DatabaseError) -> PlaceValue? {
    guard let number = try intOrNil(index) else { return nil }
    guard number != FixedRow.unknown else { return .unknown }
    return .place(
      Place(
        country: try textOrNil(index + 1), state: try textOrNil(index + 2),
        zip: try textOrNil(index + 3), city: try textOrNil(index + 4)))
  }

  /// Reads an instant of UTC.
  func instantOrNil(_ index: Int) throws(DatabaseError) -> Instant? {
    try intOrNil(index).map { Instant(microseconds: $0) }
  }

  /// Reads an angle in 10⁻⁷ degrees.
  func degreesOrNil(_ index: Int) throws(DatabaseError) -> Degrees? {
    try intOrNil(index).map { Degrees(tenMillionths: $0) }
  }
}
