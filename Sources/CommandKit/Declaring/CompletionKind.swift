/// What a shell offers as a value at one place of the command line.
package enum CompletionKind: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files and folders.
  case files
  /// Files and folders, and whatever the program prints for `__complete KIND PREFIX`.
  case filesAnd(String)
  /// Folders only.
  case directories
  /// One of these words.
  case choices([String])
  /// Several of these words, joined by commas.
  case list([String])
  /// Whatever the program prints for `__complete KIND PREFIX`, asked only at this place.
  case dynamic(String)
}
