import Chronology
import Digest
package import PosseModel
import SQLite

extension BookWriter {
  /// Stores a photo of a fugitive and returns its number; the first becomes the primary one.
  ///
  /// - Parameters:
  ///   - photo: Bytes and facts.
  ///   - id: The fugitive.
  ///   - makesPrimary: Whether it becomes the primary photo even when there is one.
  /// - Returns: The number of the photo.
  /// - Throws: What the database reports.
  package func addPhoto(
    _ photo: NewPhoto, to id: FugitiveID, makesPrimary: Bool
  ) throws(StoreError) -> PhotoID {
    try store(photo.png, digest: photo.pngDigest)
    if let original = photo.original { try store(original, digest: photo.receivedDigest) }
    if let thumbnail = photo.thumbnail { try store(thumbnail.bytes, digest: thumbnail.digest) }
    let number = try insert(
      """
      INSERT INTO photo (uuid, fugitive, file, width, height, size, sha256, png_sha256,
        thumbnail_sha256, original_kept, original_format, original_size, source, cropped_from,
        taken_at, taken_at_offset, taken_at_precision, taken_at_circa, taken_text, lat, lon,
        camera_make, camera_model, device, pixel_format, caption, caption_cd, warnings, added, added_offset)
      VALUES (\(newUUID()), \(id.number), \(photo.file), \(photo.width),
        \(photo.height),
        \(photo.png.count), \(photo.receivedDigest.hexText), \(photo.pngDigest.hexText),
        \(photo.thumbnail?.digest.hexText), \(photo.original == nil ? 0 : 1), \(photo.originalFormat), \(photo.originalSize),
        \(photo.origin.rawValue), \(photo.croppedFrom?.number),
        \(MomentColumns(photo.takenAt).values), \(photo.takenText),
        \(CoordinateColumns(photo.coordinate).values), \(photo.cameraMake),
        \(photo.cameraModel), \(photo.device), \(photo.pixelFormat), \(photo.caption),
        \(folded(photo.caption)), \(WarningList.encoded(photo.warnings)),
        \(now.microseconds),
        \(entry.offsetMinutes))
      """)
    let photoID = PhotoID(number)
    let present = try reader.primaryPhoto(of: id)
    if makesPrimary || present == nil { try setPrimary(photoID, of: id) }
    try touch(id)
    return photoID
  }

  /// Makes a photo the primary one of its fugitive; returns the fugitive.
  package func makePrimary(_ photo: PhotoID) throws(StoreError) -> FugitiveID {
    let id = try reader.owner(of: photo)
    guard try reader.primaryPhoto(of: id) != photo else { return id }
    try setPrimary(photo, of: id)
    try touch(id)
    return id
  }

  /// Removes photos and keeps their bytes; where one was primary, the next by number takes its place.
  package func removePhotos(_ photos: [PhotoID]) throws(StoreError) {
    for photo in photos {
      let id = try reader.owner(of: photo)
      if try reader.primaryPhoto(of: id) == photo {
        let next = try reader.firstRow(
          """
          SELECT id FROM photo WHERE fugitive = \(id.number) AND id <> \(photo.number)
          ORDER BY id LIMIT 1
          """
        ) { row throws(DatabaseError) in PhotoID(try row.int(0)) }
        try setPrimary(next, of: id)
      }
      try execute("DELETE FROM photo WHERE id = \(photo.number)")
      try touch(id)
    }
  }

  private func setPrimary(_ photo: PhotoID?, of id: FugitiveID) throws(StoreError) {
    try execute(
      "UPDATE fugitive SET primary_photo = \(photo?.number) WHERE id = \(id.number)")
  }

  /// Keeps bytes under their digest, once, and reads them back: only what the file gives back is stored.
  ///
  /// Damaged bytes that lie there from before give way to these.
  private func store(_ bytes: [UInt8], digest: SHA256Digest) throws(StoreError) {
    try execute(
      """
      INSERT INTO blob (sha256, size, bytes) VALUES (\(digest.hexText), \(bytes.count), \(bytes))
      ON CONFLICT (sha256) DO NOTHING
      """)
    if try isKept(digest) { return }
    try execute(
      """
      UPDATE blob SET size = \(bytes.count), bytes = \(bytes) WHERE sha256 = \(digest.hexText)
      """)
    guard try isKept(digest) else { throw .bytesNotKept }
  }

  private func isKept(_ digest: SHA256Digest) throws(StoreError) -> Bool {
    guard let bytes = try reader.bytes(digest) else { return false }
    return SHA256.digest(of: bytes) == digest
  }
}

/// Warnings of a photo as the JSON array that their column holds.
enum WarningList {
  static func encoded(_ warnings: [String]) -> String? {
    guard !warnings.isEmpty else { return nil }
    let words = warnings.map { word in
      "\"" + String(word.filter { $0.isASCII && $0 != "\"" && $0 != "\\" && !$0.isNewline }) + "\""
    }
    return "[" + words.joined(separator: ",") + "]"
  }

  /// Reads the column back; the words hold no quotes, so splitting at them is exact.
  static func decoded(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
