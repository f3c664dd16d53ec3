import Chronology
import Testing

@testable import PredicateFormat

@Suite(.serialized) struct DateBoundTests {
  struct Case: CustomTestStringConvertible, Sendable, Codable {
    let stored: String
    let bound: String
    /// The orders that hold, the stored date on the left.
    let orders: [String]
    var testDescription: String { "\(stored) beside \(bound)" }

    init(_ stored: String, _ bound: String, _ orders: String...) {
      self.stored = stored
      self.bound = bound
      self.orders = orders
    }

    func check() {
      guard case .date(let number, let precision) = Sample.date(stored) else {
        Issue.record("\(stored) is no date")
        return
      }
      let bound = Sample.bound(bound)
      let holding = ValueOrder.allCases.filter { bound.holds($0, of: number, precision) }
      #expect(Set(holding.map(\.rawValue)) == Set(orders), "\(stored) beside \(self.bound)")
    }
  }

  /// What holds in every zone: partial dates are compared by the calendar.
  static let anywhere = [
    Case("2024-03-01", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-01", "2024-03-02", "!=", "<", "<="),
    Case("2024-03-02", "2024-03-01", "!=", ">", ">="),
    Case("1713", "1713", "==", "<=", ">="), Case("1713-05", "1713", "==", "<=", ">="),
    Case("1713-05-02", "1713", "==", "<=", ">="), Case("1713-12-31", "1713", "==", "<=", ">="),
    Case("1713", "1713-05-02", "!=", "<", "<="), Case("1713", "1713-01-01", "!=", "<=", ">="),
    Case("1713", "1713-01", "!=", "<=", ">="), Case("1714", "1713", "!=", ">", ">="),
    Case("1713-12", "1713-12", "==", "<=", ">="), Case("9999", "9999-12-31", "!=", "<", "<="),
    Case("9999-12-31", "9999", "==", "<=", ">="), Case("0001", "0001", "==", "<=", ">="),
  ]

  static let inUTC = [
    Case("2024-03-01T00:00:00Z", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-01T23:59:59.999999Z", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-02T00:00:00Z", "2024-03-01", "!=", ">", ">="),
    Case("2024-02-29T23:59:59.999999Z", "2024-03-01", "!=", "<", "<="),
    Case("2024-06-15T12:00:00Z", "now", "==", "<=", ">="),
    Case("2024-06-15T12:00:00.000001Z", "now", "!=", ">", ">="),
    Case("2024-06-15", "now", "!=", "<", "<="), Case("2024-06-16", "now", "!=", ">", ">="),
    Case("2024-06-15", "2024-06-15T00:00Z", "==", "<=", ">="),
    Case("2024-06-15", "today", "==", "<=", ">="),
  ]

  /// In June 5 hours behind UTC, in March 6.
  static let inChicago = [
    Case("2024-03-01T05:59:59Z", "2024-03-01", "!=", "<", "<="),
    Case("2024-03-01T06:00:00Z", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-02T05:59:59.999999Z", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-02T06:00:00Z", "2024-03-01", "!=", ">", ">="),
    Case("2024-06-15", "2024-06-15T05:00Z", "==", "<=", ">="),
    Case("2024-06-15", "2024-06-15T04:00Z", "!=", ">", ">="),
    Case("2024-03-10", "2024-03-10", "==", "<=", ">="),
    Case("2024-03-11T04:59:59Z", "2024-03-10", "==", "<=", ">="),
    Case("2024-03-11T05:00:00Z", "2024-03-10", "!=", ">", ">="),
  ]

  /// 9 hours ahead of UTC.
  static let inTokyo = [
    Case("2024-02-29T15:00:00Z", "2024-03-01", "==", "<=", ">="),
    Case("2024-03-01T15:00:00Z", "2024-03-01", "!=", ">", ">="),
    Case("2024-06-16", "2024-06-15T15:00Z", "==", "<=", ">="),
    Case("2024-06-16", "2024-06-15T14:59Z", "!=", ">", ">="),
  ]

  @Test(arguments: anywhere + inUTC)
  func `stored dates are compared with typed ones`(_ sample: Case) {
    sample.check()
  }

  @Test(.enabled(if: Zone.isKnown("Asia/Tokyo"), "the zone files (tzdata) are not installed"))
  func `the day of a stored instant is the local one, west of Greenwich`() async {
    await #expect(processExitsWith: .success) {
      try Zone.use("America/Chicago")
      for sample in Self.anywhere + Self.inChicago { sample.check() }
    }
  }

  @Test(.enabled(if: Zone.isKnown("Asia/Tokyo"), "the zone files (tzdata) are not installed"))
  func `the day of a stored instant is the local one, east of Greenwich`() async {
    await #expect(processExitsWith: .success) {
      try Zone.use("Asia/Tokyo")
      for sample in Self.anywhere + Self.inTokyo { sample.check() }
    }
  }
}
