import PosseModel
import Testing

@testable import PosseStore

/// What a PHOTO means.
struct PhotoReferenceTests {
  private let book: ScratchBook
  private let ned: FugitiveID
  private let photos: [Int64]

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly", sources: [SourceRecord(name: "vic", key: "1878/12")])
    photos = try (1...3).map { [book, ned] in try book.addPhoto(UInt64($0), to: ned).number }
  }

  @Test func `a photo by its number`() throws {
    #expect(try book.resolvePhoto("p2") == [photos[1]])
    #expect(throws: StoreError.noSuchPhoto(PhotoID(9))) { try book.resolvePhoto("p9") }
  }

  @Test func `a person means the primary photo, a position the order of the list`() throws {
    try book.change { _ = try $0.makePrimary(PhotoID(photos[2])) }
    #expect(try book.resolvePhoto("1") == [photos[2]])
    #expect(try book.resolvePhoto("ned kelly") == [photos[2]])
    #expect(try book.resolvePhoto("1/1") == [photos[2]])
    #expect(try book.resolvePhoto("1/2") == [photos[0]])
    #expect(try book.resolvePhoto("ned/3") == [photos[1]])
    #expect(throws: StoreError.noPhotoAt(ned, position: 4, count: 3)) {
      try book.resolvePhoto("1/4")
    }
    #expect(throws: StoreError.noPhotoAt(ned, position: .max, count: 3)) {
      try book.resolvePhoto("1/9223372036854775807")
    }
  }

  @Test func `a person without photos says so`() throws {
    let dan = try book.add("Dan Kelly")
    #expect(throws: StoreError.noPhotoAt(dan, position: 1, count: 0)) {
      try book.resolvePhoto("dan kelly")
    }
    #expect(throws: StoreError.noPhotoAt(dan, position: 1, count: 0)) {
      try book.resolvePhoto("1,2")
    }
  }

  @Test func `several people give one photo each`() throws {
    let dan = try book.add("Dan Kelly")
    let photo = try book.addPhoto(9, to: dan).number
    #expect(try book.resolvePhoto("2,1") == [photo, photos[0]])
    #expect(throws: StoreError.noPhotoAt(dan, position: 2, count: 1)) {
      try book.resolvePhoto("1,2/2")
    }
  }

  @Test func `a slash in a key is a key before it is a position`() throws {
    #expect(try book.resolvePhoto("vic:1878/12") == [photos[0]])
    #expect(try book.resolvePhoto("vic:1878/12/2") == [photos[1]])
    #expect(throws: StoreError.noSuchName("vic:1878/13")) { try book.resolvePhoto("vic:1878/13") }
  }

  @Test func `a text that is wholly a person never means another's photo`() throws {
    // The key 1878 belongs to someone with a photo at position 12 and more.
    let dan = try book.add("Dan Kelly", sources: [SourceRecord(name: "vic", key: "1878")])
    for seed in 20..<33 { try book.addPhoto(UInt64(seed), to: dan) }
    try book.change { try $0.removePhotos(photos.map { PhotoID($0) }) }
    #expect(throws: StoreError.noPhotoAt(ned, position: 1, count: 0)) {
      try book.resolvePhoto("vic:1878/12")
    }
    try book.change { try $0.trash([ned]) }
    #expect(throws: StoreError.inTrash([ned])) { try book.resolvePhoto("vic:1878/12") }
    #expect(try book.resolvePhoto("vic:1878/2").count == 1)
  }

  @Test func `an ambiguous name with a slash is not cut`() throws {
    let one = try book.add("AC/1")
    let two = try book.add("ac/1")
    let plain = try book.add("AC")
    try book.addPhoto(30, to: plain)
    #expect {
      try book.resolvePhoto("AC/1")
    } throws: { error in
      guard case StoreError.ambiguous("AC/1", let candidates) = error else { return false }
      return candidates.map(\.id) == [one, two]
    }
  }

  @Test func `people with photos are found, those in the trash left out`() throws {
    let ann = try book.add("Ann")
    let bo = try book.add("Bo")
    let before = try book.read { try $0.peopleWithPhotos() }
    try book.addPhoto(40, to: bo)
    #expect(try book.read { try $0.peopleWithPhotos() } == before + [bo])
    #expect(!before.contains(ann))
    try book.change { try $0.trash([bo]) }
    #expect(try book.read { try $0.peopleWithPhotos() } == before)
  }

  @Test func `people in the trash have no photos to name`() throws {
    try book.change { try $0.trash([ned]) }
    #expect(throws: StoreError.inTrash([ned])) { try book.resolvePhoto("p1") }
    #expect(throws: StoreError.inTrash([ned])) { try book.resolvePhoto("1/2") }
    #expect(throws: StoreError.inTrash([ned])) { try book.resolvePhoto("ned") }
  }
}
