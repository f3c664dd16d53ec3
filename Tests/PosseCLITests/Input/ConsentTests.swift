import CommandKit
import PosseModel
import Testing

@testable import PosseCLI

@Suite struct ConsentTests {
  @Test func `people are shown by number and name, nothing in them commands the terminal`() {
    let consent = Consent.forPeople(
      [PersonName(id: FugitiveID(3), name: SampleRows.hostile)], verb: "Capture")
    let lines = consent.question.details
    #expect(lines.count == 1)
    #expect(lines[0].text.hasPrefix("  #3 a"))
    #expect(Safety.commands(in: lines[0].text).isEmpty)
  }

  @Test func `photos are shown by number, person and file`() {
    let consent = Consent.forPhotos([SampleRows.photo()], verb: "Remove")
    #expect(consent.question.details.map(\.text) == ["  p31 of #12 mug.jpg"])
  }
}
