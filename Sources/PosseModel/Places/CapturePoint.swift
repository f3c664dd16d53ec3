/// Where a capture happened, as `--at` takes it: a place, or a point on the globe.
package enum CapturePoint: Hashable, Sendable {
  /// A place, or that it is unknown.
  case place(PlaceValue)
  /// A point on the globe.
  case coordinate(Coordinate)

  /// Reads `LAT,LON` when the text begins as a number does, and a place otherwise.
  ///
  /// No place begins with a digit, a sign or a point, so the two forms never meet.
  package init(parsing text: String) throws(CapturePointError) {
    let first = Blank.trimmed(text).first
    guard let first, ("0"..."9").contains(first) || ["+", "-", "."].contains(first),
      !text.unicodeScalars.starts(with: Place.unknownText.unicodeScalars)
    else {
      do {
        self = .place(try PlaceValue(parsing: text))
      } catch {
        throw .place(error)
      }
      return
    }
    do {
      self = .coordinate(try Coordinate(parsing: text))
    } catch {
      throw .coordinate(error)
    }
  }
}

/// What is wrong with text that should say where a capture happened.
package enum CapturePointError: Error, Hashable, Sendable {
  /// It looks like a place, but is none.
  case place(PlaceError)
  /// It looks like a point, but is none.
  case coordinate(CoordinateError)
}
