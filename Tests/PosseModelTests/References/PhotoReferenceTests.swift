import PosseModel
import Testing

@Suite struct PhotoReferenceTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let readings: [PhotoReference.Reading]
    init(_ text: String, _ readings: PhotoReference.Reading...) {
      self.text = text
      self.readings = readings
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("p31", .photo(PhotoID(31))), Accepted("p007", .photo(PhotoID(7))),
    Accepted("12", .primary(.numbers([12...12]))), Accepted("#12", .primary(.numbers([12...12]))),
    Accepted("12/2", .position(.numbers([12...12]), 2)),
    Accepted("#12/2", .position(.numbers([12...12]), 2)),
    Accepted("12-14/1", .position(.numbers([12...14]), 1)),
    Accepted("jose", .primary(.name("jose"))),
    Accepted("jose/2", .primary(.name("jose/2")), .position(.name("jose"), 2)),
    Accepted("a/b/3", .primary(.name("a/b/3")), .position(.name("a/b"), 3)),
    Accepted("jose/x", .primary(.name("jose/x"))), Accepted("jose/0", .primary(.name("jose/0"))),
    Accepted("jose/", .primary(.name("jose/"))), Accepted("/2", .primary(.name("/2"))),
    Accepted(
      "interpol:2024/123", .primary(.sourceKey(name: "interpol", key: "2024/123")),
      .position(.sourceKey(name: "interpol", key: "2024"), 123)),
    Accepted(
      "interpol:2024/123/2", .primary(.sourceKey(name: "interpol", key: "2024/123/2")),
      .position(.sourceKey(name: "interpol", key: "2024/123"), 2)),
    Accepted("p0", .primary(.name("p0"))), Accepted("p", .primary(.name("p"))),
    Accepted("p31x", .primary(.name("p31x"))), Accepted("P31", .primary(.name("P31"))),
    Accepted("p99999999999999999999", .primary(.name("p99999999999999999999"))),
    Accepted("p31/2", .primary(.name("p31/2")), .position(.name("p31"), 2)),
  ]) func `a photo as people name it`(row: Accepted) throws {
    #expect(try PhotoReference(parsing: row.text).readings == row.readings)
  }

  @Test(arguments: [
    ("12/0", ReferenceError.badPosition(text: "12/0", position: "0")),
    ("12/x", .badPosition(text: "12/x", position: "x")),
    ("12/", .badPosition(text: "12/", position: "")),
    (
      "12/99999999999999999999",
      .badPosition(text: "12/99999999999999999999", position: "99999999999999999999")
    ),
    ("0", .zero(text: "0")), ("9-3", .backwardRange(text: "9-3", first: 9, last: 3)),
    ("", .empty), ("jose\0/2", .holdsNUL), ("fbi:", .emptyKey(text: "fbi:", source: "fbi")),
  ]) func `what names no photo is refused by its reason`(text: String, error: ReferenceError) {
    #expect(throws: error) { try PhotoReference(parsing: text) }
  }

  @Test(arguments: ["0/2", "9-3/2"])
  func `a bad number before the slash is refused for what it is`(text: String) {
    let error = #expect(throws: ReferenceError.self) { try PhotoReference(parsing: text) }
    switch error {
    case .zero, .backwardRange: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  /// A text, the name of somebody in it, and what it means once that is known.
  private static let named: [(String, String, [PhotoReference.Reading]?)] = [
    ("jose", "jose", [.primary(.people([FugitiveID(3), FugitiveID(5)]))]),
    ("jose/2", "jose", [.position(.people([FugitiveID(3), FugitiveID(5)]), 2)]),
    ("jose/2", "jose/2", [.primary(.people([FugitiveID(3), FugitiveID(5)]))]),
    (
      "fbi:6f/2", "fbi:6f",
      [.position(.people([FugitiveID(3), FugitiveID(5)]), 2)]
    ),
    ("jose", "jos", nil), ("12/2", "12", nil), ("p31", "p31", nil), ("@", "@", nil),
  ]

  @Test(arguments: named)
  func `a name in it can be replaced by people`(
    text: String, name: String, readings: [PhotoReference.Reading]?
  ) throws {
    let reference = try PhotoReference(parsing: text)
    let replaced = reference.naming([FugitiveID(3), FugitiveID(5)], for: name)
    #expect(replaced?.readings == readings)
    #expect(reference.mayMeanSeveral || readings == nil)
    #expect(replaced?.mayMeanSeveral != true)
  }

  @Test func `photo numbers are printed and read back`() {
    #expect(PhotoID(31).description == "p31")
    #expect(PhotoID(parsing: "p31") == PhotoID(31))
    #expect(PhotoID(parsing: "p9223372036854775807") == PhotoID(.max))
    for text in ["31", "p", "p0", "p-1", "p 1", "pp1", "p1.0", ""] {
      #expect(PhotoID(parsing: text) == nil)
    }
  }
}
