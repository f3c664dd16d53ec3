import PosseModel
import TestSupport
import Testing

@Suite struct CoordinateTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let latitude: Int64
    let longitude: Int64
    let machine: String
    init(_ text: String, _ latitude: Int64, _ longitude: Int64, _ machine: String? = nil) {
      self.text = text
      self.latitude = latitude
      self.longitude = longitude
      self.machine = machine ?? text
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("39.77,-94.85", 397_700_000, -948_500_000), Accepted("0,0", 0, 0),
    Accepted("90,180", 900_000_000, 1_800_000_000),
    Accepted("-90,-180", -900_000_000, -1_800_000_000),
    Accepted("0.0000001,-0.0000001", 1, -1),
    Accepted(" 39.77 , -94.85 ", 397_700_000, -948_500_000, "39.77,-94.85"),
    Accepted("+1.5,+2", 15_000_000, 20_000_000, "1.5,2"),
    Accepted("007.50,00", 75_000_000, 0, "7.5,0"), Accepted("-0,-0.0", 0, 0, "0,0"),
    Accepted("1.23456784,1.23456785", 12_345_678, 12_345_679, "1.2345678,1.2345679"),
    Accepted("-1.23456785,0.00000004", -12_345_679, 0, "-1.2345679,0"),
    Accepted("90.00000000000,0", 900_000_000, 0, "90,0"),
    Accepted("89.99999999,0", 900_000_000, 0, "90,0"),
    Accepted("43.4674483,11.8851267", 434_674_483, 118_851_267),
  ]) func `a point as people type it`(row: Accepted) throws {
    let point = try Coordinate(parsing: row.text)
    #expect(point.latitude.tenMillionths == row.latitude)
    #expect(point.longitude.tenMillionths == row.longitude)
    #expect(point.machineText == row.machine)
  }

  struct Refused: CustomTestStringConvertible {
    let text: String
    let error: CoordinateError
    init(_ text: String, _ error: (String) -> CoordinateError) {
      self.text = text
      self.error = error(text)
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refused("", CoordinateError.notAPair), Refused("39.77", CoordinateError.notAPair),
    Refused("39.77 -94.85", CoordinateError.notAPair),
    Refused("1,2,3", CoordinateError.notAPair), Refused("1,2,3,4", CoordinateError.notAPair),
    Refused(",2") { .notANumber(text: $0, axis: .latitude) },
    Refused("1,") { .notANumber(text: $0, axis: .longitude) },
    Refused("1.,2") { .notANumber(text: $0, axis: .latitude) },
    Refused(".5,2") { .notANumber(text: $0, axis: .latitude) },
    Refused("--1,2") { .notANumber(text: $0, axis: .latitude) },
    Refused("1,- 2") { .notANumber(text: $0, axis: .longitude) },
    Refused("1.2.3,2") { .notANumber(text: $0, axis: .latitude) },
    Refused("1e1,2") { .notANumber(text: $0, axis: .latitude) },
    Refused("39.77N,94.85W") { .notANumber(text: $0, axis: .latitude) },
    Refused("٣,2") { .notANumber(text: $0, axis: .latitude) },
    Refused("1,2\0") { .notANumber(text: $0, axis: .longitude) },
    Refused("90.00000001,0") { .outOfRange(text: $0, axis: .latitude) },
    Refused("-90.0000000000001,0") { .outOfRange(text: $0, axis: .latitude) },
    Refused("91,0") { .outOfRange(text: $0, axis: .latitude) },
    Refused("0,180.0000001") { .outOfRange(text: $0, axis: .longitude) },
    Refused("0,-181") { .outOfRange(text: $0, axis: .longitude) },
    Refused("0,99999999999999999999") { .outOfRange(text: $0, axis: .longitude) },
  ]) func `what is no point is refused by its reason`(row: Refused) {
    #expect(throws: row.error) { try Coordinate(parsing: row.text) }
  }

  @Test func `any point is read back from its own text`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let shift = Int64.random(in: 0...31, using: &random)
      let latitude = Int64.random(in: -900_000_000...900_000_000, using: &random) >> shift
      let longitude = Int64.random(in: -1_800_000_000...1_800_000_000, using: &random) >> shift
      let point = Coordinate(
        latitude: Degrees(tenMillionths: latitude), longitude: Degrees(tenMillionths: longitude))
      #expect(try Coordinate(parsing: point.machineText) == point)
    }
  }

  @Test(arguments: [Int64.min, Int64.max]) func `the ends of 64 bits are printed`(number: Int64) {
    #expect(Degrees(tenMillionths: number).machineText.contains("922337203685.477580"))
  }

  @Test(arguments: HostileTexts.all + HostileTexts.huge)
  func `hostile texts get an answer`(text: String) {
    if let point = try? Coordinate(parsing: text) {
      #expect((try? Coordinate(parsing: point.machineText)) == point)
    }
    _ = try? Degrees(parsing: text, axis: .latitude)
  }

  @Test func `where a capture happened is a point or a place by its first character`() throws {
    let point = Coordinate(
      latitude: Degrees(tenMillionths: 397_700_000), longitude: Degrees(tenMillionths: -948_500_000)
    )
    #expect(try CapturePoint(parsing: "39.77,-94.85") == .coordinate(point))
    #expect(try CapturePoint(parsing: "..Unknown..") == .place(.unknown))
    #expect(
      try CapturePoint(parsing: "GB:London")
        == .place(.place(Place(country: "GB", state: nil, zip: nil, city: "London"))))
    for unknown in ["..unknown..", "  ..UNKNOWN.. "] {
      #expect(try CapturePoint(parsing: unknown) == .place(.unknown))
    }
    #expect(throws: CapturePointError.place(.empty)) { try CapturePoint(parsing: "") }
  }

  @Test(arguments: [
    ("39.77", CapturePointError.neither(text: "39.77", suggestion: nil)),
    ("78701", .neither(text: "78701", suggestion: "TX/78701")),
    ("78701 Austin", .neither(text: "78701 Austin", suggestion: "TX/78701 Austin")),
    ("78701, TX", .neither(text: "78701, TX", suggestion: "TX/78701")),
    ("91,0", .coordinate(.outOfRange(text: "91,0", axis: .latitude))),
    ("12345,67", .coordinate(.outOfRange(text: "12345,67", axis: .latitude))),
    ("30,x", .coordinate(.notANumber(text: "30,x", axis: .longitude))),
  ])
  func `what begins as a number is a wrong point, or looks like a place`(
    text: String, error: CapturePointError
  ) {
    #expect(throws: error) { try CapturePoint(parsing: text) }
  }

  @Test func `a point needs both of its angles`() {
    let angle = Degrees(tenMillionths: 1)
    #expect(Coordinate(latitude: angle, longitude: nil) == nil)
    #expect(Coordinate(latitude: nil, longitude: angle) == nil)
    let point = Coordinate(latitude: Optional(angle), longitude: Optional(angle))
    #expect(point?.machineText == "0.0000001,0.0000001")
  }
}
