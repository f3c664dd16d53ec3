import Chronology
import CommandKit
import FileSystem
import PosseStore

/// Purging and compacting.
extension Wording {
  /// The most people who are named one by one.
  private static let namedPeople = 10

  static func purged(_ people: [PersonName]) -> [TerminalLine] {
    guard people.count <= namedPeople else {
      return ["Purged \(people.count) people; nothing brings them back."]
    }
    return people.map { "Purged " + person($0) + "; nothing brings this record back." }
  }

  static func tooNewToPurge(_ person: TrashedPerson) -> TerminalLine {
    Wording.person(PersonName(id: person.id, name: person.name))
      + " stays in the trash, being there only since \(Moment(local: person.since).displayMinute())."
  }

  static func suspectCopy(_ copy: SuspectCopy) -> TerminalLine {
    if copy.isReadable {
      warning(
        """
        \(path: copy.path) still holds who was purged; delete it when it is needed no more
        """)
    } else {
      warning(
        """
        \(path: copy.path) cannot be looked into, and may still hold who was purged
        """)
    }
  }

  static func compacted(_ compaction: Compaction) -> TerminalLine {
    let blobs = compaction.blobs
    let shrunk: TerminalLine =
      compaction.freedBytes == 0
      ? "the file could not get smaller" : "the file is \(compaction.freedBytes) bytes smaller"
    switch blobs.count {
    case 0: return "Nothing to take out; " + shrunk + "."
    case 1: return "Took out 1 picture or record of \(blobs.bytes) bytes; " + shrunk + "."
    default:
      return "Took out \(blobs.count) pictures or records of \(blobs.bytes) bytes; " + shrunk + "."
    }
  }
}
