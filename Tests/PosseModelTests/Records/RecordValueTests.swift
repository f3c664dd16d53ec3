import Chronology
import PosseModel
import Testing

@Suite struct RecordValueTests {
  private let instant = Instant(microseconds: 1_772_395_500_000_000)  // 2026-03-01T20:05:00Z

  private var photo: Photo {
    Photo(
      id: PhotoID(31), uuid: "u31", fugitive: FugitiveID(12), file: "mug.jpg", width: 960,
      height: 1_200, size: 77, sha256: "aa", pngSha256: "bb", origin: .file,
      takenAt: Moment(machineText: "1883-11"), isPrimary: true, originalFormat: "jpeg",
      originalSize: 99)
  }

  private var entry: LogEntry {
    LogEntry(
      id: LogID(7), uuid: "u7", fugitive: FugitiveID(12), action: .capture,
      date: Moment(instant: instant), place: .unknown, latitude: Degrees(tenMillionths: 15_000_000),
      isPrivate: true, photo: PhotoID(31))
  }

  private var fugitive: Fugitive {
    var fugitive = Fugitive(
      id: FugitiveID(12), uuid: "u12", name: "Joe Koehler", created: instant, modified: instant)
    fugitive.bounty = Money(thousandths: 12_500_000, currency: .usd)
    fugitive.isCaptured = true
    fugitive.captdate = Moment(instant: instant)
    fugitive.born = PartialDate(year: 1968, isCirca: true)
    fugitive.heightCm = 180
    fugitive.place = .place(Place(country: "US", state: "TX", zip: "78701", city: "Austin"))
    fugitive.capturedPlace = .unknown
    fugitive.capturedLat = Degrees(tenMillionths: 397_700_000)
    fugitive.aliases = ["Dutch", "a|b"]
    fugitive.tags = ["fta", "violent"]
    fugitive.photos = [photo]
    fugitive.log = [entry]
    fugitive.sources = [SourceRecord(name: "fbi", key: "6f|2a", fetched: instant)]
    return fugitive
  }

  @Test(arguments: [
    (FugitiveField.id, "12"), (.uuid, "u12"), (.name, "Joe Koehler"), (.aliases, "Dutch|a\\|b"),
    (.bounty, "12500.00 USD"), (.currency, "USD"), (.bountyText, ""), (.captured, "true"),
    (.captdate, "2026-03-01T20:05:00Z"), (.capturedBy, ""), (.capturedPlace, "..Unknown.."),
    (.capturedLat, "39.77"), (.capturedLon, ""), (.born, "~1968"), (.heightCm, "180"),
    (.weightKg, ""), (.place, "TX/78701 Austin"), (.city, "Austin"), (.state, "TX"),
    (.zip, "78701"), (.country, "US"), (.tags, "fta|violent"), (.offenses, ""),
    (.photos, "p31"), (.log, "capture 2026-03-01T20:05:00Z"), (.sources, "fbi:6f\\|2a"),
    (.created, "2026-03-01T20:05:00Z"), (.modified, "2026-03-01T20:05:00Z"), (.due, ""),
    (.lastSeen, ""), (.lastSeenPlace, ""), (.sex, ""), (.notes, ""),
  ]) func `each field has its text in a pipe`(field: FugitiveField, text: String) {
    #expect(fugitive.value(of: field).pipedText == text)
  }

  @Test func `a bare record has no values but those it must have`() {
    let bare = Fugitive(
      id: FugitiveID(1), uuid: "u", name: "N", created: instant, modified: instant)
    let present = FugitiveField.allCases.filter { !bare.value(of: $0).isNull }
    #expect(
      Set(present) == [
        .id, .uuid, .name, .captured, .created, .modified, .aliases, .tags, .offenses, .photos,
        .log, .sources,
      ])
    #expect(bare.value(of: .captured).pipedText == "false")
    #expect(!bare.isTrashed)
    #expect(bare.primaryPhoto == nil)
    #expect(bare.capturedCoordinate == nil)
  }

  @Test func `an unknown place has no parts`() {
    var lost = fugitive
    lost.place = .unknown
    #expect(lost.value(of: .place).pipedText == "..Unknown..")
    for part in [FugitiveField.city, .state, .zip, .country] {
      #expect(lost.value(of: part).isNull)
    }
  }

  @Test func `values have the type of their field`() {
    for field in FugitiveField.allCases {
      let fits =
        switch (field.type, fugitive.value(of: field)) {
        case (_, .null), (.int, .integer), (.text, .text), (.text, .currency), (.text, .place),
          (.decimal, .money), (.decimal, .degrees), (.bool, .bool), (.date, .moment),
          (.date, .partialDate), (.toMany, .texts), (.toMany, .photos), (.toMany, .log),
          (.toMany, .sources):
          true
        default: false
        }
      #expect(fits, "\(field)")
    }
  }

  @Test func `a photo has the values of its fields`() {
    let texts = PhotoField.allCases.map { photo.value(of: $0).pipedText }
    #expect(
      texts == ["31", "mug.jpg", "960", "1200", "77", "aa", "bb", "file", "1883-11", "", "true"])
    #expect(fugitive.primaryPhoto?.id == PhotoID(31))
  }

  @Test func `a log entry has the values of its fields`() {
    let texts = LogField.allCases.map { entry.value(of: $0).pipedText }
    #expect(
      texts == [
        "7", "capture", "2026-03-01T20:05:00Z", "", "..Unknown..", "1.5", "", "", "", "true", "31",
      ])
  }

  @Test func `a source has the values of its fields`() throws {
    let source = try #require(fugitive.sources.first)
    let texts = SourceField.allCases.map { source.value(of: $0).pipedText }
    #expect(texts == ["fbi", "6f|2a", "", "2026-03-01T20:05:00Z"])
    #expect(
      try FugitiveReference(parsing: source.reference) == .sourceKey(name: "fbi", key: "6f|2a"))
  }

  @Test func `words that records keep are the ones agreed`() {
    #expect(
      PhotoOrigin.allCases.map(\.rawValue) == ["file", "stdin", "camera", "library", "import"])
    #expect(
      ReleaseReason.allCases.map(\.rawValue) == ["escaped", "bonded", "mistaken", "other"])
    #expect(
      [LogAction.capture, .release, .sighting].map(\.text) == ["capture", "release", "sighting"])
  }

  @Test func `an action is any short text`() throws {
    #expect(try LogAction(parsing: "capture") == .capture)
    #expect(try LogAction(parsing: "stakeout e\u{301}").text == "stakeout \u{E9}")
    #expect(throws: TextError.blank(field: "action")) { try LogAction(parsing: " ") }
  }

  @Test func `numbers are ordered and printed`() {
    #expect(FugitiveID(2) < FugitiveID(10))
    #expect(PhotoID(2) < PhotoID(10))
    #expect(LogID(2) < LogID(10))
    #expect(FugitiveID(12).description == "12")
    #expect(LogID(7).description == "7")
  }
}
