/// What CAST makes of a value.
package enum CastTarget: String, Hashable, Sendable, CaseIterable {
  /// A date.
  case date = "NSDate"
  /// A number.
  case number = "NSNumber"
  /// A text.
  case text = "NSString"
}
