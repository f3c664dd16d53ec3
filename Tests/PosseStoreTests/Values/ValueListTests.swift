import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// The lists of values: what is in them, how often it is used, and how they are changed.
struct ValueListTests {
  private let book: ScratchBook

  init() throws { book = try ScratchBook() }

  /// The values of a list as `text people/log`, the default with a star.
  private func list(_ kind: ValueKind, in state: String? = nil) throws -> [String] {
    try book.read { try $0.values(of: kind, in: state) }.map { value in
      "\(value.text)\(value.isDefault ? "*" : "") \(value.people)/\(value.logEntries)"
    }
  }

  private func value(_ text: String, _ kind: ValueKind) throws -> ListedValue {
    try book.read { try $0.value(text, of: kind) }
  }

  @Test func `values come in folded order with people and entries of the log, each once`() throws {
    let one = try book.add("One", "agent=Óscar", "tags=b|A", "place=TX/78701 Austin")
    let two = try book.add(
      "Two", "agent=abel", "offenses=..Unknown..|fraud", "place=GB:Leeds",
      "lastSeenPlace=TX/78701 Austin")
    try book.capture(one, at: "TX/78701", by: "Óscar")
    try book.capture(two, by: "Óscar")
    try book.change { _ = try $0.trash([two]) }
    #expect(try list(.tag) == ["A 1/0", "b 1/0"])
    #expect(try list(.offense) == ["..Unknown.. 1/0", "fraud 1/0"])
    #expect(try list(.agent) == ["..Unknown.. 0/0", "abel 1/0", "Óscar 2/2"])
    #expect(
      try list(.place) == ["..Unknown.. 0/0", "GB:Leeds 1/0", "TX/78701 Austin 2/1"])
    #expect(try list(.place, in: "TX") == ["TX/78701 Austin 2/1"])
    #expect(try list(.place, in: "NY") == [])
    let places = try book.read { try $0.values(of: .place) }
    #expect(places.map(\.isUnknown) == [true, false, false])
    #expect(places[2].place == (try Place(parsing: "TX/78701 Austin")) && places[0].place == nil)
    for kind in ValueKind.allCases {
      for value in try book.read({ try $0.values(of: kind) }) {
        #expect(try self.value(value.text, kind) == value)
      }
    }
  }

  @Test func `what older books hold and nobody could type today is found as it is written`() throws
  {
    let place = Place(country: "US", state: "CA", zip: nil, city: "78701 Austin")
    try book.change { writer in
      _ = try writer.id(of: "..unknown..", in: .agent)
      _ = try writer.insert(place)
    }
    #expect(try value("..unknown..", .agent).text == "..unknown..")
    #expect(try value("..UNKNOWN..", .agent).isUnknown)
    #expect(try value("..unknown..", .offense).isUnknown)
    #expect(try value("..unknown..", .place).isUnknown)
    #expect(try value("CA 78701 Austin", .place).place == place)
  }

  @Test func `a value that is new beside one like it is noted with the most used one`() throws {
    try book.add("One", "agent=Reyes", "tags=fta", "place=TX/78701 Austin")
    try book.add("Two", "agent=Réyes")
    let three = try book.add("Three", "agent=Réyes", "place=TX/78702 Austin")
    let edits = try book.edits([
      "agent=reyes", "capturedBy=reyes", "tags=FTA|fta|cold", "place=TX/78701 austin",
      "offenses=fraud", "lastSeenPlace=TX/78702 Austin",
    ])
    try book.capture(three)
    let likenesses = try book.change { writer in
      _ = try writer.edit([three], edits)
      return writer.likenesses
    }
    #expect(likenesses.map(\.text) == ["reyes", "FTA", "TX/78701 austin"])
    #expect(likenesses.map(\.present.text) == ["Réyes", "fta", "TX/78701 Austin"])
    #expect(likenesses.map(\.present.people) == [2, 1, 1])
    let again = try book.change { writer in
      _ = try writer.edit([three], edits)
      return writer.likenesses
    }
    #expect(again.isEmpty)
  }

  @Test func `a value must be written just so to be there`() throws {
    try book.add("One", "agent=Reyes", "place=TX/78701 Austin")
    try book.read { try $0.confirmValues(["Reyes", "..Unknown.."], of: .agent) }
    for (text, kind) in [("reyes", ValueKind.agent), ("Okafor", .agent), ("TX/78701", .place)] {
      let error = try book.refused {
        try book.read { try $0.confirmValues([text], of: kind) }
      }
      guard case .valueGone(kind, text)? = error else {
        Issue.record("\(text): \(String(describing: error))")
        continue
      }
    }
  }

  @Test(arguments: [1, 2, 3, 100])
  func `values come in pages, each once and in the same order`(size: Int) throws {
    try book.add("One", "agent=Óscar", "tags=b|A|a", "place=TX/78701 Austin")
    try book.add("Two", "agent=oscar", "tags=é|E|e", "lastSeenPlace=GB:TX")
    try book.add("Three", "agent=Abel", "place=TX", "lastSeenPlace=TN/37011")
    func pages(_ kind: ValueKind, in area: PlaceArea? = nil) throws -> [ListedValue] {
      var all: [ListedValue] = []
      while true {
        let page = try book.read {
          try $0.values(of: kind, in: area, after: all.last, limit: size)
        }
        if page.isEmpty { return all }
        all += page
      }
    }
    for kind in ValueKind.allCases {
      #expect(try pages(kind) == (try book.read { try $0.values(of: kind, countsUses: false) }))
    }
    #expect(try pages(.place, in: .state("TX")).map(\.text) == ["TX", "TX/78701 Austin"])
    #expect(try pages(.place, in: .country("GB")).map(\.text) == ["GB:TX"])
    #expect(
      try book.read { try $0.areasOfPlaces() } == [.state("TN"), .state("TX"), .country("GB")])
  }

  @Test func `uses may be counted later`() throws {
    try book.add("One", "agent=A", "place=TX", "tags=a")
    try book.add("Two", "agent=A", "lastSeenPlace=TX", "offenses=..Unknown..")
    for kind in ValueKind.allCases {
      let values = try book.read { try $0.values(of: kind, countsUses: false) }
      #expect(values.allSatisfy { !$0.isUsed })
      let counted = try book.read { try $0.counted(values, of: kind) }
      let all = try book.read { try $0.values(of: kind) }
      #expect(counted == all)
      #expect(counted.contains { $0.isUsed })
    }
    let tags = try book.read { try $0.values(of: .tag) }
    try book.change { _ = try $0.removeValues(tags, replacement: nil, of: .tag) }
    #expect(try book.read { try $0.counted(tags, of: .tag) } == [])
  }

  @Test func `the names of a list are read from its index alone`() throws {
    for kind in [ValueKind.agent, .offense, .tag] {
      let plan = try book.book.connection.rows(
        """
        EXPLAIN QUERY PLAN SELECT id, name FROM \(identifier: kind.rawValue)
        ORDER BY name_cd, name, id
        """
      ) { row throws(DatabaseError) in try row.text(3) }
      #expect(
        plan == ["SCAN \(kind.rawValue) USING COVERING INDEX \(kind.rawValue)_name_cd"])
    }
  }

  @Test func `a value is found as it is written, else without case and accents`() throws {
    try book.add("One", "tags=fta|FTA|é")
    #expect(try value("fta", .tag).text == "fta")
    #expect(try value("FTA", .tag).text == "FTA")
    #expect(try value(" E\u{301} ", .tag).text == "é")
    #expect(throws: StoreError.ambiguousValue(.tag, "Fta", values: ["fta", "FTA"])) {
      try value("Fta", .tag)
    }
    for (text, kind) in [("", .tag), ("x", .tag), ("TX", .place), ("?", .place)]
      as [(String, ValueKind)]
    {
      #expect(throws: StoreError.noSuchValue(kind, text)) { try value(text, kind) }
    }
    try book.add("Two", "place=TX/78701 Austin")
    for text in ["tx/78701 AUSTIN", "us:TX/78701 austin", "TX/78701", " TX/78701  Austin"] {
      #expect(try value(text, .place).text == "TX/78701 Austin", "\(text)")
    }
    #expect(try value("..unknown..", .place).isUnknown)
  }

  @Test func `a value is added once`() throws {
    func add(_ text: String, _ kind: ValueKind) throws -> String {
      let added = try book.change { try $0.addValue(text, to: kind) }
      return "\(added.text) \(added.isNew)"
    }
    #expect(try add("Reyes", .agent) == "Reyes true")
    #expect(try add("REYÉS", .agent) == "Reyes false")
    #expect(try add("..Unknown..", .agent) == "..Unknown.. false")
    #expect(try add("TX/78701 Austin", .place) == "TX/78701 Austin true")
    #expect(try add("TX/78701", .place) == "TX/78701 Austin false")
    #expect(try add("TX/78702", .place) == "TX/78702 true")
    #expect(try list(.agent) == ["..Unknown.. 0/0", "Reyes 0/0"])
    let last = try book.lastEntry()
    _ = try add("reyes", .agent)
    #expect(try book.lastEntry() == last)
    try BookAudit.check(book)
  }

  @Test func `renaming keeps everybody and refuses what another value is called`() throws {
    let id = try book.add("One", "agent=Reyes", "place=TX/78701 Austn")
    try book.add("Two", "agent=Okafor")
    func rename(_ old: String, _ new: String, _ kind: ValueKind) throws {
      try book.change { _ = try $0.renameValue(old, to: new, of: kind) }
    }
    try rename("reyes", "REYES", .agent)
    #expect(try book.text(.agent, of: id) == "REYES")
    try rename("tx/78701", "TX/78701 Austin", .place)
    #expect(try book.text(.place, of: id) == "TX/78701 Austin")
    #expect(try book.value(.city, of: id) == .text("Austin"))
    try rename("TX/78701", "GB:Austin", .place)
    #expect(try book.value(.state, of: id) == .null)
    #expect(
      try book.refused { try rename("REYES", "OKAFÓR", .agent) } == .valueExists(.agent, "Okafor"))
    #expect(
      try book.refused { try rename("REYES", "..Unknown..", .agent) }
        == .valueExists(.agent, "..Unknown.."))
    #expect(try book.refused { try rename("..Unknown..", "x", .agent) } == .fixedValue(.agent))
    #expect(try book.refused { try rename("x", "y", .agent) } == .noSuchValue(.agent, "x"))
    try BookAudit.check(book)
  }

  @Test func `merging moves every use and doubles none`() throws {
    let both = try book.add("Both", "tags=x|fta|FTA", "offenses=a|b", "agent=A", "place=TX")
    let one = try book.add("One", "tags=fta|y", "offenses=a", "agent=B", "lastSeenPlace=TX")
    try book.capture(both, at: "TX", by: "B")
    book.nextDay()
    func merge(_ texts: [String], _ heir: String, _ kind: ValueKind) throws -> ValueChange {
      try book.change { try $0.mergeValues(texts, into: heir, of: kind) }
    }
    let tags = try merge(["fta", "fta"], "FTA", .tag)
    #expect(tags.gone.map(\.text) == ["fta"] && tags.heir?.text == "FTA" && tags.people == 2)
    #expect(try book.texts(.tags, of: both) == ["x", "FTA"])
    #expect(try book.texts(.tags, of: one) == ["FTA", "y"])
    _ = try merge(["a", "b"], "..Unknown..", .offense)
    #expect(try book.texts(.offenses, of: both) == ["..Unknown.."])
    #expect(try book.texts(.offenses, of: one) == ["..Unknown.."])
    let agents = try merge(["b"], "A", .agent)
    #expect(agents.people == 2 && agents.logEntries == 1)
    #expect(try book.text(.agent, of: one) == "A" && book.text(.capturedBy, of: both) == "A")
    #expect(try book.log(of: both).map(\.agent) == ["A"])
    _ = try merge(["TX"], "..Unknown..", .place)
    #expect(try book.value(.place, of: both) == .place(.unknown))
    #expect(try book.value(.capturedPlace, of: both) == .place(.unknown))
    #expect(try book.value(.lastSeenPlace, of: one) == .place(.unknown))
    #expect(try book.log(of: both).map(\.place) == [.unknown])
    guard case .moment(let modified) = try book.value(.modified, of: one) else { return }
    #expect(modified.instant == book.now)
    #expect(try book.refused { _ = try merge(["A"], "a", .agent) } == .sameValue(.agent, "A"))
    #expect(
      try book.refused { _ = try merge(["..Unknown.."], "A", .agent) } == .fixedValue(.agent))
    try BookAudit.check(book)
  }

  @Test func `removing takes tags off and leaves the unknown row elsewhere`() throws {
    let id = try book.add("One", "tags=a|b", "offenses=a", "agent=A", "place=TX")
    try book.change { _ = try $0.trash([id]) }
    func remove(_ text: String, _ kind: ValueKind, _ heir: String? = nil) throws -> ValueChange {
      let value = try value(text, kind)
      let replacement = try heir.map { try self.value($0, kind) }
      return try book.change {
        try $0.removeValues([value], replacement: replacement, of: kind)
      }
    }
    #expect(try remove("a", .tag).heir == nil)
    #expect(try book.texts(.tags, of: id) == ["b"])
    #expect(try remove("a", .offense).heir?.isUnknown == true)
    #expect(try book.texts(.offenses, of: id) == ["..Unknown.."])
    try book.change { _ = try $0.addValue("B", to: .agent) }
    #expect(try remove("A", .agent, "B").people == 1)
    #expect(try book.text(.agent, of: id) == "B")
    #expect(try remove("TX", .place).people == 1)
    #expect(try book.value(.place, of: id) == .place(.unknown))
    try BookAudit.check(book)
  }

  @Test func `a value that is used otherwise than it was shown stays`() throws {
    try book.add("One", "agent=A", "tags=a")
    let agent = try value("A", .agent)
    let tag = try value("a", .tag)
    try book.add("Two", "agent=A")
    func remove(_ value: ListedValue, _ kind: ValueKind, _ heir: ListedValue? = nil) throws {
      try book.change { _ = try $0.removeValues([value], replacement: heir, of: kind) }
    }
    #expect(try book.refused { try remove(agent, .agent) } == .valueChangedMeanwhile(.agent, "A"))
    try book.change { _ = try $0.renameValue("a", to: "A", of: .tag) }
    #expect(try book.refused { try remove(tag, .tag) } == .valueChangedMeanwhile(.tag, "a"))
    try remove(try value("A", .tag), .tag)
    #expect(try book.refused { try remove(tag, .tag) } == .valueChangedMeanwhile(.tag, "a"))
    let heir = tag
    #expect(
      try book.refused {
        try book.change {
          let new = try $0.addValue("new", to: .tag).text
          _ = try $0.removeValues([$0.reader.value(new, of: .tag)], replacement: heir, of: .tag)
        }
      } == .valueChangedMeanwhile(.tag, "a"))
  }

  @Test(arguments: [ValueKind.agent, .offense, .tag])
  func `a default is chosen, moves with a merge and goes with a removal`(kind: ValueKind) throws {
    #expect(try book.read { try $0.defaultValue(of: kind) } == nil)
    let unknown = kind.hasUnknown ? ["..Unknown.. 0/0"] : []
    try book.change { writer in
      for text in ["A", "B", "C"] { _ = try writer.addValue(text, to: kind) }
    }
    func choose(_ text: String?) throws {
      try book.change { _ = try $0.setDefault(text, of: kind) }
    }
    try choose("a")
    #expect(try list(kind) == unknown + ["A* 0/0", "B 0/0", "C 0/0"])
    try book.change { _ = try $0.mergeValues(["A"], into: "B", of: kind) }
    #expect(try list(kind) == unknown + ["B* 0/0", "C 0/0"])
    let b = try value("B", kind)
    try book.change { _ = try $0.removeValues([b], replacement: nil, of: kind) }
    #expect(try book.read { try $0.defaultValue(of: kind) } == nil)
    if kind.hasUnknown {
      try choose("..Unknown..")
      #expect(try book.read { try $0.defaultValue(of: kind) }?.isUnknown == true)
    }
    try choose(nil)
    #expect(try book.read { try $0.defaultValue(of: kind) } == nil)
    #expect(try book.refused { try choose("x") } == .noSuchValue(kind, "x"))
    try BookAudit.check(book)
  }

  @Test func `every change is taken back and brought again`() throws {
    let id = try book.add("One", "tags=a|b", "offenses=a|b", "agent=A", "place=TX")
    try book.add("Two", "tags=b", "agent=B", "lastSeenPlace=TX/78701")
    try book.capture(id, at: "TX", by: "A")
    var states = [try TrackedDump.of(book)]
    let changes: [(BookWriter) throws -> Void] = [
      { _ = try $0.addValue("new", to: .offense) },
      { _ = try $0.setDefault("A", of: .agent) },
      { _ = try $0.setDefault("TX", of: .place) },
      { _ = try $0.renameValue("A", to: "a", of: .agent) },
      { _ = try $0.renameValue("TX/78701", to: "NY/10001 New York", of: .place) },
      { _ = try $0.mergeValues(["a"], into: "b", of: .tag) },
      { _ = try $0.mergeValues(["a"], into: "b", of: .offense) },
      { _ = try $0.mergeValues(["a"], into: "B", of: .agent) },
      { writer in
        let value = try writer.reader.value("TX", of: .place)
        _ = try writer.removeValues([value], replacement: nil, of: .place)
      },
      { writer in
        let value = try writer.reader.value("b", of: .tag)
        _ = try writer.removeValues([value], replacement: nil, of: .tag)
      },
      { _ = try $0.importPlaces([Place(parsing: "TX/78701 Austin"), Place(parsing: "MO")]) },
      { _ = try $0.setDefault(nil, of: .agent) },
    ]
    for change in changes {
      try book.change(change)
      states.append(try TrackedDump.of(book))
    }
    for state in states.dropLast().reversed() {
      try book.undo()
      #expect(try TrackedDump.of(book) == state)
    }
    for state in states.dropFirst() {
      try book.redo()
      #expect(try TrackedDump.of(book) == state)
    }
    #expect(try StoredHistory(book).faults == [])
    #expect(try book.book.connection.foreignKeyViolations().isEmpty)
  }

  @Test func `the history says what became of values and of those who have them`() throws {
    let id = try book.add("One", "tags=a", "agent=A", "place=TX")
    try book.capture(id, at: "TX", by: "A")
    try book.change { _ = try $0.addValue("B", to: .agent) }
    try book.change { _ = try $0.setDefault("A", of: .agent) }
    try book.change { _ = try $0.renameValue("a", to: "b", of: .tag) }
    try book.change { _ = try $0.mergeValues(["A"], into: "B", of: .agent) }
    let place = try value("TX", .place)
    try book.change { _ = try $0.removeValues([place], replacement: nil, of: .place) }
    let changes = try book.read { try $0.history(limit: 5) }.map { entry in
      entry.changes.map { "\($0.field): \($0.before.pipedText) → \($0.after.pipedText)" }.sorted()
    }
    #expect(
      changes == [
        [
          "capturedPlace: TX → ..Unknown..", "log.place: TX → ..Unknown..", "place: TX → ",
          "place: TX → ..Unknown..",
        ],
        [
          "agent.default: A → B", "agent: A → ", "agent: A → B", "capturedBy: A → B",
          "log.agent: A → B",
        ],
        ["tag: a → b"], ["agent.default:  → A"], ["agent:  → B"],
      ])
  }
}
