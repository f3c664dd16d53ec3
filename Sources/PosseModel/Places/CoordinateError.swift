/// What is wrong with text that should be a point on the globe or one of its two angles.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum CoordinateError: Error, Hashable, Sendable {
  /// Not two numbers with a comma between.
  case notAPair(text: String)
  /// Not a plain decimal number.
  case notANumber(text: String, axis: Degrees.Axis)
  /// Beyond 90 degrees of latitude or 180 of longitude.
  case outOfRange(text: String, axis: Degrees.Axis)
}
