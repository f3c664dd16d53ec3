/// What came of a picker.
package enum PickerResult<Value> {
  /// These values, in the order of the source; one unless several could be marked, none only if all were at first.
  case chosen([Value])
  /// A fixed row, by its number from 0.
  case fixed(Int)
  /// Text that stands for something new, empty when nothing was typed yet; the values that are marked if some were
  /// at first; and other texts that were marked as something new before it.
  case new(String, marked: [Value] = [], besides: [String] = [])
  /// The user backed out, or the input ended.
  case cancelled
  /// The user pressed Ctrl-C, or someone interrupted the program; the terminal is as it was.
  case interrupted
  /// There is no terminal to ask on, or questions are not allowed.
  case unavailable
}

extension PickerResult: Equatable where Value: Equatable {}
extension PickerResult: Sendable where Value: Sendable {}
