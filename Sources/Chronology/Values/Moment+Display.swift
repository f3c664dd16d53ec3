extension Moment {
  /// Writes the day for people: `2026-03-01` in the process's zone, a partial date as written.
  package func displayDay() -> String {
    partialDate?.machineText ?? circaMark + Zone.civil(instant).civil.date.machineText
  }

  /// Writes the day and minute for people: `2026-03-01 14:05 CST` in the process's zone.
  ///
  /// A partial date is written as it is. The last word is the zone's own abbreviation, which is
  /// numeric (`+03`) where people have no name for the zone.
  package func displayMinute() -> String {
    if let partialDate { return partialDate.machineText }
    let (civil, _, abbreviation) = Zone.civil(instant)
    let hour = DigitText.padded(civil.hour, to: 2)
    let minute = DigitText.padded(civil.minute, to: 2)
    return "\(circaMark)\(civil.date.machineText) \(hour):\(minute) \(abbreviation)"
  }

  private var circaMark: String { isCirca ? "~" : "" }
}
