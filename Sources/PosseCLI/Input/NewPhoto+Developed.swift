import Chronology
import Digest
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore
import Raster
import UnicodeText

extension NewPhoto {
  /// Makes a photo for the book of what was received; its bytes are fetched now.
  init(_ item: ReceivedPhotos.Item) throws(Failure) {
    let developed = item.received.developed
    try self.init(
      developed, receivedDigest: developed.receivedDigest,
      originalFormat: developed.facts.format.name, originalSize: developed.receivedSize,
      origin: PhotoOrigin(item.received.sourceKind))
    original = try Self.fetched(developed.original)
    file = item.received.fileName
    let exif = developed.facts.exif
    let camera = item.received.camera
    device = camera.map { Normalization.nfc($0.name) }
    pixelFormat = camera?.pixelFormat
    switch item.takenAt {
    case .asWritten:
      takenAt =
        camera.map { Moment(local: Instant(microseconds: $0.time)) }
        ?? Self.moment(exif)
    case .given(let moment): takenAt = moment
    }
    takenText = exif.dateText
    cameraMake = exif.make
    cameraModel = exif.model
    if let latitude = exif.latitude, let longitude = exif.longitude {
      coordinate = Coordinate(
        latitude: Degrees(tenMillionths: Int64(latitude)),
        longitude: Degrees(tenMillionths: Int64(longitude)))
    }
    caption = item.caption
    warnings = developed.facts.warnings.map(\.rawValue)
  }

  /// Makes a photo for the book of a part of another, whose origin it shares.
  init(_ developed: DevelopedPhoto, madeFrom parent: Photo) throws(Failure) {
    try self.init(
      developed, receivedDigest: SHA256Digest(hexText: parent.sha256) ?? developed.receivedDigest,
      originalFormat: parent.originalFormat ?? developed.facts.format.name,
      originalSize: parent.originalSize ?? parent.size, origin: parent.origin)
    file = parent.file
    takenAt = parent.takenAt
    takenText = parent.takenText
    coordinate = parent.coordinate
    cameraMake = parent.cameraMake
    cameraModel = parent.cameraModel
    device = parent.device
    pixelFormat = parent.pixelFormat
    caption = parent.caption
    croppedFrom = parent.id
    warnings = developed.facts.warnings.map(\.rawValue)
  }

  private init(
    _ developed: DevelopedPhoto, receivedDigest: SHA256Digest, originalFormat: String,
    originalSize: Int, origin: PhotoOrigin
  ) throws(Failure) {
    self.init(
      png: try Self.fetched(developed.png), pngDigest: developed.pngDigest,
      receivedDigest: receivedDigest, width: developed.facts.size.width,
      height: developed.facts.size.height, originalFormat: originalFormat,
      originalSize: originalSize, origin: origin)
    thumbnail = Thumbnail(
      bytes: try Self.fetched(developed.thumbnail), digest: developed.thumbnailDigest)
  }

  private static func fetched(_ spooled: SpooledBytes?) throws(Failure) -> [UInt8]? {
    guard let spooled else { return nil }
    return try fetched(spooled)
  }

  private static func fetched(_ spooled: SpooledBytes) throws(Failure) -> [UInt8] {
    do { return try spooled.bytes() } catch { throw .scratchLost(error) }
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

extension PhotoOrigin {
  fileprivate init(_ kind: PhotoSource.Kind) {
    self =
      switch kind {
      case .file: .file
      case .standardInput: .stdin
      case .library: .library
      case .camera: .camera
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
