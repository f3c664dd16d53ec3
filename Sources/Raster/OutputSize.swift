/// How large a picture may be stored; nothing is ever enlarged.
package enum OutputSize: Hashable, Sendable {
  /// At most this many pixels on the longer side, 1 to `largestSide`.
  case longestSide(Int)

  /// The size it has after cropping.
  case original
}

extension OutputSize {
  /// The longest side a stored picture may have.
  package static let largestSide = 16_384

  /// Reads a number from 1 to `largestSide`, or `none`.
  ///
  /// Throws `OutputSizeError`. `description` is the inverse.
  package init(parsing text: String) throws(OutputSizeError) {
    if text == "none" {
      self = .original
      return
    }
    guard !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .malformed(text) }
    guard let side = Int(text), (1...OutputSize.largestSide).contains(side) else {
      throw .outOfRange(text, limit: OutputSize.largestSide)
    }
    self = .longestSide(side)
  }

  /// Returns the size a picture of the given size is stored at: the same shape, rounded, at least one
  /// pixel a side, never larger than it was.
  package func fitted(_ size: PixelSize) -> PixelSize {
    guard case .longestSide(let limit) = self, size.longestSide > limit, limit > 0 else {
      return size
    }
    let longest = size.longestSide
    func scaled(_ side: Int) -> Int { max(1, (side * limit + longest / 2) / longest) }
    return PixelSize(width: scaled(size.width), height: scaled(size.height))
  }
}

extension OutputSize: CustomStringConvertible {
  /// The text that `init(parsing:)` reads as this size.
  package var description: String {
    switch self {
    case .longestSide(let side): "\(side)"
    case .original: "none"
    }
  }
}
