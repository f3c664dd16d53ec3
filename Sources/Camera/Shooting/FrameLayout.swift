/// Where the planes of a frame lie.
struct FrameLayout {
  let format: NegotiatedFormat
  let layout: PixelLayout

  /// Whether lines are as long as their pixels need, where the driver says how long they are.
  var isPlausible: Bool {
    zip(format.strides, lineLengths).allSatisfy { $0 == 0 || $0 >= $1 }
  }

  /// Finds the planes in pieces of memory with so many bytes each, joined one after the other; nil if some bytes are
  /// missing.
  func planes(inPiecesOf counts: [Int]) -> [FramePlane]? {
    guard counts.count == layout.pieceCount else { return nil }
    let (width, height) = (format.size.width, format.size.height)
    let luma = FramePlane(
      offset: 0, stride: stride(0), lineLength: width * layout.bytesPerPixel, lineCount: height)
    guard luma.end <= counts[0] else { return nil }
    switch layout.chroma {
    case .within:
      return [luma]
    case .interleaved:
      let isApart = layout.pieceCount > 1
      let stride = isApart ? stride(1) : luma.stride
      let plane = chromaPlane(
        offset: isApart ? counts[0] : luma.stride * height, stride: stride,
        // Two colours take two bytes; half a pair is none.
        longest: min((width + 1) / 2 * 2, stride & ~1), end: counts.reduce(0, +))
      return plane.map { [luma, $0] }
    case .separate:
      return separatePlanes(below: luma, counts)
    }
  }

  private func separatePlanes(below luma: FramePlane, _ counts: [Int]) -> [FramePlane]? {
    let (width, height) = (format.size.width, format.size.height)
    let isApart = layout.pieceCount > 1
    let strides = isApart ? [stride(1), stride(2)] : [luma.stride / 2, luma.stride / 2]
    let end = counts.reduce(0, +)
    let first = isApart ? counts[0] : luma.stride * height
    // An odd height leaves open how many lines come before the second colour: one more, or half a one.
    let rounded = strides[0] * ((height + 1) / 2)
    let second =
      if isApart { counts[0] + counts[1] } else if first + 2 * rounded <= end {
        first + rounded
      } else { first + strides[0] * height / 2 }
    let planes = [(first, second), (second, end)].enumerated().compactMap { index, bounds in
      chromaPlane(
        offset: bounds.0, stride: strides[index], longest: min((width + 1) / 2, strides[index]),
        end: bounds.1)
    }
    return planes.count == 2 ? [luma] + planes : nil
  }

  /// Finds a plane with half the lines: rounded up if the bytes are there, else down.
  private func chromaPlane(offset: Int, stride: Int, longest: Int, end: Int) -> FramePlane? {
    let height = format.size.height
    for lineCount in [(height + 1) / 2, height / 2] where lineCount > 0 && longest > 0 {
      let plane = FramePlane(
        offset: offset, stride: stride, lineLength: longest, lineCount: lineCount)
      if plane.end <= end { return plane }
    }
    return nil
  }

  /// The least bytes in a line of each piece of memory.
  private var lineLengths: [Int] {
    let width = format.size.width
    switch layout.chroma {
    case .within: return [width * layout.bytesPerPixel]
    case .interleaved: return [width, width / 2 * 2]
    case .separate: return [width, width / 2, width / 2]
    }
  }

  private func stride(_ piece: Int) -> Int {
    format.strides[piece] == 0 ? lineLengths[piece] : format.strides[piece]
  }
}
