/// A unit of a duration.
package enum CalendarUnit: String, Hashable, Sendable, CaseIterable {
  /// Seconds.
  case second = "s"
  /// Minutes.
  case minute = "min"
  /// Hours.
  case hour = "h"
  /// Days of 24 hours.
  case day = "d"
  /// Weeks of seven days of 24 hours.
  case week = "w"
  /// Months of the local calendar.
  case month = "mo"
  /// Years of the local calendar.
  case year = "y"

  /// Reads a unit in lower case: its short form or its English name, one or many.
  init?(word: String) {
    switch word {
    case "s", "sec", "second", "seconds": self = .second
    case "min", "minute", "minutes": self = .minute
    case "h", "hour", "hours": self = .hour
    case "d", "day", "days": self = .day
    case "w", "week", "weeks": self = .week
    case "mo", "month", "months": self = .month
    case "y", "year", "years": self = .year
    default: return nil
    }
  }

  /// The length, or the months when the calendar gives the length.
  var measure: Measure {
    switch self {
    case .second: .microseconds(1_000_000)
    case .minute: .microseconds(60_000_000)
    case .hour: .microseconds(3_600_000_000)
    case .day: .microseconds(86_400_000_000)
    case .week: .microseconds(604_800_000_000)
    case .month: .months(1)
    case .year: .months(12)
    }
  }

  enum Measure {
    case microseconds(Int64)
    case months(Int)
  }
}
