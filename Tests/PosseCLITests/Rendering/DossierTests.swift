import CommandKit
import Chronology
import PosseModel
import PosseStore
import Testing
import UnicodeText

@testable import PosseCLI

@Suite struct DossierTests {
  private func lines(
    _ values: [(FugitiveField, FieldValue)], width: Int = 80, isTrashed: Bool = false,
    photos: Dossier.Photos = .primary
  ) -> [String] {
    Dossier(row: SampleRows.row(values), isTrashed: isTrashed, photos: photos)
      .lines(width: width).map(\.text)
  }

  @Test func `the heading names number, name and trash`() {
    #expect(lines([(.name, .text("Joe"))]) == ["#12  Joe", "Captured      no"])
    #expect(lines([(.name, .text("Joe"))], isTrashed: true).first == "#12  Joe  (in the trash)")
  }

  @Test func `a capture is one line of date, place and agent`() {
    #expect(
      lines([
        (.name, .text("Joe")), (.captured, .bool(true)),
        (.captdate, SampleRows.moment("1883-11")), (.capturedBy, .text("Reyes")),
      ])[1] == "Captured      1883-11, by Reyes")
    #expect(lines([(.captured, .bool(true))])[1] == "Captured      yes, date unknown")
  }

  @Test(arguments: [20, 40, 80, 200])
  func `lines fit the width and continue below the text`(width: Int) {
    let words = Array(repeating: "word 山田 étape", count: 60).joined(separator: " ")
    let made = lines([(.name, .text("Joe")), (.desc, .text(words))], width: width)
    #expect(made.count > 3)
    #expect(made.allSatisfy { CellWidth.cells(in: $0) <= max(width, 34) })
    #expect(
      made.dropFirst(3).allSatisfy { $0.hasPrefix(String(repeating: " ", count: 14)) })
  }

  @Test func `line breaks of a note are kept, and its label too when it begins with one`() {
    let made = lines([(.name, .text("Joe")), (.notes, .text("\none\n\ntwo"))])
    #expect(
      made == [
        "#12  Joe", "Captured      no", "Notes", "              one", "", "              two",

      ])
  }

  @Test func `hostile texts command nothing, in any field`() {
    var entry = LogEntry(
      id: LogID(1), uuid: "", fugitive: FugitiveID(12), action: .capture,
      date: Moment(machineText: "1713"))
    entry.note = SampleRows.hostile
    entry.agent = SampleRows.hostile
    var photo = SampleRows.photo(file: SampleRows.hostile)
    photo.caption = SampleRows.hostile
    let texts: [(FugitiveField, FieldValue)] = [
      .name, .bountyText, .warrant, .agent, .sex, .hair, .eyes, .marks, .caution, .desc, .notes,
    ].map { ($0, .text(SampleRows.hostile)) }
    let values: [(FugitiveField, FieldValue)] =
      texts + [
        (.aliases, .texts([SampleRows.hostile])), (.photos, .photos([photo])),
        (.log, .log([entry])),
        (.sources, .sources([SourceRecord(name: "fbi", key: SampleRows.hostile)])),
      ]
    let made = lines(values, photos: .all)
    #expect(made.count > values.count)
    for line in made {
      #expect(Safety.commands(in: line).isEmpty)
      #expect(!line.contains("\n"))
    }
  }

  @Test func `photos are told as wanted`() {
    let photos = FieldValue.photos([SampleRows.photo(31), SampleRows.photo(32)])
    #expect(!lines([(.photos, photos)], photos: .none).contains { $0.contains("p31") })
    let primary = lines([(.photos, photos)], photos: .primary)
    #expect(primary.contains { $0.hasPrefix("Photos        p31, 960x1200, mug.jpg") })
    #expect(primary.contains { $0.hasSuffix("and 1 more") })
    #expect(lines([(.photos, photos)], photos: .all).contains { $0.contains("p32") })
  }

  @Test func `right-to-left text stands between isolates`() {
    let made = lines([(.name, .text("Joe")), (.desc, .text("שלום"))])
    #expect(made.contains("Description   \u{2068}שלום\u{2069}"))
  }
}
