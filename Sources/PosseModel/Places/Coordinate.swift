/// A point on the globe.
package struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator.
  package var latitude: Degrees
  /// Degrees east of Greenwich.
  package var longitude: Degrees

  /// Creates the point from its stored angles, unchecked.
  package init(latitude: Degrees, longitude: Degrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `LAT,LON` in decimal degrees, with blanks allowed around each number.
  ///
  /// Throws the ``CoordinateError`` that names what is wrong.
  package init(parsing text: String) throws(CoordinateError) {
    // No point is written longer, and what is gets no closer look.
    guard text.utf8.count <= 2_000 else { throw .notAPair(text: Excerpt.of(text)) }
    let parts = text.unicodeScalars.split(
      separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notAPair(text: Excerpt.of(text)) }
    latitude = try Degrees(Blank.trimmed(parts[0]), axis: .latitude, of: text)
    longitude = try Degrees(Blank.trimmed(parts[1]), axis: .longitude, of: text)
  }

  /// The point as it is typed, such as `39.77,-94.85`.
  ///
  /// ``init(parsing:)`` reads it back.
  package var machineText: String {
    latitude.machineText + "," + longitude.machineText
  }
}

extension Coordinate {
  /// Creates the point of two angles, or nil when either is unknown.
  package init?(latitude: Degrees?, longitude: Degrees?) {
    guard let latitude, let longitude else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
