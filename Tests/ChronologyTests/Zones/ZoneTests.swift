import Chronology
import Glibc
import Testing

@Suite(.serialized) struct ZoneTests {
  static let unknownNames = [
    "", " ", "Mars/Olympus", "america/chicago", "America", "America/", "/America/Chicago",
    "America//Chicago", ":America/Chicago", ":UTC", "../zoneinfo/UTC", "America/../UTC", "./UTC",
    "/etc/localtime", "/usr/share/zoneinfo/America/Chicago", "EST5EDT,M3.2.0,M11.1.0", "<+03>-3",
    "UTC+3", "UTC0", "zone.tab", "tzdata.zi", "leapseconds", "right/America/Chicago",
    "America/Chicago\0", "America/Chicago\n", "Ａmerica/Chicago", "..",
    String(repeating: "A", count: 1_000_000), String(repeating: "A/", count: 200) + "A",
  ]

  @Test(arguments: unknownNames)
  func `a name of no installed zone is unknown`(name: String) {
    #expect(!Zone.isKnown(name))
  }

  @Test(.needsZoneFiles, arguments: InstalledZones.tested + ["CST6CDT", "Etc/GMT+5"])
  func `an installed zone is known`(name: String) {
    #expect(Zone.isKnown(name))
  }

  @Test func `a flag of an unknown zone is refused with its name`() {
    #expect(throws: ZoneError.unknownZone("Mars/Olympus")) {
      try Zone.configure(flag: "Mars/Olympus", environment: "UTC")
    }
    #expect(throws: ZoneError.unknownZone("")) {
      try Zone.configure(flag: "", environment: nil)
    }
    #expect(throws: ZoneError.unknownZone(String(repeating: "A", count: 64) + "…")) {
      try Zone.use(String(repeating: "A", count: 1_000_000))
    }
  }

  @Test(.needsZoneFiles) func `the flag comes before TZ, and TZ before the configuration`() async {
    await #expect(processExitsWith: .success) {
      let warning = try Zone.configure(flag: "Asia/Tokyo", environment: "America/Chicago")
      #expect(warning == nil)
      #expect(Zone.currentName == "Asia/Tokyo")
      #expect(Zone.civil(Sample.now).abbreviation == "JST")

      #expect(
        try Zone.configure(
          flag: nil, environment: "America/Chicago", configuration: "Asia/Tokyo") == nil)
      #expect(Zone.currentName == "America/Chicago")
      #expect(Zone.civil(Sample.now).abbreviation == "CDT")

      #expect(
        try Zone.configure(flag: nil, environment: nil, configuration: "Asia/Tokyo") == nil)
      #expect(Zone.currentName == "Asia/Tokyo")

      #expect(try Zone.configure(flag: nil, environment: "") == nil)
      #expect(Zone.currentName == "UTC")
      #expect(Zone.civil(Sample.now).offsetMinutes == 0)

      // A flag is taken whatever TZ holds.
      #expect(try Zone.configure(flag: "Asia/Tokyo", environment: "Mars/Olympus") == nil)
    }
  }

  @Test func `an unknown zone in TZ or the configuration is a warning and UTC`() async {
    await #expect(processExitsWith: .success) {
      let fromEnvironment = try Zone.configure(flag: nil, environment: ":America/Chicago")
      #expect(fromEnvironment == .unknownZoneInEnvironment(":America/Chicago"))
      #expect(Zone.currentName == "UTC")
      #expect(Zone.civil(Sample.now).offsetMinutes == 0)
      #expect(Zone.civil(Sample.now).abbreviation == "UTC")

      let configured = try Zone.configure(flag: nil, environment: nil, configuration: "Nowhere")
      #expect(configured == .unknownZoneInConfiguration("Nowhere"))
      #expect(Zone.currentName == "UTC")
    }
  }

  @Test func `with neither flag nor TZ the system's zone counts`() async {
    await #expect(processExitsWith: .success) {
      try Zone.use("UTC")
      #expect(try Zone.configure(flag: nil, environment: nil) == nil)
      #expect(unsafe getenv("TZ") == nil)
      #expect(!Zone.currentName.isEmpty)
    }
  }

  @Test func `before any configuration TZ counts, an unknown one as UTC`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("TZ", "Mars/Olympus", 1)
      #expect(Zone.currentName == "UTC")
      unsafe setenv("TZ", "UTC", 1)
      #expect(Zone.currentName == "UTC")
    }
  }

  @Test func `UTC needs no zone files`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("TZDIR", "/nonexistent", 1)
      #expect(!Zone.isKnown("America/Chicago"))
      try Zone.use("UTC")
      let (civil, offset, abbreviation) = Zone.civil(Sample.now)
      #expect(civil.asIfUTC == Sample.now && offset == 0 && abbreviation == "UTC")
    }
  }
}
