/// What a row of a picker stands for.
enum PickerPlace: Hashable, Sendable {
  /// A fixed row, by its number from 0.
  case fixed(Int)
  /// A value, by its number from 0 in the order of the source.
  case value(Int)
  /// A text that was marked as something new, by its number from 0.
  case added(Int)
  /// The row for what is typed.
  case new
}
