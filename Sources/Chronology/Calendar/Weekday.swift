/// A day of the week, Monday first as in ISO 8601.
package enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// Monday, the first day.
  case monday
  /// Tuesday, 1 day after Monday.
  case tuesday
  /// Wednesday, 2 days after Monday.
  case wednesday
  /// Thursday, 3 days after Monday.
  case thursday
  /// Friday, 4 days after Monday.
  case friday
  /// Saturday, 5 days after Monday.
  case saturday
  /// Sunday, 6 days after Monday.
  case sunday

  /// Makes the weekday of a day counted from 1970-01-01, which was a Thursday.
  init(ofDay dayNumber: Int) {
    let index = CivilCalendar.floorDivision(dayNumber, 7).remainder
    self =
      switch index {
      case 0: .thursday
      case 1: .friday
      case 2: .saturday
      case 3: .sunday
      case 4: .monday
      case 5: .tuesday
      default: .wednesday
      }
  }

  /// Reads an English name in lower case, whole or its first three letters.
  init?(word: String) {
    switch word {
    case "monday", "mon": self = .monday
    case "tuesday", "tue": self = .tuesday
    case "wednesday", "wed": self = .wednesday
    case "thursday", "thu": self = .thursday
    case "friday", "fri": self = .friday
    case "saturday", "sat": self = .saturday
    case "sunday", "sun": self = .sunday
    default: return nil
    }
  }
}
