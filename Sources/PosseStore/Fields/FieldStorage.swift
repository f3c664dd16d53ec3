import PosseModel

/// Where the value of a settable field goes.
enum FieldStorage {
  /// One column, perhaps with a folded twin.
  case column(String, isFolded: Bool)
  /// The four columns of a date that begin with a name.
  case moment(String)
  /// A column that holds the number of an agent.
  case agent(String)
  /// A column that holds the number of a place.
  case place(String)
  /// The sum and its currency.
  case money
  /// The currency of the sum.
  case currency
  /// A part of the person's place.
  case placePart
  /// The table of birth dates.
  case birth
  /// A list of texts of its own.
  case list(TextList)
  /// Nowhere: the book itself or another command writes it.
  case none

  enum TextList {
    case aliases, tags, offenses
  }

  /// The columns of `fugitive` that the field is kept in.
  var columns: [String] {
    switch self {
    case .column(let column, _), .agent(let column), .place(let column): [column]
    case .moment(let base): [base, base + "_offset", base + "_precision", base + "_circa"]
    case .money: ["bounty", "currency"]
    case .currency, .placePart, .birth, .list, .none: []
    }
  }

  static func of(_ field: FugitiveField) -> FieldStorage {
    switch field {
    case .name: .column("name", isFolded: true)
    case .bounty: .money
    case .currency: .currency
    case .bountyText: .column("bounty_text", isFolded: false)
    case .captdate: .moment("captdate")
    case .capturedBy: .agent("captured_by")
    case .capturedPlace: .place("captured_place")
    case .capturedLat: .column("captured_lat", isFolded: false)
    case .capturedLon: .column("captured_lon", isFolded: false)
    case .lastSeen: .moment("last_seen")
    case .lastSeenPlace: .place("last_seen_place")
    case .lastSeenLat: .column("last_seen_lat", isFolded: false)
    case .lastSeenLon: .column("last_seen_lon", isFolded: false)
    case .lastSeenDesc: .column("last_seen_desc", isFolded: false)
    case .born: .birth
    case .sex: .column("sex", isFolded: false)
    case .heightCm: .column("height_cm", isFolded: false)
    case .weightKg: .column("weight_kg", isFolded: false)
    case .hair: .column("hair", isFolded: false)
    case .eyes: .column("eyes", isFolded: false)
    case .marks: .column("marks", isFolded: false)
    case .caution: .column("caution", isFolded: false)
    case .warrant: .column("warrant", isFolded: true)
    case .due: .moment("due")
    case .agent: .agent("agent")
    case .place: .place("place")
    case .city, .state, .zip, .country: .placePart
    case .desc: .column("description", isFolded: true)
    case .notes: .column("notes", isFolded: true)
    case .aliases: .list(.aliases)
    case .tags: .list(.tags)
    case .offenses: .list(.offenses)
    case .id, .uuid, .captured, .photos, .log, .sources, .created, .modified: .none
    }
  }
}
