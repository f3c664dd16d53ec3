import PosseModel

@testable import PosseStore

/// What a row of commands should have led to, kept beside the book in the plainest way.
struct ExpectedBook {
  struct Person {
    var isCaptured = false
    var isTrashed = false
    var entries = 0
    var photos: [Int64] = []
    var primary: Int64?
    var tags: [String] = []
  }

  var people: [Person] = []

  /// Says where the book is not as expected.
  func differences(from book: ScratchBook) throws -> [String] {
    let rows = try book.read {
      try $0.list(
        .with { $0.trash = .both }, fields: [.captured, .photos, .log, .tags, .captdate])
    }
    guard rows.count == people.count else { return ["\(rows.count) people, not \(people.count)"] }
    var found: [String] = []
    for (row, person) in zip(rows, people) {
      let isTrashed = try book.read { try $0.isTrashed(row.id) }
      let photos: [Photo] = if case .photos(let photos) = row[.photos] { photos } else { [] }
      let entries = if case .log(let entries) = row[.log] { entries.count } else { -1 }
      if row[.captured] != .bool(person.isCaptured) { found.append("\(row.id): captured") }
      if !person.isCaptured, row[.captdate] != .null { found.append("\(row.id): captdate") }
      if isTrashed != person.isTrashed { found.append("\(row.id): trashed") }
      if entries != person.entries { found.append("\(row.id): \(entries) entries") }
      if row[.tags] != .texts(person.tags) { found.append("\(row.id): tags") }
      let order = person.photos.sorted {
        ($0 != person.primary ? 1 : 0, $0) < ($1 != person.primary ? 1 : 0, $1)
      }
      if photos.map(\.id.number) != order { found.append("\(row.id): photos") }
      if photos.first(where: \.isPrimary)?.id.number != person.primary {
        found.append("\(row.id): primary photo")
      }
    }
    return found
  }
}
