/// What is wrong with text that should name fugitives or photos.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum ReferenceError: Error, Hashable, Sendable {
  /// Nothing, or blanks only.
  case empty
  /// The number 0, which nobody has.
  case zero(text: String)
  /// A list of numbers that is not well formed, such as `12-` or `1,,2`; `part` is the piece at
  /// fault.
  case malformedNumbers(text: String, part: String)
  /// A range whose end lies before its beginning.
  case backwardRange(text: String, first: Int64, last: Int64)
  /// A number beyond 64 bits.
  case numberTooLarge(text: String, number: String)
  /// More numbers in one reference than ``FugitiveReference/largestCount``.
  case tooManyNumbers(text: String, limit: Int64)
  /// `@-` without a number from 1 on.
  case badRecent(text: String)
  /// A source without a key behind its colon.
  case emptyKey(text: String, source: String)
  /// A position among the photos of a person that is 0 or beyond 64 bits.
  case badPosition(text: String, position: String)
  /// The text holds the character NUL.
  case holdsNUL
  /// More code points than any name or key has.
  case tooLong(length: Int, limit: Int)
}
