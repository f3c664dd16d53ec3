package import Chronology

/// A wanted person and all that the book holds on them.
package struct Fugitive: Hashable, Sendable {
  /// The number of the fugitive.
  package var id: FugitiveID
  /// The identity that lasts when books are merged, 36 characters.
  package var uuid: String
  /// The name, never blank.
  package var name: String
  /// The reward; nil when no amount is known, which is not the same as 0.
  package var bounty: Money?
  /// The reward in the words of the source.
  package var bountyText: String?
  /// Whether the fugitive is captured.
  package var isCaptured = false
  /// When the fugitive was captured; nil also when captured on an unknown date.
  package var captdate: Moment?
  /// Who made the capture.
  package var capturedBy: String?
  /// Where the capture was made.
  package var capturedPlace: PlaceValue?
  /// Where the capture was made, north of the equator.
  package var capturedLat: Degrees?
  /// Where the capture was made, east of Greenwich.
  package var capturedLon: Degrees?
  /// When the fugitive was last seen.
  package var lastSeen: Moment?
  /// Where the fugitive was last seen.
  package var lastSeenPlace: PlaceValue?
  /// Where the fugitive was last seen, north of the equator.
  package var lastSeenLat: Degrees?
  /// Where the fugitive was last seen, east of Greenwich.
  package var lastSeenLon: Degrees?
  /// What is known of the last sighting.
  package var lastSeenDesc: String?
  /// The birth date: the confirmed one, else the first.
  package var born: PartialDate?
  /// The sex, in free words.
  package var sex: String?
  /// The height in centimetres.
  package var heightCm: Int64?
  /// The weight in kilograms.
  package var weightKg: Int64?
  /// The colour of the hair.
  package var hair: String?
  /// The colour of the eyes.
  package var eyes: String?
  /// Scars and marks.
  package var marks: String?
  /// What to beware of.
  package var caution: String?
  /// The number of the warrant or bond, and the court.
  package var warrant: String?
  /// The date by which something must be done, such as the forfeiture of a bond.
  package var due: Moment?
  /// Who works the case.
  package var agent: String?
  /// Where the fugitive belongs.
  package var place: PlaceValue?
  /// What there is to say about the fugitive.
  package var desc: String?
  /// What only the office should read.
  package var notes: String?
  /// When the record was made.
  package var created: Instant
  /// When the record was last changed.
  package var modified: Instant
  /// When the record was put into the trash; nil for a live one.
  package var trashed: Instant?
  /// Other names, in the order they were given.
  package var aliases: [String] = []
  /// Tags, in the order they were given.
  package var tags: [String] = []
  /// What the fugitive is wanted for, in the order given.
  package var offenses: [String] = []
  /// The photos, the primary one first, then by number.
  package var photos: [Photo] = []
  /// The log, by number.
  package var log: [LogEntry] = []
  /// Where the record was imported from.
  package var sources: [SourceRecord] = []

  /// Creates a live record that holds no more than a name.
  package init(id: FugitiveID, uuid: String, name: String, created: Instant, modified: Instant) {
    self.id = id
    self.uuid = uuid
    self.name = name
    self.created = created
    self.modified = modified
  }
}

extension Fugitive {
  /// Whether the record is in the trash.
  package var isTrashed: Bool { trashed != nil }

  /// The point where the capture was made, when both angles are known.
  package var capturedCoordinate: Coordinate? {
    Coordinate(latitude: capturedLat, longitude: capturedLon)
  }

  /// The point where the fugitive was last seen, when both angles are known.
  package var lastSeenCoordinate: Coordinate? {
    Coordinate(latitude: lastSeenLat, longitude: lastSeenLon)
  }

  /// The photo that stands for the fugitive, or nil when there is none.
  package var primaryPhoto: Photo? {
    photos.first(where: \.isPrimary)
  }
}
