import CommandKit
import PosseModel
import PosseStore

extension Consent<PersonName> {
  /// The question before fields of people are changed, with what becomes of them beside each one.
  static func forFields(_ people: [PersonName], _ changes: [FieldChange]) -> Consent {
    let ofPerson = Dictionary(grouping: changes, by: \.fugitive)
    return Consent(
      verb: "Change", noun: "people", records: people,
      line: { "  " + Wording.changes(ofPerson[$0.id] ?? [], of: $0) },
      label: { "#\($0.id.number)  \($0.name)" })
  }

  /// The question before people are changed.
  static func forPeople(_ people: [PersonName], verb: String) -> Consent {
    Consent(
      verb: verb, noun: "people", records: people,
      line: { "  " + Wording.person($0) }, label: { "#\($0.id.number)  \($0.name)" })
  }
}

extension Consent<Photo> {
  /// The question before photos are changed.
  static func forPhotos(_ photos: [Photo], verb: String, _ complement: String = "") -> Consent {
    Consent(
      verb: verb, noun: "photos", complement: complement, records: photos,
      line: { photo in
        "  \(photo.id.description) of #\(photo.fugitive.number) \(short: photo.file ?? "")"
      },
      label: { photo in "\(photo.id) of #\(photo.fugitive.number) \(photo.file ?? "")" })
  }
}

extension BookReader {
  /// Checks within the transaction that nobody went to the trash since they were shown.
  func confirmLive(_ ids: [FugitiveID]) throws(Failure) {
    for id in ids {
      let isTrashed = try storing { () throws(StoreError) in try self.isTrashed(id) }
      if isTrashed { throw .removedMeanwhile(id) }
    }
  }
}
