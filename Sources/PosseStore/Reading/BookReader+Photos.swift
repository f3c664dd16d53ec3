import Chronology
package import Digest
package import PosseModel
import SQLite

extension BookReader {
  /// Returns the primary photo of a fugitive, if there is any photo.
  package func primaryPhoto(of id: FugitiveID) throws(StoreError) -> PhotoID? {
    let number = try firstRow("SELECT primary_photo FROM fugitive WHERE id = \(id.number)") {
      row throws(DatabaseError) in try row.intOrNil(0)
    }
    return (number ?? nil).map(PhotoID.init)
  }

  /// Returns the fugitive whom a photo shows.
  package func owner(of photo: PhotoID) throws(StoreError) -> FugitiveID {
    let owner = try firstRow("SELECT fugitive FROM photo WHERE id = \(photo.number)") {
      row throws(DatabaseError) in FugitiveID(try row.int(0))
    }
    guard let owner else { throw .noSuchPhoto(photo) }
    return owner
  }

  /// Returns the photos of fugitives, the primary one of each first, then by number.
  package func photos(of ids: [FugitiveID]) throws(StoreError) -> [Photo] {
    var photos: [Photo] = []
    for id in ids {
      photos += try self.photos(where: "p.fugitive = \(id.number)")
    }
    return photos
  }

  /// Returns the photos of everybody outside the trash, by person, the primary one of each first.
  package func allPhotos() throws(StoreError) -> [Photo] {
    try photos(where: "f.trashed IS NULL")
  }

  /// Returns the people outside the trash who have photos, by number.
  package func peopleWithPhotos() throws(StoreError) -> [FugitiveID] {
    try rows(
      """
      SELECT f.id FROM fugitive f
      WHERE f.trashed IS NULL AND EXISTS (SELECT 1 FROM photo p WHERE p.fugitive = f.id)
      ORDER BY f.id
      """
    ) { row throws(DatabaseError) in FugitiveID(try row.int(0)) }
  }

  /// Returns one photo.
  package func photo(_ id: PhotoID) throws(StoreError) -> Photo {
    guard let photo = try photos(where: "p.id = \(id.number)").first else {
      throw .noSuchPhoto(id)
    }
    return photo
  }

  /// Returns the photos whose received bytes had a digest.
  package func photos(receivedAs digest: SHA256Digest) throws(StoreError) -> [Photo] {
    try photos(where: "p.sha256 = \(digest.hexText)")
  }

  /// Returns bytes that the book keeps under their digest, or nil.
  package func bytes(_ digest: SHA256Digest) throws(StoreError) -> [UInt8]? {
    try firstRow("SELECT bytes FROM blob WHERE sha256 = \(digest.hexText)") {
      row throws(DatabaseError) in try row.blob(0)
    }
  }

  /// Returns the stored PNG of a photo, or nil when it is missing or not what was stored.
  package func pngBytes(of photo: Photo) throws(StoreError) -> [UInt8]? {
    try bytes(named: photo.pngSha256)
  }

  /// Returns the bytes as received, or nil when they were not kept or are not as they were stored.
  package func originalBytes(of photo: Photo) throws(StoreError) -> [UInt8]? {
    photo.isOriginalKept ? try bytes(named: photo.sha256) : nil
  }

  private func bytes(named hexText: String) throws(StoreError) -> [UInt8]? {
    guard let digest = SHA256Digest(hexText: hexText), let bytes = try bytes(digest) else {
      return nil
    }
    // A damaged page of the file must not leave the book as a picture.
    return SHA256.digest(of: bytes) == digest ? bytes : nil
  }

  /// Finds the photos that a reference means, in the order given, each once.
  ///
  /// People in the trash are not looked at.
  package func resolve(_ reference: PhotoReference) throws(StoreError) -> [PhotoID] {
    var failure: StoreError?
    for reading in reference.readings {
      do {
        return try resolve(reading)
      } catch .noSuchName(let text) {
        // Only a text that names nobody as a whole may be cut at its slash; what is said of it is
        // said of the whole.
        failure = failure ?? .noSuchName(text)
      }
    }
    throw failure ?? .noSuchName("")
  }

  private func resolve(_ reading: PhotoReference.Reading) throws(StoreError) -> [PhotoID] {
    switch reading {
    case .photo(let id):
      let owner = try owner(of: id)
      guard try !isTrashed(owner) else { throw .inTrash([owner]) }
      return [id]
    case .primary(let person):
      return try pick(1, of: try resolve(person, scope: .live))
    case .position(let person, let position):
      return try pick(position, of: try resolve(person, scope: .live))
    }
  }

  private func pick(_ position: Int64, of ids: [FugitiveID]) throws(StoreError) -> [PhotoID] {
    var picked: [PhotoID] = []
    for id in ids {
      let photos = try photos(of: [id])
      guard position <= photos.count else {
        throw .noPhotoAt(id, position: Int(clamping: position), count: photos.count)
      }
      picked.append(photos[Int(position) - 1].id)
    }
    return picked
  }
}
