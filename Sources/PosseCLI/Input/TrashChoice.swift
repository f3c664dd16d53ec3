import Chronology
import PosseModel
import PosseStore

/// Whom in the trash a command line means: by name, by how long they have been there, or both.
struct TrashChoice {
  /// The people named.
  let references: PeopleReferences
  /// Whether people were named at all; standard input may have named nobody.
  let isNamed: Bool
  /// How long they must have been in the trash.
  let span: CalendarSpan?

  /// Those who are meant, and those who were named but have not been in the trash for long enough.
  func people(
    _ reader: BookReader, now: Instant
  ) throws(Failure) -> (people: [TrashedPerson], tooNew: [TrashedPerson]) {
    let trash = try storing { () throws(StoreError) in try reader.trash() }
    var named = trash
    if isNamed || span == nil {
      // Nobody named on standard input must never come to mean everybody, and is refused here.
      let ids = try reader.people(references, scope: .trashFirst)
      let byID = Dictionary(trash.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let live = ids.filter { byID[$0] == nil }
      guard live.isEmpty else { throw .store(.notInTrash(live)) }
      named = ids.compactMap { byID[$0] }
    }
    guard let span else { return (named, []) }
    guard let latest = span.added(to: now, sign: .minus) else {
      throw .span(.outOfRange(span.machineText), subject: "--older-than")
    }
    let people = named.filter { $0.since <= latest }
    guard !people.isEmpty else { throw .nobodyTrashedFor(span) }
    return (people, isNamed ? named.filter { $0.since > latest } : [])
  }
}
