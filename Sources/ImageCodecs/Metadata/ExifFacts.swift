package import Raster

/// What a camera wrote beside a picture, as far as it is used.
package struct ExifFacts: Hashable, Sendable {
  /// How the stored picture must be turned; upright when absent or no number from 1 to 8.
  package var orientation = Orientation.upright

  /// When the picture was taken, as written, such as `2019:06:01 12:30:00`.
  package var dateText: String?

  /// The same taken apart, in the local time of the camera; nil when the text is no date.
  package var date: ExifTime?

  /// The offset of that local time from UTC as written, such as `+02:00`.
  package var offsetText: String?

  /// The same in minutes east of Greenwich.
  package var offsetMinutes: Int?

  /// When the receiver of the camera says the picture was taken, in UTC.
  package var gpsTime: ExifTime?

  /// Where it was taken, in 10⁻⁷ degrees north; set together with `longitude`.
  package var latitude: Int?

  /// Where it was taken, in 10⁻⁷ degrees east; set together with `latitude`.
  package var longitude: Int?

  /// The maker of the camera.
  package var make: String?

  /// The model of the camera.
  package var model: String?

  /// Creates facts of a picture that carries none.
  package init() {}
}

/// A date and time of day whose fields are possible, without a zone.
package struct ExifTime: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var microsecond: Int

  /// Creates a time, or nil when there is no such day of the Gregorian calendar or time of day.
  package init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, microsecond: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...ExifTime.dayCount(year: year, month: month)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute), (0...59).contains(second), (0...999_999).contains(microsecond)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.microsecond = microsecond
  }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
