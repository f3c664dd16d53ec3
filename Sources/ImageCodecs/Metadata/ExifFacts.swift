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
