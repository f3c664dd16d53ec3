import TestSupport

extension SeededGenerator {
  /// Makes a text of up to `length` scalars out of those given.
  mutating func text(of scalars: [Unicode.Scalar], upTo length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if let scalar = scalars.randomElement(using: &self) { text.append(scalar) }
    }
    return String(text)
  }
}
