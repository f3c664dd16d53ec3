/// The forms that people may type, for messages and help.
package enum DateForms {
  /// Examples of every accepted form of a date.
  package static let accepted: [String] = [
    "2026-03-01", "2026-03-01T14:05", "2026-03-01 14:05:30+01:00", "2026-03", "2026", "~1968",
    "today", "yesterday", "tomorrow", "now", "last friday", "3 days ago", "-7d", "+2w", "-12h",
    "-30min", "unknown",
  ]

  /// Examples of every accepted form of a duration.
  package static let durations: [String] = ["30min", "12h", "14d", "2w", "3mo", "1y"]
}
