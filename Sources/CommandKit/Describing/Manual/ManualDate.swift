/// The day a man page speaks of.
package struct ManualDate: Hashable, Sendable {
  /// The year, such as 2026.
  package let year: Int
  /// The month from 1 to 12.
  package let month: Int
  /// The day of the month from 1.
  package let day: Int

  /// Makes a date; nil if there is no such month or day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date as mdoc(7) wants it, such as `March 1, 2026`.
  var text: String { "\(Self.months[month - 1]) \(day), \(year)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
