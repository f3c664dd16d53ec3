import Chronology
import Digest
import PosseModel
import SQLite
import Testing

@testable import PosseStore

struct PhotoTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  @Test func `every fact of a photo is read back`() throws {
    var new = SamplePhoto.make(1, keepsOriginal: true)
    new.takenAt = try book.moment("1880-11-10T09:00:00Z")
    new.takenText = "1880:11:10 09:00:00"
    new.coordinate = try Coordinate(parsing: "-37.8078,144.9653")
    new.cameraMake = "Nettleton"
    new.cameraModel = "Wet plate"
    new.caption = "Jánošík — the day before"
    new.warnings = ["truncated", "profile-dropped"]
    book.nextDay()
    let id = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    let photo = try book.read { try $0.photo(id) }
    #expect(photo.fugitive == ned && photo.uuid.count == 36)
    #expect(photo.file == "portrait-1.jpg" && photo.width == 30 && photo.height == 40)
    #expect(photo.size == 300 && photo.originalSize == 600 && photo.originalFormat == "jpeg")
    #expect(photo.sha256 == new.receivedDigest.hexText && photo.pngSha256 == new.pngDigest.hexText)
    #expect(photo.origin == .file && photo.isOriginalKept && photo.croppedFrom == nil)
    #expect(photo.takenAt == new.takenAt && photo.takenText == new.takenText)
    #expect(photo.coordinate == new.coordinate)
    #expect(photo.cameraMake == "Nettleton" && photo.cameraModel == "Wet plate")
    #expect(photo.caption == new.caption && photo.warnings == new.warnings)
    #expect(photo.isPrimary)
    #expect(try book.read { try $0.bytes(new.pngDigest) } == new.png)
    #expect(try book.read { try $0.bytes(new.receivedDigest) } == new.original)
    #expect(try book.value(.modified, of: ned) == .moment(Moment(instant: book.now)))
    try BookAudit.check(book)
  }

  @Test func `a photo of which nothing more is known has no more`() throws {
    let new = SamplePhoto.make(1)
    let id = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    let photo = try book.read { try $0.photo(id) }
    #expect(photo.takenAt == nil && photo.coordinate == nil && photo.caption == nil)
    #expect(photo.warnings.isEmpty && !photo.isOriginalKept)
    #expect(try book.read { try $0.bytes(new.receivedDigest) } == nil)
  }

  @Test func `a thumbnail is kept beside the picture and named by the photo`() throws {
    var new = SamplePhoto.make(1)
    let small: [UInt8] = [7, 8, 9]
    new.thumbnail = NewPhoto.Thumbnail(bytes: small, digest: SHA256.digest(of: small))
    let id = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    #expect(try book.read { try $0.bytes(SHA256.digest(of: small)) } == small)
    let named = try book.column("SELECT thumbnail_sha256 FROM photo WHERE id = \(id.number)")
    #expect(named == [.text(SHA256.digest(of: small).hexText)])
    try BookAudit.check(book)
  }

  @Test func `damaged bytes under the digest of a new photo give way to its own`() throws {
    let new = SamplePhoto.make(1)
    try book.run(
      """
      INSERT INTO blob (sha256, size, bytes)
      VALUES (\(new.pngDigest.hexText), 3, \([1, 2, 3] as [UInt8]))
      """)
    _ = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    #expect(try book.read { try $0.bytes(new.pngDigest) } == new.png)
  }

  @Test func `a photo that cannot be read back as it was written is not stored`() throws {
    for event in ["INSERT", "UPDATE"] {
      try book.run(
        SQL(
          raw: """
            CREATE TRIGGER spoil_\(event) AFTER \(event) ON blob
            BEGIN UPDATE blob SET bytes = zeroblob(size) WHERE id = new.id; END
            """))
    }
    let before = try BookDump.of(book)
    #expect(throws: StoreError.bytesNotKept) {
      try book.change { try $0.addPhoto(SamplePhoto.make(1), to: ned, makesPrimary: false) }
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test(arguments: PhotoOrigin.allCases)
  func `every origin is stored`(origin: PhotoOrigin) throws {
    var new = SamplePhoto.make(1)
    new.origin = origin
    let id = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    #expect(try book.read { try $0.photo(id) }.origin == origin)
  }

  @Test func `the first is primary until told otherwise`() throws {
    let photos = try (1...3).map { try book.addPhoto(UInt64($0), to: ned) }
    #expect(try book.read { try $0.primaryPhoto(of: ned) } == photos[0])
    #expect(try book.photos(of: ned).map(\.id) == photos)
    let asked = try book.addPhoto(4, to: ned, primary: true)
    #expect(try book.photos(of: ned).map(\.id) == [asked] + photos)
    #expect(try book.change { try $0.makePrimary(photos[2]) } == ned)
    #expect(try book.photos(of: ned).map(\.id) == [photos[2], photos[0], photos[1], asked])
    #expect(try book.photos(of: ned).map(\.isPrimary) == [true, false, false, false])
    try BookAudit.check(book)
  }

  @Test func `making the primary photo primary changes nothing`() throws {
    let photo = try book.addPhoto(1, to: ned)
    let before = try BookDump.of(book)
    book.nextDay()
    #expect(try book.change { try $0.makePrimary(photo) } == ned)
    #expect(try BookDump.of(book) == before)
  }

  @Test func `the next by number follows a primary photo that goes`() throws {
    let photos = try (1...4).map { try book.addPhoto(UInt64($0), to: ned) }
    try book.change { _ = try $0.makePrimary(photos[2]) }
    try book.change { try $0.removePhotos([photos[1]]) }
    #expect(try book.read { try $0.primaryPhoto(of: ned) } == photos[2])
    try book.change { try $0.removePhotos([photos[2]]) }
    #expect(try book.photos(of: ned).map(\.id) == [photos[0], photos[3]])
    try BookAudit.check(book)
    try book.change { try $0.removePhotos([photos[0], photos[3]]) }
    #expect(try book.photos(of: ned).isEmpty)
    #expect(try book.read { try $0.primaryPhoto(of: ned) } == nil)
    try BookAudit.check(book)
  }

  @Test func `removing keeps the bytes, and another person's photos`() throws {
    let dan = try book.add("Dan Kelly")
    let new = SamplePhoto.make(1, keepsOriginal: true)
    let first = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    let second = try book.change { try $0.addPhoto(new, to: dan, makesPrimary: false) }
    #expect(try book.count("SELECT count(*) FROM blob") == 2)
    try book.change { try $0.removePhotos([first]) }
    #expect(try book.read { try $0.bytes(new.pngDigest) } == new.png)
    #expect(try book.photos(of: dan).map(\.id) == [second])
    #expect(throws: StoreError.noSuchPhoto(first)) { try book.read { try $0.photo(first) } }
    try BookAudit.check(book)
  }

  @Test func `a removed photo's number is not used again`() throws {
    let first = try book.addPhoto(1, to: ned)
    try book.change { try $0.removePhotos([first]) }
    #expect(try book.addPhoto(2, to: ned).number == first.number + 1)
  }

  @Test func `the received bytes find their photos`() throws {
    let dan = try book.add("Dan Kelly")
    let new = SamplePhoto.make(1)
    let first = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    let second = try book.change { try $0.addPhoto(new, to: dan, makesPrimary: false) }
    try book.addPhoto(2, to: ned)
    #expect(
      try book.read { try $0.photos(receivedAs: new.receivedDigest) }.map(\.id) == [first, second])
    #expect(try book.read { try $0.photos(receivedAs: new.pngDigest) }.isEmpty)
  }

  @Test func `a crop names its origin, which may go`() throws {
    let whole = try book.addPhoto(1, to: ned)
    var new = SamplePhoto.make(2)
    new.croppedFrom = whole
    let crop = try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    #expect(try book.read { try $0.photo(crop) }.croppedFrom == whole)
    #expect(try book.read { try $0.primaryPhoto(of: ned) } == whole)
    try book.change { try $0.removePhotos([whole]) }
    #expect(try book.read { try $0.photo(crop) }.croppedFrom == nil)
    try BookAudit.check(book)
  }

  @Test func `a photo nobody has is refused by every verb`() throws {
    try book.addPhoto(1, to: ned)
    let none = PhotoID(99)
    let before = try BookDump.of(book)
    #expect(throws: StoreError.noSuchPhoto(none)) { try book.change { try $0.makePrimary(none) } }
    #expect(throws: StoreError.noSuchPhoto(none)) {
      try book.change { try $0.removePhotos([PhotoID(1), none]) }
    }
    #expect(throws: StoreError.noSuchPhoto(none)) { try book.read { try $0.owner(of: none) } }
    #expect(throws: StoreError.self) { try book.addPhoto(2, to: FugitiveID(99)) }
    #expect(try BookDump.of(book) == before)
  }

  @Test(arguments: [1, 8191, 100_000, 5 << 20])
  func `bytes of any size come back as they were`(size: Int) throws {
    let new = SamplePhoto.make(7, size: size)
    try book.change { try $0.addPhoto(new, to: ned, makesPrimary: false) }
    let read = try #require(try book.read { try $0.bytes(new.pngDigest) })
    #expect(SHA256.digest(of: read) == new.pngDigest)
  }

  @Test func `warnings of any words survive`() throws {
    for (words, expected) in [
      ([], []), (["a"], ["a"]), (["a b", "c,d", "[e]"], ["a b", "c,d", "[e]"]),
      // What is not plain is left out of stable words.
      (["q\"u\\o\nte é"], ["quote "]), ([""], [""]),
    ] as [([String], [String])] {
      let text = WarningList.encoded(words)
      #expect(WarningList.decoded(text) == expected)
      if let text { #expect(try book.count("SELECT json_valid(\(text))") == 1) }
    }
    #expect(WarningList.encoded([]) == nil)
  }
}
