import Chronology
import PosseModel
import Testing

@Suite struct RecordValueTests {
  private let instant = Instant(microseconds: 1_772_395_500_000_000)  // 2026-03-01T20:05:00Z

  private var photo: Photo {
    var photo = Photo(
      id: PhotoID(31), uuid: "u31", fugitive: FugitiveID(12), file: "mug.jpg", width: 960,
      height: 1_200, size: 77, sha256: "aa", pngSha256: "bb", origin: .file)
    photo.takenAt = Moment(machineText: "1883-11")
    photo.isPrimary = true
    return photo
  }

  private var entry: LogEntry {
    LogEntry(
      id: LogID(7), uuid: "u7", fugitive: FugitiveID(12), action: .capture,
      date: Moment(instant: instant), place: .unknown, latitude: Degrees(tenMillionths: 15_000_000),
      isPrivate: true, photo: PhotoID(31))
  }

  private let source = SourceRecord(
    name: "fbi", key: "6f|2a", fetched: Instant(microseconds: 1_772_395_500_000_000))

  @Test func `a photo has the values of its fields`() {
    let texts = PhotoField.allCases.map { photo.value(of: $0).pipedText }
    #expect(
      texts == ["31", "mug.jpg", "960", "1200", "77", "aa", "bb", "file", "1883-11", "", "true"])
  }

  @Test func `a log entry has the values of its fields`() {
    let texts = LogField.allCases.map { entry.value(of: $0).pipedText }
    #expect(
      texts == [
        "7", "capture", "2026-03-01T20:05:00Z", "", "..Unknown..", "1.5", "", "", "", "true", "31",
      ])
  }

  @Test func `records in a list are written by what names them`() {
    #expect(FieldValue.photos([photo, photo]).pipedText == "p31|p31")
    #expect(FieldValue.log([entry]).pipedText == "capture 2026-03-01T20:05:00Z")
    #expect(FieldValue.sources([source]).pipedText == "fbi:6f\\|2a")
    var undated = entry
    undated.date = nil
    #expect(FieldValue.log([undated, entry]).pipedText == "capture|capture 2026-03-01T20:05:00Z")
    #expect(undated.value(of: .date).isNull)
  }

  @Test func `a point needs both of its angles`() {
    var seen = entry
    #expect(seen.coordinate == nil)
    seen.longitude = Degrees(tenMillionths: 20_000_000)
    #expect(seen.coordinate?.machineText == "1.5,2")
    #expect(photo.coordinate == nil)
  }

  @Test func `a source has the values of its fields`() throws {
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
    #expect(LogID(7).description == "l7")
  }
}
