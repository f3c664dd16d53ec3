import Chronology
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore

extension NewPhoto {
  /// Makes a photo for the book of what was received.
  init(_ photo: ReceivedPhoto) {
    self.init(
      png: photo.png, pngDigest: photo.pngDigest, receivedDigest: photo.receivedDigest,
      width: photo.width, height: photo.height, originalFormat: photo.format.name,
      originalSize: photo.receivedSize,
      origin: photo.sourceKind == .standardInput ? .stdin : .file)
    original = photo.original
    file = photo.fileName
    takenAt = Self.moment(photo.exif)
    takenText = photo.exif.dateText
    cameraMake = photo.exif.make
    cameraModel = photo.exif.model
    if let latitude = photo.exif.latitude, let longitude = photo.exif.longitude {
      coordinate = Coordinate(
        latitude: Degrees(tenMillionths: Int64(latitude)),
        longitude: Degrees(tenMillionths: Int64(longitude)))
    }
    warnings = photo.warnings.map { "\($0)" }
  }

  /// The time of the picture: the satellites' if there is one, else the camera's with its offset, else the
  /// camera's as local time.
  private static func moment(_ exif: ExifFacts) -> Moment? {
    if let time = exif.gpsTime.flatMap(CivilTime.init) { return Moment(instant: time.asIfUTC) }
    guard let time = exif.date.flatMap(CivilTime.init) else { return nil }
    if let offset = exif.offsetMinutes {
      let shift = Int64(offset) * -60_000_000
      return time.asIfUTC.adding(microseconds: shift)
        .map { Moment(instant: $0, offsetMinutes: offset) }
    }
    switch Zone.instant(of: time) {
    case .one(let instant), .twice(let instant): return Moment(local: instant)
    case .none: return nil
    }
  }
}

extension CivilTime {
  fileprivate init?(_ time: ExifTime) {
    self.init(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
      second: time.second, microsecond: time.microsecond)
  }
}
