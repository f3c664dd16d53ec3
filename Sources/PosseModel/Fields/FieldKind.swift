/// What the values of a field are and how text for one is read.
package enum FieldKind: Hashable, Sendable {
  /// A whole number within bounds.
  case integer(ClosedRange<Int64>)
  /// A text under a rule.
  case text(TextField)
  /// An amount of money.
  case money
  /// The currency of the bounty.
  case currency
  /// Degrees of latitude or longitude.
  case degrees(Degrees.Axis)
  /// True or false.
  case bool
  /// A moment.
  case moment
  /// A calendar date that may be known in part only.
  case partialDate
  /// A place.
  case place
  /// One part of the field `place`.
  case placePart(PlacePart)
  /// A list of texts, each under a rule.
  case texts(TextField)
  /// The photos of a fugitive.
  case photos
  /// The log of a fugitive.
  case log
  /// Where the record was imported from.
  case sources

  /// The type of the field.
  package var type: FieldType {
    switch self {
    case .integer: .int
    case .text, .currency, .place, .placePart: .text
    case .money, .degrees: .decimal
    case .bool: .bool
    case .moment, .partialDate: .date
    case .texts, .photos, .log, .sources: .toMany
    }
  }
}
