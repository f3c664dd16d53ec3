import Chronology
import SQLite

extension Connection {
  /// Makes the function `posse_next` known: the first instant after a date in the process's zone.
  ///
  /// It takes the two columns that hold the date and its precision. A point in time is its own end.
  func createPeriodFunction() throws(DatabaseError) {
    try createFunction("posse_next", argumentCount: 2) { arguments throws(FunctionFailure) in
      guard arguments.count == 2, case .integer(let microseconds) = arguments[0],
        case .text(let text) = arguments[1], let precision = DatePrecision(rawValue: text)
      else { return .null }
      let moment = Moment(instant: Instant(microseconds: microseconds), precision: precision)
      return .integer((DatePeriod(moment)?.next ?? moment.instant).microseconds)
    }
  }
}
