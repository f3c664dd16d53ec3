import Testing

@testable import CommandKit

@Suite struct PickerFaceTests {
  private static let face = PickerFace(
    leads: ["2026-03-01 14.02  ", "2026-03-01  ", ""], label: "DCIM/Camera/motel.jpg",
    shortLabel: "motel.jpg")

  private static let widths: [(Int, String)] = [
    (80, "2026-03-01 14.02  DCIM/Camera/motel.jpg 1.4 MB"),
    (46, "2026-03-01 14.02  DCIM/Camera/motel.jpg 1.4 MB"),
    (45, "2026-03-01 14.02  DCIM/Camera/motel.jpg"), (38, "2026-03-01  DCIM/Camera/motel.jpg"),
    (32, "DCIM/Camera/motel.jpg 1.4 MB"), (21, "DCIM/Camera/motel.jpg"),
    (20, "motel.jpg 1.4 MB"), (9, "motel.jpg"), (5, "mote…"), (1, "…"), (0, ""),
  ]

  @Test(arguments: widths)
  func `what matters least gives way first`(_ width: Int, _ text: String) {
    #expect(Self.face.line(detail: "1.4 MB", width: width).text == text)
  }

  @Test func `a lead that must stay stays`() {
    let face = PickerFace(leads: ["#12  "], label: "Joe Koehler", shortLabel: nil)
    #expect(face.line(detail: "born 1970", width: 30).text == "#12  Joe Koehler born 1970")
    #expect(face.line(detail: "born 1970", width: 12).text == "#12  Joe Ko…")
  }

  @Test func `only the label is isolated where it runs from right to left`() {
    let face = PickerFace(leads: ["#12  "], label: "محمد", shortLabel: nil)
    #expect(face.line.text == "#12  \u{2068}محمد\u{2069}")
    #expect(face.line(detail: "", width: 20).text == "#12  \u{2068}محمد\u{2069}")
  }

  @Test func `hostile text does not reach the terminal`() {
    let face = PickerFace(leads: ["\u{1B}[31m", ""], label: "a\u{1B}b", shortLabel: "\u{202E}c")
    for width in 0..<20 {
      let text = face.line(detail: "\u{7}", width: width).text
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
    }
  }
}
