import Glibc
import Testing

@testable import Chronology

@Suite(.serialized) struct ZoneConversionTests {
  @Test(.needsZoneFiles, arguments: InstalledZones.tested)
  func `an instant turns into local time and back`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      var generator = SeededGenerator(seed: 5)
      for round in 0..<3000 {
        // Half of them in the years in which the clocks were changed.
        let instant =
          round.isMultiple(of: 2)
          ? Sample.randomInstant(using: &generator)
          : Instant(
            microseconds: .random(
              in: -3_000_000_000_000_000...3_000_000_000_000_000, using: &generator))
        let local = Zone.civil(instant)
        switch Zone.instant(of: local.civil) {
        case .one(let back):
          #expect(back == instant)
        case .twice(let first):
          #expect(first <= instant)
          #expect(Zone.civil(first).civil == local.civil)
        case .none:
          Issue.record("\(local.civil) is shown at \(instant.machineText)")
        }
      }
    }
  }

  @Test(.needsZoneFiles, arguments: InstalledZones.tested)
  func `every hour of three years is as the C library has it`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      let start = 1_514_764_800  // 2018-01-01
      var failures: [time_t] = []
      for hour in 0..<(3 * 8766) {
        var time = time_t(start + hour * 3600 + 900)
        var fields = unsafe tm()
        guard unsafe localtime_r(&time, &fields) != nil else { continue }
        let civil = Zone.civil(Instant(seconds: time, microsecond: 0)).civil
        let isSame = unsafe [
          Int32(civil.year) - 1900 == fields.tm_year, Int32(civil.month) - 1 == fields.tm_mon,
          Int32(civil.day) == fields.tm_mday, Int32(civil.hour) == fields.tm_hour,
          Int32(civil.minute) == fields.tm_min, Int32(civil.second) == fields.tm_sec,
          (Int32(civil.date.weekday.rawValue) + 1) % 7 == fields.tm_wday,
        ]
        if isSame.contains(false) { failures.append(time) }
      }
      #expect(failures == [])
    }
  }

  @Test(.needsZoneFiles, arguments: InstalledZones.tested)
  func `a reading means what mktime makes of it, or nothing where mktime moves it`(
    zone: String
  ) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      var failures: [Int] = []
      for quarter in 0..<(2 * 35_064) {
        let wall = 1_514_764_800 + quarter * 900
        let civil = CivilTime(secondsAsIfUTC: wall, microsecond: 0)
        var fields = unsafe tm()
        unsafe fields.tm_year = Int32(civil.year) - 1900
        unsafe fields.tm_mon = Int32(civil.month) - 1
        unsafe fields.tm_mday = Int32(civil.day)
        unsafe fields.tm_hour = Int32(civil.hour)
        unsafe fields.tm_min = Int32(civil.minute)
        unsafe fields.tm_isdst = -1
        let time = unsafe mktime(&fields)
        let found = Instant(seconds: time, microsecond: 0)
        let isMoved =
          unsafe fields.tm_hour != civil.hour || fields.tm_min != civil.minute
        let isRight =
          switch Zone.instant(of: civil) {
          case .one(let instant): !isMoved && instant == found
          case .twice(let first): !isMoved && first <= found
          case .none: isMoved
          }
        if !isRight { failures.append(wall) }
      }
      #expect(failures == [])
    }
  }

  @Test(
    .needsZoneFiles,
    arguments: [
      // zone, local reading as if UTC, what it means
      ["America/Chicago", "2026-03-01T14:05:00Z", "2026-03-01T20:05:00Z"],
      ["America/Chicago", "2026-03-08T01:59:59Z", "2026-03-08T07:59:59Z"],
      ["America/Chicago", "2026-03-08T02:00:00Z", "none"],
      ["America/Chicago", "2026-03-08T02:59:59.999999Z", "none"],
      ["America/Chicago", "2026-03-08T03:00:00Z", "2026-03-08T08:00:00Z"],
      ["America/Chicago", "2026-11-01T00:59:59Z", "2026-11-01T05:59:59Z"],
      ["America/Chicago", "2026-11-01T01:00:00Z", "twice 2026-11-01T06:00:00Z"],
      ["America/Chicago", "2026-11-01T01:59:59Z", "twice 2026-11-01T06:59:59Z"],
      ["America/Chicago", "2026-11-01T02:00:00Z", "2026-11-01T08:00:00Z"],
      ["Asia/Tokyo", "2026-03-08T02:30:00.25Z", "2026-03-07T17:30:00.25Z"],
      ["Australia/Lord_Howe", "2026-10-04T02:15:00Z", "none"],
      ["Australia/Lord_Howe", "2026-10-04T02:30:00Z", "2026-10-03T15:30:00Z"],
      ["Australia/Lord_Howe", "2026-04-05T01:45:00Z", "twice 2026-04-04T14:45:00Z"],
      ["Africa/Casablanca", "2024-03-10T02:30:00Z", "twice 2024-03-10T01:30:00Z"],
      ["Africa/Casablanca", "2024-04-14T02:30:00Z", "none"],
      ["America/Sao_Paulo", "2018-11-04T00:30:00Z", "none"],
      ["America/Sao_Paulo", "2019-02-16T23:30:00Z", "twice 2019-02-17T01:30:00Z"],
      ["Pacific/Apia", "2011-12-30T12:00:00Z", "none"],
      ["America/New_York", "1883-11-18T11:00:00Z", "1883-11-18T15:56:02Z"],
      ["America/New_York", "1883-11-18T12:01:00Z", "twice 1883-11-18T16:57:02Z"],
    ])
  func `a reading near a change of the clocks`(row: [String]) async {
    await #expect(processExitsWith: .success) { [row] in
      try Zone.use(row[0])
      let wall = try #require(Instant(machineText: row[1]))
      let meaning =
        switch Zone.instant(of: CivilTime(asIfUTC: wall)) {
        case .one(let instant): instant.machineText
        case .twice(let first): "twice " + first.machineText
        case .none: "none"
        }
      #expect(meaning == row[2])
    }
  }

  @Test(
    .needsZoneFiles,
    arguments: [
      ["America/Chicago", "2026-03-01T20:05:00Z", "2026-03-01 14:05 CST", "-360"],
      ["America/Chicago", "2026-07-01T20:05:00Z", "2026-07-01 15:05 CDT", "-300"],
      ["America/Chicago", "2026-03-01T02:00:00Z", "2026-02-28 20:00 CST", "-360"],
      ["Asia/Tokyo", "2026-03-01T20:05:00Z", "2026-03-02 05:05 JST", "540"],
      ["Europe/Istanbul", "2026-03-01T20:05:00Z", "2026-03-01 23:05 +03", "180"],
      ["America/Sao_Paulo", "2026-03-01T20:05:00Z", "2026-03-01 17:05 -03", "-180"],
      ["Australia/Lord_Howe", "2026-01-01T00:00:00Z", "2026-01-01 11:00 +11", "660"],
      // Local mean time: 4:56:02 behind, so the reading has seconds and the offset loses them.
      ["America/New_York", "1800-01-01T00:00:00Z", "1799-12-31 19:03 LMT", "-296"],
      ["Asia/Tokyo", "1800-01-01T00:00:00Z", "1800-01-01 09:18 LMT", "558"],
    ])
  func `people see the clocks of the zone`(row: [String]) async {
    await #expect(processExitsWith: .success) { [row] in
      try Zone.use(row[0])
      let instant = try #require(Instant(machineText: row[1]))
      let moment = Moment(local: instant)
      #expect(moment.displayMinute() == row[2])
      #expect(moment.displayDay() == String(row[2].prefix(10)))
      #expect(String(moment.offsetMinutes) == row[3])
    }
  }

  @Test(.needsZoneFiles) func `local mean time keeps its seconds`() async {
    await #expect(processExitsWith: .success) {
      try Zone.use("America/New_York")
      let instant = try #require(Instant(machineText: "1800-01-01T00:00:00Z"))
      #expect(Zone.civil(instant).civil.second == 58)
    }
  }

  @Test(.needsZoneFiles) func `a partial date is to come by the local calendar`() async {
    await #expect(processExitsWith: .success) {
      // Noon of the 15th in UTC is the 16th on the Line Islands, 14 hours ahead.
      try Zone.use("Pacific/Kiritimati")
      #expect(Moment(machineText: "2024-06-16")?.isFuture(now: Sample.now) == false)
      #expect(Moment(machineText: "2024-06-17")?.isFuture(now: Sample.now) == true)
      try Zone.use("Pacific/Pago_Pago")
      let early = try #require(Instant(machineText: "2024-06-15T05:00:00Z"))
      #expect(Moment(machineText: "2024-06-15")?.isFuture(now: early) == true)
    }
  }
}
