import Chronology
import PosseModel
import TestSupport
import Testing

@testable import PosseStore

/// A source of commands that keeps count of what they should do.
struct RandomCommands {
  private(set) var expected = ExpectedBook()
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static let texts = [
    "Ned Kelly", "石川五右衛門", "Степан Разин", "Jánošík", "a\u{301}\u{323}b", "👨‍👩‍👧‍👦",
    "x'; DROP TABLE log; --",
    "\u{202E}gnorw", "ẞß İı Σς", "..Unknown..", "TAB\there", "ﬁ ligature", "%_\\",
    "O'Brien \"Red\"",
  ]

  static let edits: [[String]] = [
    ["bounty=500"], ["bounty=1.5 GBP"], ["bounty=0"], ["currency=EUR"], ["currency=JPY"],
    ["place=TX/78701 Austin"], ["place=TX/78701"], ["place=..Unknown.."], ["place=GB:London"],
    ["city=Waterloo"], ["state=NM", "zip=88001"], ["zip=78701"], ["country=GB"],
    ["born=1859-11-23"], ["born=~1860"], ["due=2026-04"], ["due=2026-04-01T10:00:00Z"],
    ["captdate=1880"], ["capturedBy=Steele"], ["capturedPlace=NM"], ["capturedLat=1"],
    ["capturedLat=1", "capturedLon=2"], ["lastSeenLat=1"], ["lastSeenLat=3", "lastSeenLon=4"],
    ["lastSeen=~1881"], ["lastSeenPlace=NM/88001"], ["heightCm=170", "weightKg=70"],
    ["aliases=Kid|El Chivato"], ["aliases+=Kid|KID"], ["aliases-=Kid"], ["offenses+=Theft"],
    ["offenses=Murder|Theft"], ["agent=Garrett"], ["agent=..Unknown.."],
  ]

  static let cleared: [FugitiveField] = FugitiveField.allCases.filter {
    $0.isClearable && $0 != .tags
  }

  mutating func next(on book: ScratchBook) throws {
    guard !expected.people.isEmpty, Int.random(in: 0..<8, using: &generator) > 0 else {
      return try add(to: book)
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: try edit(book)
    case 2: try clear(book)
    case 3: try tag(book)
    case 4, 5: try capture(book)
    case 6: try release(book)
    case 7: try moveToOrFromTrash(book)
    case 8: try addPhoto(to: book)
    default: try changePhotos(book)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  /// One to three people, each once; now and then one who does not exist.
  private mutating func somePeople() -> [Int] {
    Array(
      (0..<expected.people.count).shuffled(using: &generator).prefix(
        .random(in: 1...3, using: &generator)))
  }

  private mutating func add(to book: ScratchBook) throws {
    let name = (pick(Self.texts) ?? "") + " \(expected.people.count)"
    let key = String(Int.random(in: 0..<4, using: &generator))
    let sources = Bool.random(using: &generator) ? [SourceRecord(name: "fbi", key: key)] : []
    let edits = try book.edits(pick(Self.edits) ?? [])
    try book.change { _ = try $0.add(name: name, edits: edits, sources: sources) }
    expected.people.append(.init())
  }

  private mutating func edit(_ book: ScratchBook) throws {
    let ids = somePeople().map { FugitiveID(Int64($0 + 1)) }
    let text = pick(Self.texts) ?? ""
    let chosen = [pick(Self.edits) ?? [], ["desc=\(text)"], ["name=\(text)", "warrant=\(text)"]]
    let edits = try book.edits(pick(chosen) ?? [])
    try book.change { _ = try $0.edit(ids, edits) }
  }

  private mutating func clear(_ book: ScratchBook) throws {
    let ids = somePeople().map { FugitiveID(Int64($0 + 1)) }
    let edits = try book.edits([], clearing: [pick(Self.cleared)?.name ?? "hair"])
    try book.change { _ = try $0.edit(ids, edits) }
  }

  private mutating func tag(_ book: ScratchBook) throws {
    let index = somePeople()[0]
    let items = Array(["a", "B", "é", "石"].shuffled(using: &generator).prefix(2))
    let sign = pick(["=", "+=", "-="]) ?? "="
    try book.edit(FugitiveID(Int64(index + 1)), "tags\(sign)\(items.joined(separator: "|"))")
    let present = expected.people[index].tags
    expected.people[index].tags =
      switch sign {
      case "=": items
      case "+=": present + items.filter { !present.contains($0) }
      default: present.filter { !items.contains($0) }
      }
  }

  private mutating func capture(_ book: ScratchBook) throws {
    let people = somePeople()
    let act = CaptureAct(
      date: pick([.unknown, .known(Moment(local: book.now)), try book.captureDate("1880-06")])
        ?? .unknown,
      point: try pick(["TX/78701", "1.5,-2.5", "..Unknown.."]).map {
        try CapturePoint(parsing: $0)
      },
      agent: pick([nil, "Steele", "..Unknown.."]) ?? nil,
      note: pick([nil, pick(Self.texts)]) ?? nil,
      isRepeated: Bool.random(using: &generator))
    try book.change { _ = try $0.capture(people.map { FugitiveID(Int64($0 + 1)) }, act) }
    for index in people {
      #expect(act.isRepeated || !expected.people[index].isCaptured)
      expected.people[index].isCaptured = true
      expected.people[index].entries += 1
    }
  }

  private mutating func release(_ book: ScratchBook) throws {
    let people = somePeople()
    let act = ReleaseAct(date: nil, reason: pick(ReleaseReason.allCases), note: nil)
    try book.change { _ = try $0.release(people.map { FugitiveID(Int64($0 + 1)) }, act) }
    for index in people {
      #expect(expected.people[index].isCaptured)
      expected.people[index].isCaptured = false
      expected.people[index].entries += 1
    }
  }

  private mutating func moveToOrFromTrash(_ book: ScratchBook) throws {
    let people = somePeople()
    let isIn = Bool.random(using: &generator)
    let ids = people.map { FugitiveID(Int64($0 + 1)) }
    let moved = try book.change { try isIn ? $0.trash(ids) : $0.restore(ids) }
    #expect(moved == ids.filter { expected.people[Int($0.number) - 1].isTrashed != isIn })
    for index in people { expected.people[index].isTrashed = isIn }
  }

  private mutating func addPhoto(to book: ScratchBook) throws {
    let index = somePeople()[0]
    let asked = Int.random(in: 0..<3, using: &generator) == 0
    // Few seeds, so that the same bytes come again.
    var photo = SamplePhoto.make(
      .random(in: 0..<6, using: &generator), keepsOriginal: Bool.random(using: &generator))
    photo.caption = pick(Self.texts)
    let id = try book.change {
      try $0.addPhoto(photo, to: FugitiveID(Int64(index + 1)), makesPrimary: asked)
    }
    expected.people[index].photos.append(id.number)
    if asked || expected.people[index].primary == nil { expected.people[index].primary = id.number }
  }

  private mutating func changePhotos(_ book: ScratchBook) throws {
    let index = somePeople()[0]
    guard let photo = pick(expected.people[index].photos + [9999]) else { return }
    if Bool.random(using: &generator) {
      try book.change { _ = try $0.makePrimary(PhotoID(photo)) }
      expected.people[index].primary = photo
    } else {
      try book.change { try $0.removePhotos([PhotoID(photo)]) }
      expected.people[index].photos.removeAll { $0 == photo }
      if expected.people[index].primary == photo {
        expected.people[index].primary = expected.people[index].photos.min()
      }
    }
  }
}
