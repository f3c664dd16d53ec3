extension FugitiveField {
  /// What the values of the field are.
  package var kind: FieldKind {
    switch self {
    case .id: .integer(1...Int64.max)
    case .heightCm: .integer(1...300)
    case .weightKg: .integer(1...700)
    case .name: .text(.name)
    case .uuid, .sex, .hair, .eyes, .warrant: .text(.short(name))
    case .agent, .capturedBy: .text(.value(name, hasUnknown: true))
    case .bountyText, .lastSeenDesc, .marks, .caution, .desc, .notes: .text(.long(name))
    case .bounty: .money
    case .currency: .currency
    case .capturedLat, .lastSeenLat: .degrees(.latitude)
    case .capturedLon, .lastSeenLon: .degrees(.longitude)
    case .captured: .bool
    case .captdate, .lastSeen, .due, .created, .modified: .moment
    case .born: .partialDate
    case .place, .capturedPlace, .lastSeenPlace: .place
    case .city: .placePart(.city)
    case .state: .placePart(.state)
    case .zip: .placePart(.zip)
    case .country: .placePart(.country)
    case .aliases: .texts(.alias)
    case .tags: .texts(.tag)
    case .offenses: .texts(.offense)
    case .photos: .photos
    case .log: .log
    case .sources: .sources
    }
  }

  /// Whether a date of the field may lie in the future.
  package var allowsFuture: Bool { self == .due }
}
