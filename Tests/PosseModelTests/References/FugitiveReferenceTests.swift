import PosseModel
import Testing

@Suite struct FugitiveReferenceTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let reference: FugitiveReference
    init(_ text: String, _ reference: FugitiveReference) {
      self.text = text
      self.reference = reference
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("12", .numbers([12...12])), Accepted("#12", .numbers([12...12])),
    Accepted(" 12\n", .numbers([12...12])), Accepted("012", .numbers([12...12])),
    Accepted("12,15-18", .numbers([12...12, 15...18])), Accepted("3-3", .numbers([3...3])),
    Accepted("#12,#15-#18", .numbers([12...12, 15...18])),
    Accepted("5,5,4-6", .numbers([5...5, 5...5, 4...6])),
    Accepted("9223372036854775807", .numbers([Int64.max...Int64.max])),
    Accepted("1-100000", .numbers([1...100_000])),
    Accepted("fbi:6f2a", .sourceKey(name: "fbi", key: "6f2a")),
    Accepted("interpol:2024/123", .sourceKey(name: "interpol", key: "2024/123")),
    Accepted("my_list-2:a:b", .sourceKey(name: "my_list-2", key: "a:b")),
    Accepted("12:5", .sourceKey(name: "12", key: "5")),
    Accepted("fbi: x", .sourceKey(name: "fbi", key: " x")),
    Accepted("jose", .name("jose")), Accepted("O'Brien", .name("O'Brien")),
    Accepted("50 Cent", .name("50 Cent")), Accepted("12 15", .name("12 15")),
    Accepted("FBI:6f2a", .name("FBI:6f2a")), Accepted("St: Joe", .name("St: Joe")),
    Accepted(":x", .name(":x")), Accepted("١٢", .name("١٢")), Accepted("#x", .name("#x")),
    Accepted("石川", .name("石川")), Accepted("Jose\u{301}", .name("Jos\u{E9}")),
    Accepted("@", .recent(1)), Accepted("@-1", .recent(1)), Accepted("@-12", .recent(12)),
    Accepted("@home", .name("@home")), Accepted("12;", .name("12;")),
  ]) func `a reference as people type it`(row: Accepted) throws {
    #expect(try FugitiveReference(parsing: row.text) == row.reference)
  }

  struct Refused: CustomTestStringConvertible {
    let text: String
    let error: ReferenceError
    init(_ text: String, _ error: (String) -> ReferenceError) {
      self.text = text
      self.error = error(text)
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refused("") { _ in .empty }, Refused(" \u{200B}") { _ in .empty },
    Refused("0", ReferenceError.zero), Refused("#0", ReferenceError.zero),
    Refused("000", ReferenceError.zero), Refused("0-5", ReferenceError.zero),
    Refused("12,0", ReferenceError.zero),
    Refused("@-") { .badRecent(text: $0) }, Refused("@-0") { .badRecent(text: $0) },
    Refused("@-x") { .badRecent(text: $0) },
    Refused("12-") { .malformedNumbers(text: $0, part: "12-") },
    Refused("-12") { .malformedNumbers(text: $0, part: "-12") },
    Refused("12,") { .malformedNumbers(text: $0, part: "") },
    Refused("1,,2") { .malformedNumbers(text: $0, part: "") },
    Refused("1-2-3") { .malformedNumbers(text: $0, part: "1-2-3") },
    Refused("1--2") { .malformedNumbers(text: $0, part: "1--2") },
    Refused("##1") { .malformedNumbers(text: $0, part: "##1") },
    Refused("1#2") { .malformedNumbers(text: $0, part: "1#2") },
    Refused("#") { .malformedNumbers(text: $0, part: "#") },
    Refused("-") { .malformedNumbers(text: $0, part: "-") },
    Refused(",") { .malformedNumbers(text: $0, part: "") },
    Refused("9-3") { .backwardRange(text: $0, first: 9, last: 3) },
    Refused("9223372036854775808") { .numberTooLarge(text: $0, number: $0) },
    Refused("1-99999999999999999999") {
      .numberTooLarge(text: $0, number: "99999999999999999999")
    },
    Refused("1-100001") { .tooManyNumbers(text: $0, limit: 100_000) },
    Refused("1-100000,7") { .tooManyNumbers(text: $0, limit: 100_000) },
    Refused("1-9223372036854775807") { .tooManyNumbers(text: $0, limit: 100_000) },
    Refused("1-9223372036854775807,1-9223372036854775807") {
      .tooManyNumbers(text: $0, limit: 100_000)
    },
    Refused("fbi:") { .emptyKey(text: $0, source: "fbi") },
    Refused("fbi:\u{A0}\u{200B}x".replacing("x", with: "")) { _ in
      .emptyKey(text: "fbi:\u{A0}\u{200B}", source: "fbi")
    },
    Refused("a\0b") { _ in .holdsNUL },
  ]) func `what is no reference is refused by its reason`(row: Refused) {
    #expect(throws: row.error) { try FugitiveReference(parsing: row.text) }
  }

  @Test func `a reference longer than any name is refused`() {
    let text = String(repeating: "x", count: 2_001)
    #expect(throws: ReferenceError.tooLong(length: 2_001, limit: 2_000)) {
      try FugitiveReference(parsing: text)
    }
  }

  @Test(arguments: HostileTexts.all + HostileTexts.huge)
  func `hostile texts get an answer`(text: String) {
    if case .numbers(let ranges) = try? FugitiveReference(parsing: text) {
      #expect(ranges.allSatisfy { $0.lowerBound > 0 })
    }
    if let photo = try? PhotoReference(parsing: text) {
      #expect((1...2).contains(photo.readings.count))
    }
  }
}
