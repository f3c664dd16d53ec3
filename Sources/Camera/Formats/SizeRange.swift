/// The sizes from which a camera lets one choose freely.
package struct SizeRange: Hashable, Sendable {
  /// The least width and height.
  package let least: FrameSize

  /// The greatest width and height.
  package let greatest: FrameSize

  /// By how much width and height can differ from the least.
  package let step: FrameSize

  /// Gives the size in the shape of another that is as large as a side allows and lies in this range.
  func size(shapedAs shape: FrameSize, longestSide: Int) -> FrameSize {
    let shape = shape.area > 0 ? shape : greatest
    let scale = min(
      Double(longestSide) / Double(shape.longestSide),
      Double(greatest.width) / Double(shape.width), Double(greatest.height) / Double(shape.height))
    return FrameSize(
      width: Self.snap(Double(shape.width) * scale, least.width...greatest.width, step.width),
      height: Self.snap(Double(shape.height) * scale, least.height...greatest.height, step.height))
  }

  private static func snap(_ wanted: Double, _ bounds: ClosedRange<Int>, _ step: Int) -> Int {
    let wanted = min(max(Int(wanted.rounded()), bounds.lowerBound), bounds.upperBound)
    return wanted - (wanted - bounds.lowerBound) % step
  }
}
