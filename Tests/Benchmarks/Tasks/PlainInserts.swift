import Chronology
import PosseStore
import SQLite
import UnicodeText

/// The rows of sample people, ready to be inserted with nothing looked up.
struct PlainInserts {
  /// The tables that get rows.
  static let tables = ["tag", "place", "fugitive", "fugitive_tag", "log"]

  private let people: [SamplePerson]
  private let tags: [String]
  private let places: [SamplePerson]
  private let tagNumbers: [String: Int]
  private let placeNumbers: [String: Int]

  /// Finds the tags and places of the people and numbers them.
  init(_ people: [SamplePerson]) {
    self.people = people
    var tagNumbers: [String: Int] = [:]
    // Number 1 of the places is the unknown one.
    var placeNumbers: [String: Int] = [:]
    var tags: [String] = []
    var places: [SamplePerson] = []
    for person in people {
      for tag in person.tags where tagNumbers[tag] == nil {
        tags.append(tag)
        tagNumbers[tag] = tags.count
      }
      if placeNumbers[person.placeText] == nil {
        places.append(person)
        placeNumbers[person.placeText] = places.count + 1
      }
    }
    (self.tags, self.places) = (tags, places)
    (self.tagNumbers, self.placeNumbers) = (tagNumbers, placeNumbers)
  }

  /// The number of rows.
  var count: Int {
    tags.count + places.count
      + people.reduce(0) { $0 + 1 + $1.tags.count + ($1.captureDate == nil ? 0 : 1) }
  }

  /// Inserts all rows in one transaction; with an entry they are recorded in the history.
  func insert(
    into connection: Connection, recordedAs entry: ChangeEntry? = nil
  ) throws(DatabaseError) {
    try connection.begin(.immediate)
    var recording: HistoryRecording?
    if let entry { recording = try HistoryRecording(connection, entry) }
    for tag in tags {
      try connection.execute(
        "INSERT INTO tag (name, name_cd) VALUES (\(tag), \(Folding.folded(tag)))")
    }
    for person in places { try insertPlace(of: person, into: connection) }
    for person in people {
      let date = person.captureDate.flatMap { Moment(machineText: $0) }
      try insert(person, captured: date, into: connection)
      for tag in person.tags {
        try connection.execute(
          """
          INSERT INTO fugitive_tag (fugitive, tag) VALUES (\(person.number), \(tagNumbers[tag]))
          """)
      }
      if let date { try insertEntry(of: person, date, into: connection) }
      // The store notes each statement; these are as many.
      for _ in 0..<(1 + person.tags.count + (date == nil ? 0 : 1)) {
        try recording?.noteStatement()
      }
    }
    try recording?.finish()
    try connection.commit()
  }

  private func insertPlace(
    of person: SamplePerson, into connection: Connection
  ) throws(DatabaseError) {
    let (state, zip, city) = person.place
    try connection.execute(
      """
      INSERT INTO place (text, text_cd, country, country_cd, state, state_cd, zip, zip_cd, city,
        city_cd)
      VALUES (\(person.placeText), \(Folding.folded(person.placeText)), 'US', 'us', \(state),
        \(Folding.folded(state)), \(zip), \(zip), \(city), \(Folding.folded(city)))
      """)
  }

  private func insert(
    _ person: SamplePerson, captured: Moment?, into connection: Connection
  ) throws(DatabaseError) {
    try connection.execute(
      """
      INSERT INTO fugitive (uuid, name, name_cd, bounty, currency, captured, captdate,
        captdate_offset, captdate_precision, captdate_circa, place, created, created_offset,
        modified, modified_offset)
      VALUES (\(uuid(person.number)), \(person.name), \(Folding.folded(person.name)),
        \(person.bounty), 'USD', \(captured != nil), \(captured?.instant.microseconds),
        \(captured?.offsetMinutes), \(captured?.precision.rawValue), \(captured?.isCirca),
        \(placeNumbers[person.placeText]), \(SampleBook.now.microseconds), 0,
        \(SampleBook.now.microseconds), 0)
      """)
  }

  private func insertEntry(
    of person: SamplePerson, _ date: Moment, into connection: Connection
  ) throws(DatabaseError) {
    try connection.execute(
      """
      INSERT INTO log (uuid, fugitive, action, date, date_offset, date_precision, date_circa)
      VALUES (\(uuid(person.number)), \(person.number), 'capture', \(date.instant.microseconds),
        \(date.offsetMinutes), \(date.precision.rawValue), \(date.isCirca))
      """)
  }

  /// A text of the length and the order of a UUID.
  private func uuid(_ number: Int) -> String {
    let digits = String(number)
    return "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
