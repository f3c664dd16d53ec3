/// A field of a fugitive, under the one name it has everywhere.
///
/// The name is the same in a predicate, in `-F` and `-s`, in `FIELD=VALUE`, as a flag of `add`, as a JSON key
/// and as a CSV header. The order of the cases is the order of `--json` and of exports.
package enum FugitiveField: String, Hashable, Sendable, CaseIterable {
  case id
  case uuid
  case name
  case aliases
  case bounty
  case currency
  case bountyText
  case captured
  case captdate
  case capturedBy
  case capturedPlace
  case capturedLat
  case capturedLon
  case lastSeen
  case lastSeenPlace
  case lastSeenLat
  case lastSeenLon
  case lastSeenDesc
  case born
  case sex
  case heightCm
  case weightKg
  case hair
  case eyes
  case marks
  case caution
  case warrant
  case offenses
  case due
  case agent
  case place
  case city
  case state
  case zip
  case country
  case tags
  case desc
  case notes
  case photos
  case log
  case sources
  case created
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
  /// The others are kept by the book itself or written by `capture`, `release`, `photo` and `import`.
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
