extension Moment {
  /// The text that a person may type for the moment, such as `~1968` or `2026-03-01T14:05-06:00`.
  ///
  /// ``DateGrammar`` reads it back with the offset that was given. What nobody can type, such as a point in
  /// time that is only about right, is written as ``machineText`` writes it.
  package var typedText: String {
    if let partialDate { return partialDate.machineText }
    let shift = Int64(offsetMinutes) * 60_000_000
    guard !isCirca, offsetMinutes.magnitude < 24 * 60,
      let shown = instant.adding(microseconds: shift), shown.isInRange
    else { return machineText }
    let civil = CivilTime(asIfUTC: shown)
    var text = civil.date.machineText + "T" + Self.pair(civil.hour) + ":" + Self.pair(civil.minute)
    if civil.second != 0 || civil.microsecond != 0 { text += ":" + Self.pair(civil.second) }
    if civil.microsecond != 0 { text += "." + DigitText.padded(civil.microsecond, to: 6) }
    return text + zoneText
  }

  private var zoneText: String {
    guard offsetMinutes != 0 else { return "Z" }
    let minutes = Int(offsetMinutes.magnitude)
    return (offsetMinutes < 0 ? "-" : "+") + Self.pair(minutes / 60) + ":"
      + Self.pair(minutes % 60)
  }

  private static func pair(_ number: Int) -> String { DigitText.padded(number, to: 2) }
}
