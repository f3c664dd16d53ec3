import Chronology
import PosseModel
import SQLite
import TestSupport

@testable import PosseStore

/// Commands drawn from a seed that look into the book for what they could touch, through every verb, alone and
/// several in one command.
struct RandomChanges {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Every verb, each with what it needs to find in the book.
  enum Verb: CaseIterable {
    case add, edit, clear, list, capture, release, trash, restore, addPhoto, crop, makePrimary,
      removePhotos, attach, addWithPhoto, captureWithPhoto, log, editLog, removeLog, several,
      addValue, renameValue, mergeValues, removeValues, setDefault
  }

  /// Runs a command of one verb; returns false when there is nothing that it could touch.
  mutating func run(_ verb: Verb, on book: ScratchBook) throws -> Bool {
    let people = try ids("SELECT id FROM fugitive", book)
    let photos = try ids("SELECT id FROM photo", book)
    let entries = try ids("SELECT id FROM log", book)
    guard !people.isEmpty || verb == .add || verb == .addWithPhoto else { return false }
    if [.crop, .makePrimary, .removePhotos, .attach].contains(verb), photos.isEmpty {
      return false
    }
    if [.attach, .editLog, .removeLog].contains(verb), entries.isEmpty { return false }
    var draw = self
    defer { self = draw }
    let entry = ChangeEntry.command("\(verb)", on: book)
    try book.book.change(entry) { writer in
      let everybody = people.map { FugitiveID($0) }
      switch verb {
      case .several:
        for _ in 0..<draw.number(2...5) {
          let parts: [Verb] = [
            .edit, .clear, .list, .trash, .restore, .addPhoto, .add, .mergeValues, .removeValues,
          ]
          try draw.part(draw.pick(parts), everybody, photos, entries, book, writer)
        }
      default: try draw.part(verb, everybody, photos, entries, book, writer)
      }
    }
    return true
  }

  private mutating func part(
    _ verb: Verb, _ people: [FugitiveID], _ photos: [Int64], _ entries: [Int64],
    _ book: ScratchBook, _ writer: BookWriter
  ) throws {
    switch verb {
    case .add: _ = try add(book, writer)
    case .edit:
      let text = pick(RandomCommands.texts)
      let edits = pick([
        pick(RandomCommands.edits), ["desc=\(text)", "notes=\(text)"],
        ["name=\(text)", "warrant=\(text)"],
      ])
      _ = try writer.edit(some(people), try book.edits(edits))
    case .clear:
      let fields = (0..<number(1...4)).map { _ in pick(RandomCommands.cleared).name }
      // A place and a part of it cannot be cleared at once.
      guard let edits = try? book.edits([], clearing: Set(fields).sorted()) else { return }
      _ = try writer.edit(some(people), edits)
    case .list:
      let items = ["a", "B", "é", "石", "a|b", "c"].shuffled(using: &generator).prefix(number(1...3))
      let field = pick(["tags", "aliases", "offenses"])
      _ = try writer.edit(
        some(people),
        try book.edits(["\(field)\(pick(["=", "+=", "-="]))\(items.joined(separator: "|"))"]))
    case .capture: _ = try capture(people, writer)
    case .release:
      let captured = try people.filter { try writer.reader.captureDate(of: $0) != nil }
      guard !captured.isEmpty else { return }
      let date: Moment? = Bool.random(using: &generator) ? Moment(local: book.now) : nil
      _ = try writer.release(
        some(captured), ReleaseAct(date: date, reason: pick(ReleaseReason.allCases), note: "n"))
    case .trash: _ = try writer.trash(some(people))
    case .restore: _ = try writer.restore(some(people))
    case .addPhoto: _ = try addPhoto(pick(people), nil, writer)
    case .crop: _ = try addPhoto(pick(people), PhotoID(pick(photos)), writer)
    case .makePrimary: _ = try writer.makePrimary(PhotoID(pick(photos)))
    case .removePhotos: try writer.removePhotos(some(photos.map { PhotoID($0) }))
    case .attach: try writer.attach(PhotoID(pick(photos)), to: LogID(pick(entries)))
    case .addWithPhoto: _ = try addPhoto(try add(book, writer), nil, writer)
    case .log: try log(people, writer)
    case .editLog: try editLog(entries, writer)
    case .removeLog: try removeLog(entries, writer)
    case .captureWithPhoto:
      let logged = try capture(people, writer)
      let photo = try addPhoto(pick(people), nil, writer)
      for entry in logged { try writer.attach(photo, to: entry) }
    case .addValue, .renameValue, .mergeValues, .removeValues, .setDefault:
      try changeValues(verb, writer)
    case .several: break
    }
  }

  private mutating func add(_ book: ScratchBook, _ writer: BookWriter) throws -> FugitiveID {
    let name = pick(RandomCommands.texts)
    let key = String(
      try writer.reader.rows("SELECT count(*) FROM source") {
        row throws(DatabaseError) in try row.int(0)
      }[0])
    let isKnown = try writer.reader.owner(ofSource: "fbi", key: key) != nil
    return try writer.add(
      name: name,
      edits: try book.edits(pick(RandomCommands.edits.filter { !$0[0].hasPrefix("c") })),
      sources: isKnown ? [] : [SourceRecord(name: "fbi", key: key)])
  }

  private mutating func capture(
    _ people: [FugitiveID], _ writer: BookWriter
  ) throws -> [LogID] {
    let point = try CapturePoint(
      parsing: pick(["TX/78701", "1.5,-2.5", "..Unknown..", "GB:Leeds"]))
    let date: CaptureDate = pick([.unknown, .known(Moment(local: writer.now))])
    return try writer.capture(
      some(people),
      CaptureAct(
        date: date, point: pick([nil, point]), agent: pick([nil, "Steele", "..Unknown..", "New"]),
        note: pick([nil, pick(RandomCommands.texts)]), isRepeated: true))
  }

  private mutating func addPhoto(
    _ id: FugitiveID, _ whole: PhotoID?, _ writer: BookWriter
  ) throws -> PhotoID {
    var photo = SamplePhoto.make(
      UInt64(number(0...5)), size: 40, keepsOriginal: pick([true, false]))
    photo.caption = pick([nil, pick(RandomCommands.texts)])
    photo.croppedFrom = whole
    return try writer.addPhoto(photo, to: id, makesPrimary: pick([true, false, false]))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private mutating func some<Element>(_ elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &generator).prefix(number(1...3)))
  }

  private func ids(_ sql: SQL, _ book: ScratchBook) throws -> [Int64] {
    try book.book.connection.ints(sql)
  }
}
