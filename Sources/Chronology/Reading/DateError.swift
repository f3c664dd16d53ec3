/// Why a text is not taken as a date or a duration.
///
/// The text is the user's, cut to a length fit for a message and not escaped.
package enum DateError: Error, Hashable, Sendable {
  /// There is nothing but blanks.
  case empty

  /// A day, month and year in an order that cannot be known, such as `03/04/2026`.
  ///
  /// The readings that exist, in ISO form, month first before day first: one or two.
  case ambiguousSlashes(String, readings: [String])

  /// The form is right and there is no such day or time, such as `2026-02-30`.
  case impossible(String)

  /// The clocks of the zone were set forward over this local time.
  case nonexistentLocalTime(String, zone: String)

  /// The date falls outside the years 0001 to 9999.
  case outOfRange(String)

  /// The text has none of the accepted forms.
  case unrecognised(String)

  /// The text that was given; empty when it was.
  package var text: String {
    switch self {
    case .empty: ""
    case .ambiguousSlashes(let text, _), .impossible(let text), .nonexistentLocalTime(let text, _),
      .outOfRange(let text), .unrecognised(let text):
      text
    }
  }
}
