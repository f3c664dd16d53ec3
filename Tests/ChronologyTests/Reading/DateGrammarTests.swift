import Chronology
import Testing

@Suite(.serialized) struct DateGrammarTests {
  private let grammar: DateGrammar

  init() throws {
    try Zone.use("UTC")
    grammar = DateGrammar(now: Sample.now)
  }

  /// Now is Saturday 2024-06-15T12:00:00Z.
  @Test(arguments: [
    ("1968", "1968"), ("0001", "0001"), ("9999", "9999"), ("1968-03", "1968-03"),
    ("2026-03-01", "2026-03-01"), ("2024-02-29", "2024-02-29"), ("9999-12-31", "9999-12-31"),
    ("~1968", "~1968"), ("~1968-03", "~1968-03"), ("~1859-11-23", "~1859-11-23"),
    ("  2026-03-01\t", "2026-03-01"), ("\t~1968 ", "~1968"),

    ("2026-03-01T14:05", "2026-03-01T14:05:00Z"), ("2026-03-01t14:05", "2026-03-01T14:05:00Z"),
    ("2026-03-01 14:05", "2026-03-01T14:05:00Z"), ("2026-03-01   14:05", "2026-03-01T14:05:00Z"),
    ("2026-03-01@14:05", "2026-03-01T14:05:00Z"), ("2026-03-01T00:00", "2026-03-01T00:00:00Z"),
    ("2026-03-01T14:05:30", "2026-03-01T14:05:30Z"),
    ("2026-03-01T14:05:30.5", "2026-03-01T14:05:30.5Z"),
    ("2026-03-01T14:05:30.000001", "2026-03-01T14:05:30.000001Z"),
    ("2026-03-01T14:05:30.500000", "2026-03-01T14:05:30.5Z"),
    ("2026-03-01T14:05:30.0Z", "2026-03-01T14:05:30Z"),
    ("2026-03-01T14:05Z", "2026-03-01T14:05:00Z"), ("2026-03-01T14:05z", "2026-03-01T14:05:00Z"),
    ("2026-03-01T14:05+01:00", "2026-03-01T13:05:00Z"),
    ("2026-03-01 14:05:30-0600", "2026-03-01T20:05:30Z"),
    ("2026-03-01T14:05+05:45", "2026-03-01T08:20:00Z"),
    ("2026-03-01T14:05-00:00", "2026-03-01T14:05:00Z"),
    ("2024-03-01T13:00:00+01:00", "2024-03-01T12:00:00Z"),
    ("0001-01-01T00:00Z", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999Z"),

    ("today", "2024-06-15"), ("TODAY", "2024-06-15"), ("yesterday", "2024-06-14"),
    ("Tomorrow", "2024-06-16"), ("now", "2024-06-15T12:00:00Z"), ("Now", "2024-06-15T12:00:00Z"),

    ("last friday", "2024-06-14"), ("LAST  Friday", "2024-06-14"), ("last fri", "2024-06-14"),
    ("last thursday", "2024-06-13"), ("last wed", "2024-06-12"), ("last tue", "2024-06-11"),
    ("last mon", "2024-06-10"), ("last sunday", "2024-06-09"), ("last sat", "2024-06-08"),
    ("last saturday", "2024-06-08"),

    ("3 days ago", "2024-06-12T12:00:00Z"), ("1 day ago", "2024-06-14T12:00:00Z"),
    ("3days ago", "2024-06-12T12:00:00Z"), ("3d ago", "2024-06-12T12:00:00Z"),
    ("2 WEEKS AGO", "2024-06-01T12:00:00Z"), ("90 minutes ago", "2024-06-15T10:30:00Z"),
    ("45 sec ago", "2024-06-15T11:59:15Z"), ("0 days ago", "2024-06-15T12:00:00Z"),
    ("1 month ago", "2024-05-15T12:00:00Z"), ("4 months ago", "2024-02-15T12:00:00Z"),
    ("2 years ago", "2022-06-15T12:00:00Z"), ("2000 years ago", "0024-06-15T12:00:00Z"),
    ("003 days ago", "2024-06-12T12:00:00Z"),

    ("-7d", "2024-06-08T12:00:00Z"), ("+2w", "2024-06-29T12:00:00Z"),
    ("-12h", "2024-06-15T00:00:00Z"), ("-30min", "2024-06-15T11:30:00Z"),
    ("+1s", "2024-06-15T12:00:01Z"), ("-1 d", "2024-06-14T12:00:00Z"),
    ("+3 months", "2024-09-15T12:00:00Z"), ("-1mo", "2024-05-15T12:00:00Z"),
    ("-1Y", "2023-06-15T12:00:00Z"), ("+0d", "2024-06-15T12:00:00Z"),
    ("+7975y", "9999-06-15T12:00:00Z"),
  ])
  func `an accepted form`(text: String, meaning: String) throws {
    let reading = try grammar.read(text)
    guard case .moment(let moment, let isAmbiguous) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(moment.machineText == meaning)
    #expect(!isAmbiguous)
  }

  @Test(arguments: ["unknown", "Unknown", " UNKNOWN "])
  func `a date may be said to be unknown`(text: String) throws {
    #expect(try grammar.read(text) == .unknown)
  }

  @Test(arguments: [
    ("2026-03-01T14:05+01:00", 60), ("2026-03-01T14:05-0930", -570), ("2026-03-01T14:05Z", 0),
    ("2026-03-01T14:05+23:59", 1439), ("now", 0), ("2026-03-01", 0),
  ])
  func `the offset is kept as given`(text: String, offset: Int) throws {
    guard case .moment(let moment, _) = try grammar.read(text) else {
      Issue.record("no moment")
      return
    }
    #expect(moment.offsetMinutes == offset)
  }

  @Test func `every machine text is an accepted form with the same meaning`() throws {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<5000 {
      let moment: Moment =
        round.isMultiple(of: 2)
        ? Moment(instant: Sample.randomInstant(using: &generator))
        : Moment(try #require(Sample.randomDate(using: &generator)))
      #expect(
        try grammar.read(moment.machineText) == .moment(moment, ambiguousLocalTime: false))
    }
  }

  @Test(arguments: DateForms.accepted)
  func `every form offered in messages is accepted`(form: String) throws {
    _ = try grammar.read(form)
  }

  @Test(
    .needsZoneFiles,
    arguments: [
      // zone, now, text, the reading or the error
      ["America/Chicago", "2026-03-02T03:00:00Z", "today", "2026-03-01 offset 0"],
      ["America/Chicago", "2026-03-02T03:00:00Z", "tomorrow", "2026-03-02 offset 0"],
      ["America/Chicago", "2026-03-02T03:00:00Z", "last sunday", "2026-02-22 offset 0"],
      ["Asia/Tokyo", "2026-03-01T20:00:00Z", "today", "2026-03-02 offset 0"],
      [
        "America/Chicago", "2026-03-02T03:00:00Z", "2026-03-01T14:05",
        "2026-03-01T20:05:00Z offset -360",
      ],
      [
        "America/Chicago", "2026-03-02T03:00:00Z", "2026-07-01 14:05",
        "2026-07-01T19:05:00Z offset -300",
      ],
      [
        "America/Chicago", "2026-03-02T03:00:00Z", "2026-07-01 14:05Z",
        "2026-07-01T14:05:00Z offset 0",
      ],
      ["America/Chicago", "2026-03-02T03:00:00Z", "now", "2026-03-02T03:00:00Z offset -360"],
      ["America/Chicago", "2026-03-02T03:00:00Z", "2026-03-08 02:30", "nonexistent"],
      [
        "America/Chicago", "2026-03-02T03:00:00Z", "2026-03-08 02:30-06:00",
        "2026-03-08T08:30:00Z offset -360",
      ],
      [
        "America/Chicago", "2026-03-02T03:00:00Z", "2026-11-01 01:30",
        "2026-11-01T06:30:00Z offset -300 ambiguous",
      ],
      [
        "Australia/Lord_Howe", "2026-03-02T03:00:00Z", "2026-04-05 01:45",
        "2026-04-04T14:45:00Z offset 660 ambiguous",
      ],
      ["America/Sao_Paulo", "2018-11-04T12:00:00Z", "2018-11-04 00:00", "nonexistent"],
      ["America/Sao_Paulo", "2018-11-04T12:00:00Z", "2018-11-04", "2018-11-04 offset 0"],
      // 30 days of 24 hours reach across the change of the clocks; a month keeps the clock.
      ["America/Chicago", "2026-03-20T17:00:00Z", "-30d", "2026-02-18T17:00:00Z offset -360"],
      ["America/Chicago", "2026-03-20T17:00:00Z", "-1mo", "2026-02-20T18:00:00Z offset -360"],
      ["Asia/Tokyo", "2026-03-20T17:00:00Z", "0001-01-01T00:00", "outOfRange"],
      ["America/Chicago", "2026-03-20T17:00:00Z", "9999-12-31T23:00", "outOfRange"],
    ])
  func `local time is that of the zone`(row: [String]) async {
    await #expect(processExitsWith: .success) { [row] in
      try Zone.use(row[0])
      let grammar = DateGrammar(now: try #require(Instant(machineText: row[1])))
      do throws(DateError) {
        guard case .moment(let moment, let isAmbiguous) = try grammar.read(row[2]) else {
          Issue.record("no moment")
          return
        }
        let offset = " offset \(moment.offsetMinutes)"
        #expect(moment.machineText + offset + (isAmbiguous ? " ambiguous" : "") == row[3])
      } catch {
        switch error {
        case .nonexistentLocalTime(row[2], zone: row[0]): #expect(row[3] == "nonexistent")
        case .outOfRange(row[2]): #expect(row[3] == "outOfRange")
        default: Issue.record("\(error)")
        }
      }
    }
  }
}
