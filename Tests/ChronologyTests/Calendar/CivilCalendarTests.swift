import Testing

@testable import Chronology

@Suite struct CivilCalendarTests {
  /// Walks the calendar as a person would, a day at a time, and asks for every day both ways.
  @Test func `every day of the years 0001 to 9999 has its number and back`() {
    var number = -719_162
    var weekday = 0
    var failures = 0
    for year in 1...9999 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (index, length) in lengths.enumerated() {
        for day in 1...length {
          let counted = CivilCalendar.dayNumber(year: year, month: index + 1, day: day)
          let date = CivilCalendar.date(ofDay: number)
          if counted != number || date != (year, index + 1, day)
            || Weekday(ofDay: number).rawValue != weekday
          {
            failures += 1
          }
          number += 1
          // The first of January of the year 1 was a Monday.
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(failures == 0)
    #expect(number == 2_932_897)
  }

  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (1, 1, 1, -719_162),
    (9999, 12, 31, 2_932_896), (2026, 3, 1, 20_513), (1900, 3, 1, -25_508), (0, 1, 1, -719_528),
  ])
  func `known days have their numbers`(year: Int, month: Int, day: Int, number: Int) {
    #expect(CivilCalendar.dayNumber(year: year, month: month, day: day) == number)
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31),
    (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1),
    (Int.max, 1, 1), (Int.min, 1, 1), (2026, Int.max, 1), (2026, 1, Int.min),
  ])
  func `a day that does not exist is no date`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
    #expect(CivilTime(year: year, month: month, day: day) == nil)
    #expect(PartialDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [-719_163, 2_932_897, Int.max, Int.min])
  func `a day outside the years 0001 to 9999 is no date`(number: Int) {
    #expect(CivilDate(dayNumber: number) == nil)
  }

  @Test func `dates are ordered by the calendar`() throws {
    let earlier = try #require(CivilDate(year: 1999, month: 12, day: 31))
    let later = try #require(CivilDate(year: 2000, month: 1, day: 1))
    #expect(earlier < later)
    #expect(later.weekday == .saturday)
  }
}
