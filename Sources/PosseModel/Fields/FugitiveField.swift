/// A field of a fugitive, under the one name it has everywhere.
///
/// The name is the same in a predicate, in `-F` and `-s`, in `FIELD=VALUE`, as a flag of `add`, as
/// a JSON key and as a CSV header. The order of the cases is the order of `--json` and of exports.
package enum FugitiveField: String, Hashable, Sendable, CaseIterable {
  /// The number, never reused.
  case id
  /// The identity that lasts when books are merged.
  case uuid
  /// The name.
  case name
  /// Other names.
  case aliases
  /// The reward.
  case bounty
  /// The currency of the reward.
  case currency
  /// The reward in the words of the source.
  case bountyText
  /// Whether the fugitive is captured.
  case captured
  /// When the fugitive was captured.
  case captdate
  /// Who made the capture.
  case capturedBy
  /// Where the capture was made.
  case capturedPlace
  /// The latitude of the capture.
  case capturedLat
  /// The longitude of the capture.
  case capturedLon
  /// When the fugitive was last seen.
  case lastSeen
  /// Where the fugitive was last seen.
  case lastSeenPlace
  /// The latitude of the last sighting.
  case lastSeenLat
  /// The longitude of the last sighting.
  case lastSeenLon
  /// What is known of the last sighting.
  case lastSeenDesc
  /// The birth date.
  case born
  /// The sex, in free words.
  case sex
  /// The height in centimetres.
  case heightCm
  /// The weight in kilograms.
  case weightKg
  /// The colour of the hair.
  case hair
  /// The colour of the eyes.
  case eyes
  /// Scars and marks.
  case marks
  /// What to beware of.
  case caution
  /// The number of the warrant or bond, and the court.
  case warrant
  /// What the fugitive is wanted for.
  case offenses
  /// The date by which something must be done.
  case due
  /// Who works the case.
  case agent
  /// Where the fugitive belongs.
  case place
  /// The city of the place.
  case city
  /// The state of the place.
  case state
  /// The ZIP code of the place.
  case zip
  /// The country of the place.
  case country
  /// Tags.
  case tags
  /// What there is to say about the fugitive.
  case desc
  /// What only the office should read.
  case notes
  /// The photos.
  case photos
  /// The log.
  case log
  /// Where the record was imported from.
  case sources
  /// When the record was made.
  case created
  /// When the record was last changed.
  case modified

  /// The name as users write it.
  package var name: String { rawValue }

  /// The type, as predicates know it.
  package var type: FieldType { kind.type }

  /// The fields of a list for which none were named.
  package static let listDefaults: [FugitiveField] = [
    .id, .name, .bounty, .captured, .captdate, .place, .tags,
  ]

  /// The fields that hold a list of texts; only they take `+=` and `-=`.
  package static let textLists: [FugitiveField] = [.aliases, .tags, .offenses]

  /// Returns the fields whose names a mistyped one may have meant, nearest first, at most three.
  package static func suggestions(for name: String) -> [FugitiveField] {
    NearNames.nearest(to: name, among: allCases.map(\.name), limit: name.utf8.count < 5 ? 1 : 2)
      .prefix(3).compactMap(FugitiveField.init(rawValue:))
  }
}

extension FugitiveField {
  /// Whether `add` and `edit` may set the field.
  ///
  /// The others are kept by the book itself or written by `capture`, `release`, `photo` and
  /// `import`.
  package var isSettable: Bool {
    switch self {
    case .id, .uuid, .created, .modified, .photos, .log, .sources, .captured: false
    default: true
    }
  }

  /// Whether the field has a value only while the fugitive is captured.
  package var belongsToCapture: Bool {
    switch self {
    case .captdate, .capturedBy, .capturedPlace, .capturedLat, .capturedLon: true
    default: false
    }
  }

  /// Whether the field may be emptied; a settable one may, save the name and the currency.
  ///
  /// The currency goes with the bounty.
  package var isClearable: Bool {
    isSettable && self != .name && self != .currency
  }

  /// The name of the flag of `add` for one value: the field's name, in the singular for a list.
  ///
  /// Only fields that ``isSettable`` have a flag.
  package var singularFlag: String {
    switch self {
    case .aliases: "alias"
    case .tags: "tag"
    case .offenses: "offense"
    default: name
    }
  }
}
