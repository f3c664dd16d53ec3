extension Crop {
  /// Reads `square`, `mugshot`, `A:B` or `WxH+X+Y`.
  ///
  /// Numbers are ASCII digits without sign, at most `largestNumber`; sides and terms are at least 1.
  /// Throws `CropError.malformed`, `.zeroArea` or `.numberTooLarge`. `description` is the inverse.
  package init(parsing text: String) throws(CropError) {
    if text == "square" {
      self = .square
      return
    }
    if text == "mugshot" {
      self = .mugshot
      return
    }
    if let terms = try Crop.numbers(in: text, separators: [":"]) {
      guard terms.allSatisfy({ $0 > 0 }) else { throw .zeroArea(text) }
      self = .ratio(terms[0], terms[1])
      return
    }
    guard let terms = try Crop.numbers(in: text, separators: ["x", "+", "+"]) else {
      throw .malformed(text)
    }
    guard terms[0] > 0, terms[1] > 0 else { throw .zeroArea(text) }
    self = .rectangle(PixelRect(x: terms[2], y: terms[3], width: terms[0], height: terms[1]))
  }

  /// The numbers between the separators, or nil when the text has another shape.
  private static func numbers(
    in text: String, separators: [Unicode.Scalar]
  ) throws(CropError) -> [Int]? {
    var awaited = separators[...]
    var numbers: [Int] = []
    var current: Int?
    for scalar in text.unicodeScalars {
      if scalar == awaited.first {
        guard let number = current else { return nil }
        numbers.append(number)
        current = nil
        awaited.removeFirst()
      } else if ("0"..."9").contains(scalar) {
        let number = (current ?? 0) * 10 + Int(scalar.value - 48)
        // A number stays one beyond the limit, so that length cannot overflow it.
        current = min(number, largestNumber + 1)
      } else {
        return nil
      }
    }
    guard awaited.isEmpty, let last = current else { return nil }
    numbers.append(last)
    guard numbers.allSatisfy({ $0 <= largestNumber }) else {
      throw .numberTooLarge(text, limit: largestNumber)
    }
    return numbers
  }
}

extension Crop: CustomStringConvertible {
  /// The text that `init(parsing:)` reads as this crop.
  package var description: String {
    switch self {
    case .rectangle(let rect): "\(rect)"
    case .ratio(let width, let height): "\(width):\(height)"
    case .square: "square"
    case .mugshot: "mugshot"
    }
  }
}
