extension Moment {
  /// The text for machines: a partial date as written, an instant as RFC 3339 in UTC.
  ///
  /// Such as `1713`, `1883-11`, `2026-03-01`, `2026-03-01T20:05:00Z`, with `~` in front when circa.
  /// The inverse is `init(machineText:)`, save that the offset is not part of the text.
  package var machineText: String {
    partialDate?.machineText ?? (isCirca ? "~" : "") + instant.machineText
  }

  /// Reads exactly what `machineText` writes for the years 0001 to 9999; the offset becomes 0.
  package init?(machineText text: String) {
    guard var reader = MachineTextReader(text), let date = reader.takePartialDate() else {
      return nil
    }
    if reader.isAtEnd {
      self.init(date)
      return
    }
    guard let month = date.month, let day = date.day,
      let civilDate = CivilDate(year: date.year, month: month, day: day),
      reader.take("T"), let civil = reader.takeTime(on: civilDate), reader.take("Z"),
      reader.isAtEnd
    else { return nil }
    self.init(instant: civil.asIfUTC, isCirca: date.isCirca)
  }
}
