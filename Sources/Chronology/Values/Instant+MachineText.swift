extension Instant {
  /// The RFC 3339 text in UTC, such as `2026-03-01T20:05:00Z`; a fraction only when not zero.
  ///
  /// The inverse is `init(machineText:)`.
  package var machineText: String {
    let civil = CivilTime(asIfUTC: self)
    let time = [civil.hour, civil.minute, civil.second].map { DigitText.padded($0, to: 2) }
    var text = "\(civil.date.machineText)T\(time.joined(separator: ":"))"
    if civil.microsecond != 0 {
      var fraction = DigitText.padded(civil.microsecond, to: 6)
      while fraction.hasSuffix("0") { fraction.removeLast() }
      text += "." + fraction
    }
    return text + "Z"
  }

  /// Reads exactly what `machineText` writes for the years 0001 to 9999, nothing else.
  package init?(machineText text: String) {
    guard let moment = Moment(machineText: text), moment.precision == .instant, !moment.isCirca
    else { return nil }
    self = moment.instant
  }
}
