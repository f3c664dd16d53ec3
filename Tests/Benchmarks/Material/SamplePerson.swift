/// A person of the sample books, made from a number, so that every run has the same people.
struct SamplePerson {
  /// The number in the book, from 1.
  let number: Int

  /// One person in so many is captured.
  let peopleForEachCapture: Int

  /// The people of a book, one in so many captured.
  static func people(_ count: Int, peopleForEachCapture: Int = 3) -> [SamplePerson] {
    (0..<count).map { SamplePerson(number: $0 + 1, peopleForEachCapture: peopleForEachCapture) }
  }

  /// A first name and a last name, one in eight not in Latin letters or with accents.
  var name: String {
    let first = Self.pick(Self.firstNames, number, 7)
    let last = Self.pick(Self.lastNames, number, 11)
    return "\(first) \(last) \(number)"
  }

  /// The bounty in thousandths of a dollar, with cents for one in four.
  var bounty: Int64 {
    let dollars = Int64(number * 7919 % 25_000)
    return dollars * 1000 + (number % 4 == 0 ? 250 : 0)
  }

  /// Where the person is from.
  var place: (state: String, zip: String, city: String) { Self.pick(Self.places, number, 13) }

  /// The place as one types it.
  var placeText: String { "\(place.state)/\(place.zip) \(place.city)" }

  /// None, one or two tags.
  var tags: [String] {
    (0..<(number % 3)).map { Self.pick(Self.tags, number + $0, 1) }
  }

  /// When the person was captured, in full, by month, by year or roughly; nil for who is at large.
  var captureDate: String? {
    guard number % peopleForEachCapture == 0 else { return nil }
    let year = 1865 + number % 50
    let month = twoDigits(1 + number % 12)
    let day = twoDigits(1 + number % 28)
    switch number % 10 {
    case 7: return "\(year)-\(month)"
    case 8: return String(year)
    case 9: return "~\(year)"
    default: return "\(year)-\(month)-\(day)"
    }
  }

  private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  private static func pick<Element>(_ list: [Element], _ number: Int, _ stride: Int) -> Element {
    list[number * stride % list.count]
  }

  private static let firstNames = [
    "Jesse", "Frank", "Belle", "Emmett", "Laura", "Cole", "Степан", "Ned", "Pearl", "Henry", "José",
    "Etta", "John", "Ann", "Sam", "Rose",
  ]
  private static let lastNames = [
    "James", "Dalton", "Starr", "Younger", "Longabaugh", "Parker", "Kelly", "Muñoz", "McCarty",
    "Hart", "Bass", "Dunn", "Turpin",
  ]
  private static let tags = ["fta", "violent", "armed", "federal", "trains"]
  private static let places = [
    ("TX", "78701", "Austin"), ("MO", "64060", "Kearney"), ("NM", "88338", "Lincoln"),
    ("WY", "82633", "Douglas"), ("KS", "67337", "Coffeyville"), ("OK", "74425", "Canadian"),
    ("UT", "84713", "Beaver"), ("AZ", "85638", "Tombstone"), ("MN", "55057", "Northfield"),
  ].map { (state: $0.0, zip: $0.1, city: $0.2) }
}
