import Chronology
import PosseStore
import PredicateFormat

/// The record that predicates are asked of, and what they are checked against.
enum FuzzedRecord {
  /// 2026-03-01T12:00:00Z.
  static let now = Instant(microseconds: 1_772_366_400_000_000)

  /// The moment, and a value for a few variables.
  static var conditions: PredicateConditions {
    PredicateConditions(
      now: now,
      bindings: [
        "who": .typed("José"), "when": .typed("1882-04"), "n": .typed("5000"), "yes": .typed("YES"),
        "list": literal("{1, 'TX', nil}"), "none": literal("nil"),
      ],
      refusesUnused: false, patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
  }

  /// A person with something of everything and much that is empty.
  static var image: RecordImage {
    do throws(RecordImageError) {
      return try RecordImage(fields: fields, relations: relations)
    } catch {
      fatalError("the record is refused: \(error)")
    }
  }

  private static var fields: [String: PredicateValue] {
    [
      "id": whole(7), "uuid": .text("01890a5d-ac96-774b-bcce-b302099a8057"),
      "name": .text("José \"Ñandú\" O'Brien"), "bounty": decimal("12500.25"),
      "currency": .text("USD"), "captured": whole(1), "captdate": date("1882-04"),
      "capturedPlace": .text("MO/64501 St. Joseph"), "capturedLat": decimal("39.7674"),
      "capturedLon": decimal("-94.8467"), "lastSeen": date("2026-02-27T08:30:00Z"),
      "heightCm": whole(180), "hair": .text("Straße"), "eyes": .text(""), "agent": .text("ΑΣ"),
      "marks": .text("scar [left] *cheek*?"), "due": date("2026-03-02"), "born": date("1847"),
      "place": .text("TX/78701 Austin"), "city": .text("Austin"), "state": .text("TX"),
      "zip": .text("78701"), "country": .text("US"), "desc": .text("line one\nline two \u{1F920}"),
      "created": date("2026-01-01T00:00:00Z"), "modified": date("2026-02-28T23:59:59.999999Z"),
    ]
  }

  private static var relations: [String: [[String: PredicateValue]]] {
    [
      "aliases": [["name": .text("Dutch")], ["name": .text("Ångström")]],
      "tags": [["name": .text("armed")], ["name": .text("fta")]],
      "offenses": [["name": .text("train robbery")]],
      "photos": [
        [
          "id": whole(31), "file": .text("a.jpg"), "width": whole(640), "height": whole(480),
          "size": whole(300_000), "primary": whole(1), "takenAt": date("1881"),
        ],
        ["id": whole(32), "width": whole(320), "height": whole(240), "caption": .text("ÀB")],
      ],
      "log": [
        [
          "id": whole(3), "action": .text("sighting"), "date": date("2026-02-20"),
          "lat": decimal("30.2672"), "lon": decimal("-97.7431"), "private": whole(0),
        ],
        [
          "id": whole(4), "action": .text("capture"), "date": date("1882-04-03"),
          "agent": .text("Ford"), "note": .text("by surprise"), "private": whole(1),
          "photo": whole(31),
        ],
      ],
      "sources": [["name": .text("fbi"), "key": .text("k1"), "url": .text("https://x.test/")]],
    ]
  }

  private static func whole(_ number: Int64) -> PredicateValue { .number(.integer(number)) }

  private static func decimal(_ text: String) -> PredicateValue {
    DecimalNumber(parsing: text).map { .number(.decimal($0)) } ?? .null
  }

  private static func date(_ text: String) -> PredicateValue {
    Moment(machineText: text).map { .date($0.instant, $0.precision) } ?? .null
  }

  /// Reads a literal by way of a predicate that compares with it.
  private static func literal(_ text: String) -> PredicateBinding {
    guard
      case .comparison(let comparison)? = try? PredicateParser.parse(
        PredicateSource("id IN " + text))
    else { return .typed(text) }
    return .literal(comparison.right)
  }
}
