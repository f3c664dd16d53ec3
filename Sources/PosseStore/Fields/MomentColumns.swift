import Chronology
import PosseModel
import SQLite

/// A date as the four columns that hold it.
struct MomentColumns {
  var moment: Moment?

  init(_ moment: Moment?) {
    self.moment = moment
  }

  /// The values in the order date, offset, precision, circa.
  var values: SQL {
    """
    \(moment?.instant.microseconds), \(moment?.offsetMinutes),
    \(moment?.precision.rawValue), \(moment?.isCirca)
    """
  }

  /// The assignments of an UPDATE for the columns that begin with the name.
  func assignments(to name: String) -> SQL {
    """
    \(identifier: name) = \(moment?.instant.microseconds),
    \(identifier: name + "_offset") = \(moment?.offsetMinutes),
    \(identifier: name + "_precision") = \(moment?.precision.rawValue),
    \(identifier: name + "_circa") = \(moment?.isCirca)
    """
  }
}

/// A point as the two columns that hold it.
struct CoordinateColumns {
  let coordinate: Coordinate?

  init(_ coordinate: Coordinate?) {
    self.coordinate = coordinate
  }

  /// The values in the order latitude, longitude.
  var values: SQL {
    """
    \(coordinate?.latitude.tenMillionths),
    \(coordinate?.longitude.tenMillionths)
    """
  }
}

extension Row {
  /// Reads the four columns of a date from the first one's position on.
  func momentOrNil(_ index: Int) throws(DatabaseError) -> Moment? {
    guard let microseconds = try intOrNil(index) else { return nil }
    return Moment(
      instant: Instant(microseconds: microseconds),
      offsetMinutes: Int(clamping: try intOrNil(index + 1) ?? 0),
      precision: DatePrecision(rawValue: try textOrNil(index + 2) ?? "") ?? .instant,
      isCirca: try intOrNil(index + 3) == 1)
  }
}
