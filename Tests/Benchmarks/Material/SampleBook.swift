import Chronology
import FileSystem
import PosseModel
import PosseStore

/// Books of sample people, made by the store as the program itself makes them.
enum SampleBook {
  /// 2026-03-01 at midnight UTC: the time of every command.
  static let now = Instant(microseconds: 1_772_323_200_000_000)

  /// Makes an empty book.
  static func empty(at path: FilePath) throws(BenchmarkError) -> Book {
    do {
      return try Book.create(
        at: path, settings: BookSettings(programVersion: "posse-bench", now: now))
    } catch {
      throw .store(String(describing: error))
    }
  }

  /// Makes a book with people in it.
  static func make(at path: FilePath, people: Int) throws(BenchmarkError) {
    let requests = try Request.all(SamplePerson.people(people))
    try add(requests, to: try empty(at: path))
  }

  /// A person as the store takes it, checked and parsed.
  struct Request {
    let name: String
    let edits: FugitiveEdits
    let capture: CaptureAct?

    /// Reads the people's texts as a command would.
    static func all(_ people: [SamplePerson]) throws(BenchmarkError) -> [Request] {
      let reader = FieldReader(defaultCurrency: .usd, now: now)
      var requests: [Request] = []
      for person in people {
        var assignments = [
          "bounty=\(Money(thousandths: person.bounty, currency: .usd).machineText)",
          "place=\(person.placeText)",
        ]
        if !person.tags.isEmpty { assignments.append("tags=" + ListText(person.tags).text) }
        let edits: FugitiveEdits
        do {
          edits = try FugitiveEdits(assignments: assignments, with: reader)
        } catch {
          throw .store(String(describing: error))
        }
        let date = person.captureDate.flatMap { Moment(machineText: $0) }
        requests.append(
          Request(
            name: person.name, edits: edits,
            capture: date.map { CaptureAct(date: .known($0)) }))
      }
      return requests
    }
  }

  /// Adds people, all in one transaction.
  static func add(_ requests: [Request], to book: Book) throws(BenchmarkError) {
    let entry = ChangeEntry(
      time: now, offsetMinutes: 0, user: "bench", agent: nil, verb: "add", words: "add")
    do {
      try book.write(entry) { writer throws(StoreError) in
        for request in requests {
          let id = try writer.add(name: request.name, edits: request.edits, sources: [])
          if let capture = request.capture { _ = try writer.capture([id], capture) }
        }
      }
    } catch {
      throw .store(String(describing: error))
    }
  }
}
