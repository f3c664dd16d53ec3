import PosseModel
import Testing

@testable import PosseStore

/// Order: numbers and dates by value, texts folded, nothing last both ways, then the number.
struct OrderTests {
  /// For each field a lesser and a greater value whose texts would often sort the other way round.
  static let pairs: [(field: FugitiveField, low: String, high: String)] = [
    (.name, "apple", "Banana"), (.bounty, "9 JPY", "10 EUR"), (.currency, "GBP", "USD"),
    (.bountyText, "éclair", "Fig"), (.captdate, "1880-06-28", "1880-11"),
    (.capturedBy, "ábel", "Bert"), (.capturedPlace, "AU:ärger", "AU:Bonn"),
    (.capturedLat, "-5", "3"), (.capturedLon, "-100", "20"),
    (.lastSeen, "~1713", "2026-01-01T00:00:00Z"),
    (.lastSeenPlace, "TX", "UT"), (.lastSeenLat, "9", "10"), (.lastSeenLon, "9", "100"),
    (.lastSeenDesc, "x", "Y"), (.born, "~0999", "1000-01"), (.sex, "female", "Male"),
    (.heightCm, "99", "100"), (.weightKg, "99", "100"), (.hair, "black", "Éclair"),
    (.eyes, "ash", "Blue"), (.marks, "a", "B"), (.caution, "a", "B"), (.warrant, "a-1", "B-1"),
    (.due, "2025-12-31", "2026"), (.agent, "ábel", "Bert"),
    (.place, "TX/78701 austin", "TX/78701 Berlin"),
    (.city, "austin", "Berlin"), (.state, "AL", "WY"), (.zip, "73301", "88510"),
    (.country, "AT", "ZW"), (.desc, "a", "B"), (.notes, "a", "B"),
  ]

  private func assignments(_ field: FugitiveField, _ value: String) -> [String] {
    let own = "\(field.name)=\(value)"
    return switch field {
    case .currency: ["bounty=5", own]
    case .lastSeenLat: [own, "lastSeenLon=0"]
    case .lastSeenLon: [own, "lastSeenLat=0"]
    case .capturedLat: [own, "capturedLon=0"]
    case .capturedLon: [own, "capturedLat=0"]
    case .city, .zip: [own, "state=TX"]
    default: [own]
    }
  }

  @Test(arguments: pairs)
  func `a list is sorted by a field both ways, and nothing comes last`(
    field: FugitiveField, low: String, high: String
  ) throws {
    let book = try ScratchBook()
    let ids = try book.change { writer in try (0..<4).map { _ in try writer.add("name") } }
    let all = try book.change { try $0.capture(ids, CaptureAct(date: .unknown)) }
    #expect(all.count == 4)
    let fields = [(ids[0], high), (ids[2], low), (ids[3], high)]
    for (id, value) in fields {
      let edits = try book.edits(assignments(field, value))
      try book.change { _ = try $0.edit([id], edits) }
    }
    func sorted(isDescending: Bool) throws -> [Int64] {
      let query = FugitiveQuery.with { $0.order = [.init(field, isDescending: isDescending)] }
      return try book.read { try $0.list(query, fields: [.id]).map(\.id.number) }
    }
    // The name is never missing: there the second person is called "name".
    #expect(try sorted(isDescending: false) == (field == .name ? [3, 1, 4, 2] : [3, 1, 4, 2]))
    #expect(try sorted(isDescending: true) == (field == .name ? [2, 1, 4, 3] : [1, 4, 3, 2]))
  }

  @Test func `every field with an order is in the table, or never missing`() {
    let always: Set<FugitiveField> = [.id, .uuid, .captured, .created, .modified]
    let ordered = FugitiveField.allCases.filter(\.hasOrder)
    #expect(Set(Self.pairs.map(\.field)).union(always) == Set(ordered))
    #expect(
      FugitiveField.allCases.filter { !$0.hasOrder } == [
        .aliases, .offenses, .tags, .photos, .log, .sources,
      ])
  }

  @Test func `fields that everybody has`() throws {
    let book = try ScratchBook()
    try book.add("One")
    book.nextDay()
    let two = try book.add("Two")
    try book.add("Three")
    try book.capture(two)
    book.nextDay()
    try book.edit(FugitiveID(1), "hair=red")
    func sorted(_ field: FugitiveField, isDescending: Bool = false) throws -> [String] {
      try book.names(.with { $0.order = [.init(field, isDescending: isDescending)] })
    }
    #expect(try sorted(.id, isDescending: true) == ["Three", "Two", "One"])
    #expect(try sorted(.captured) == ["One", "Three", "Two"])
    #expect(try sorted(.captured, isDescending: true) == ["Two", "One", "Three"])
    #expect(try sorted(.created) == ["One", "Two", "Three"])
    #expect(try sorted(.modified) == ["Two", "Three", "One"])
    let uuids = try book.read { try $0.list(.with { $0.order = [.init(.uuid)] }, fields: [.uuid]) }
    let texts = uuids.map { $0[.uuid].pipedText }
    #expect(texts == texts.sorted())
  }

  @Test func `several fields, most significant first, then the number`() throws {
    let book = try ScratchBook()
    try book.add("b", "bounty=2")
    try book.add("A", "bounty=1")
    try book.add("a", "bounty=2")
    try book.add("B", "bounty=1")
    try book.add("á", "bounty=2")
    let query = FugitiveQuery.with {
      $0.order = [.init(.bounty, isDescending: true), .init(.name)]
    }
    #expect(try book.names(query) == ["a", "á", "b", "A", "B"])
    let lists = FugitiveQuery.with { $0.order = [.init(.tags), .init(.name, isDescending: true)] }
    #expect(try book.names(lists) == ["b", "B", "A", "a", "á"])
  }
}
