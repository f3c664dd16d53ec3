import Chronology

extension Fugitive {
  /// Returns the value of a field.
  package func value(of field: FugitiveField) -> FieldValue {
    switch field {
    case .id: .integer(id.number)
    case .uuid: .text(uuid)
    case .name: .text(name)
    case .aliases: .texts(aliases)
    case .bounty: FieldValue(bounty)
    case .currency: bounty.map { .currency($0.currency) } ?? .null
    case .bountyText: FieldValue(bountyText)
    case .captured: .bool(isCaptured)
    case .captdate: FieldValue(captdate)
    case .capturedBy: FieldValue(capturedBy)
    case .capturedPlace: FieldValue(capturedPlace)
    case .capturedLat: FieldValue(capturedLat)
    case .capturedLon: FieldValue(capturedLon)
    case .lastSeen: FieldValue(lastSeen)
    case .lastSeenPlace: FieldValue(lastSeenPlace)
    case .lastSeenLat: FieldValue(lastSeenLat)
    case .lastSeenLon: FieldValue(lastSeenLon)
    case .lastSeenDesc: FieldValue(lastSeenDesc)
    case .born: FieldValue(born)
    case .sex: FieldValue(sex)
    case .heightCm: FieldValue(heightCm)
    case .weightKg: FieldValue(weightKg)
    case .hair: FieldValue(hair)
    case .eyes: FieldValue(eyes)
    case .marks: FieldValue(marks)
    case .caution: FieldValue(caution)
    case .warrant: FieldValue(warrant)
    case .offenses: .texts(offenses)
    case .due: FieldValue(due)
    case .agent: FieldValue(agent)
    case .place: FieldValue(place)
    case .city: FieldValue(place?.place?.city)
    case .state: FieldValue(place?.place?.state)
    case .zip: FieldValue(place?.place?.zip)
    case .country: FieldValue(place?.place?.country)
    case .tags: .texts(tags)
    case .desc: FieldValue(desc)
    case .notes: FieldValue(notes)
    case .photos: .photos(photos)
    case .log: .log(log)
    case .sources: .sources(sources)
    case .created: .moment(Moment(instant: created))
    case .modified: .moment(Moment(instant: modified))
    }
  }
}
