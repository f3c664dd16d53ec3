/// The texts that begin with a text, as a range in the order of code points.
enum TextPrefix {
  /// Returns the least text above all that begin with a prefix; nil when there is none.
  static func next(after prefix: String) -> String? {
    var scalars = Array(prefix.unicodeScalars)
    while let last = scalars.popLast() {
      guard let following = scalar(after: last) else { continue }
      scalars.append(following)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    return nil
  }

  /// The next code point that a text can hold: surrogates are none.
  private static func scalar(after scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value == 0xD7FF ? Unicode.Scalar(0xE000 as UInt32) : Unicode.Scalar(scalar.value + 1)
  }
}
