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
      !PlaceValue.isUnknown(text)
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
      // A text without end is no place either, and is not taken apart.
      let suggestion = text.utf8.count > 2_000 ? nil : PlaceGuess.place(in: text)
      if case .notAPair(let text) = error { throw .neither(text: text, suggestion: suggestion) }
      if let suggestion { throw .neither(text: Excerpt.of(text), suggestion: suggestion) }
      throw .coordinate(error)
    }
  }
}

/// What is wrong with text that should say where a capture happened.
package enum CapturePointError: Error, Hashable, Sendable {
  /// It looks like a place, but is none.
  case place(PlaceError)
  /// It begins as a number does and is no point; the suggestion is the place that is meant, if it looks like one.
  case neither(text: String, suggestion: String?)
  /// It looks like a point, but is none.
  case coordinate(CoordinateError)
}
