import CommandKit
import PosseModel

/// What fields are called and mean, in help pages and questions.
enum FieldWords {
  /// What stands for a value of the field.
  static func valueName(of field: FugitiveField) -> String {
    switch field {
    case .bounty: "AMOUNT"
    case .currency: "CODE"
    case .captdate, .lastSeen, .born, .due, .created, .modified: "DATE"
    case .place, .capturedPlace, .lastSeenPlace: "PLACE"
    case .agent, .capturedBy: "AGENT"
    case .heightCm, .weightKg, .id: "N"
    case .capturedLat, .lastSeenLat, .capturedLon, .lastSeenLon: "DEGREES"
    default: "TEXT"
    }
  }

  /// What a value of the field is.
  static func meaning(of field: FugitiveField) -> String {
    switch field {
    case .id: "the number, never reused"
    case .uuid: "the identity across books"
    case .name: "the name"
    case .aliases: "another name"
    case .bounty: "the bounty, as 5000, 'USD 5000' or £8,000"
    case .currency: "the currency of the bounty"
    case .bountyText: "the bounty in the words of its source"
    case .captured: "whether they are captured"
    case .captdate: "when they were captured"
    case .capturedBy: "who captured them"
    case .capturedPlace: "where they were captured"
    case .capturedLat: "the latitude of the capture"
    case .capturedLon: "the longitude of the capture"
    case .lastSeen: "when they were last seen"
    case .lastSeenPlace: "where they were last seen"
    case .lastSeenLat: "the latitude of the last sighting"
    case .lastSeenLon: "the longitude of the last sighting"
    case .lastSeenDesc: "what the last sighting was"
    case .born: "the birth date, as 1847-09-05, 1847 or ~1847"
    case .sex: "the sex"
    case .heightCm: "the height in centimetres"
    case .weightKg: "the weight in kilograms"
    case .hair: "the hair"
    case .eyes: "the eyes"
    case .marks: "scars and marks"
    case .caution: "what to beware of"
    case .warrant: "the warrant or bond number and its court"
    case .offenses: "what they are wanted for"
    case .due: "the deadline, such as a bond's forfeiture"
    case .agent: "who works on the case"
    case .place: "where they belong, as 'TX/78701 Austin'"
    case .city: "the city of the place"
    case .state: "the state of the place"
    case .zip: "the ZIP code of the place"
    case .country: "the country of the place"
    case .tags: "a tag"
    case .desc: "the description"
    case .notes: "notes of one's own"
    case .photos: "photos"
    case .log: "what was done"
    case .sources: "where the record comes from"
    case .created: "when the record was made"
    case .modified: "when the record was last changed"
    }
  }

  /// What a field is called where it is asked for, with a capital.
  static func title(of field: FugitiveField) -> String {
    switch field {
    case .bountyText: "Bounty in words"
    case .captdate: "Captured on"
    case .capturedBy: "Captured by"
    case .capturedPlace: "Captured place"
    case .capturedLat: "Captured latitude"
    case .capturedLon: "Captured longitude"
    case .lastSeen: "Last seen"
    case .lastSeenPlace: "Last seen place"
    case .lastSeenLat: "Last seen latitude"
    case .lastSeenLon: "Last seen longitude"
    case .lastSeenDesc: "Last sighting"
    case .heightCm: "Height in cm"
    case .weightKg: "Weight in kg"
    case .marks: "Scars and marks"
    case .desc: "Description"
    default: field.name.prefix(1).uppercased() + field.name.dropFirst()
    }
  }

  /// What a shell may offer as a value.
  static func completion(of field: FugitiveField) -> CompletionKind {
    switch field {
    case .tags: .dynamic("tags")
    case .offenses: .dynamic("offenses")
    case .agent, .capturedBy: .dynamic("agents")
    case .place, .capturedPlace, .lastSeenPlace: .dynamic("places")
    default: .none
    }
  }
}
