import Chronology
import PosseModel
import SQLite

extension BookReader {
  /// Returns the photos of the table `photo p` under a condition, the primary one of each person first.
  func photos(where condition: SQL) throws(StoreError) -> [Photo] {
    try rows(
      """
      SELECT p.id, p.uuid, p.fugitive, p.file, p.width, p.height, p.size, p.sha256, p.png_sha256,
        p.source, p.taken_at, p.taken_at_offset, p.taken_at_precision, p.taken_at_circa,
        p.caption, f.primary_photo IS p.id, p.original_format, p.original_size, p.camera_make,
        p.camera_model, p.lat, p.lon, p.original_kept, p.cropped_from, p.taken_text, p.warnings,
        p.device, p.pixel_format
      FROM photo p JOIN fugitive f ON f.id = p.fugitive WHERE \(condition)
      ORDER BY p.fugitive, f.primary_photo IS NOT p.id, p.id
      """
    ) { row throws(DatabaseError) in
      var photo = Photo(
        id: PhotoID(try row.int(0)), uuid: try row.text(1), fugitive: FugitiveID(try row.int(2)),
        file: try row.textOrNil(3), width: Int(clamping: try row.int(4)),
        height: Int(clamping: try row.int(5)), size: Int(clamping: try row.int(6)),
        sha256: try row.text(7), pngSha256: try row.text(8),
        origin: PhotoOrigin(rawValue: try row.text(9)) ?? .file)
      photo.takenAt = try row.momentOrNil(10)
      photo.caption = try row.textOrNil(14)
      photo.isPrimary = try row.bool(15)
      photo.originalFormat = try row.textOrNil(16)
      photo.originalSize = try row.intOrNil(17).map { Int(clamping: $0) }
      photo.cameraMake = try row.textOrNil(18)
      photo.cameraModel = try row.textOrNil(19)
      photo.latitude = try row.degreesOrNil(20)
      photo.longitude = try row.degreesOrNil(21)
      photo.isOriginalKept = try row.bool(22)
      photo.croppedFrom = try row.intOrNil(23).map(PhotoID.init)
      photo.takenText = try row.textOrNil(24)
      photo.warnings = WarningList.decoded(try row.textOrNil(25))
      photo.device = try row.textOrNil(26)
      photo.pixelFormat = try row.textOrNil(27)
      return photo
    }
  }

  /// Returns the entries of the table `log l` under a condition, by person and number.
  func log(where condition: SQL) throws(StoreError) -> [LogEntry] {
    try rows(
      """
      SELECT \(LogColumns.selection) FROM log l \(LogColumns.join) WHERE \(condition)
      ORDER BY l.fugitive, l.id
      """
    ) { row throws(DatabaseError) in try LogColumns.entry(row) }
  }
}
