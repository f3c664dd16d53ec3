import PredicateFormat

/// The forms in which a date can be typed.
enum DateTextForm: String, Hashable, CaseIterable {
  case year, month, day
  case today, yesterday, tomorrow
  case lastWeekday
  case timestampWithZone, timestampWithoutZone
  case now
  case secondsAgo, minutesAgo, hoursAgo, daysAgo, weeksAgo, monthsAgo, yearsAgo
  case signedSeconds, signedMinutes, signedHours, signedDays, signedWeeks, signedMonths, signedYears

  /// Texts of the form, about dates that records have or that lie among them.
  var texts: [String] {
    switch self {
    case .year: ["2026", "2025", "1969", "1970", "1713"]
    case .month: ["2026-03", "2026-02", "1969-12", "1713-05"]
    case .day: ["2026-03-01", "2026-02-28", "1970-01-01", "1969-12-31", "1713-05-02"]
    case .today: ["today"]
    case .yesterday: ["yesterday"]
    case .tomorrow: ["tomorrow"]
    case .lastWeekday: ["last friday", "last sun", "last Saturday", "last monday"]
    case .timestampWithZone:
      ["2026-03-01T12:00Z", "2026-03-01 13:00:00+01:00", "1969-12-31T23:59:59.999999Z"]
    case .timestampWithoutZone: ["2026-03-01@12:00", "2026-03-02 00:00:00", "1970-01-01T00:00"]
    case .now: ["now"]
    case .secondsAgo: ["90 s ago", "1 second ago"]
    case .minutesAgo: ["90 min ago", "5 minutes ago"]
    case .hoursAgo: ["12 h ago", "24 hours ago"]
    case .daysAgo: ["3 days ago", "7d ago"]
    case .weeksAgo: ["1 week ago", "2 w ago"]
    case .monthsAgo: ["1 month ago", "2 mo ago"]
    case .yearsAgo: ["1 year ago", "56 y ago"]
    case .signedSeconds: ["+90s", "-1s"]
    case .signedMinutes: ["+60min", "-90min"]
    case .signedHours: ["+1h", "-12h"]
    case .signedDays: ["-7d", "+1d", "-3 days"]
    case .signedWeeks: ["+2w", "-1w"]
    case .signedMonths: ["-1mo", "+1mo"]
    case .signedYears: ["-1y", "+1y"]
    }
  }

  /// The forms by their texts.
  static let byText = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { form in form.texts.map { ($0, form) } })
}
