/// A format and size to ask the driver for.
struct FormatCandidate: Hashable {
  let layout: PixelLayout
  let size: FrameSize

  /// Gives what to ask for, the best first.
  ///
  /// Colour comes before grey. Then come sizes that are neither too large nor too slow, the largest first, then
  /// those that are only too slow, the fastest first, then those that are too large, the smallest first. Among
  /// equals, what is not compressed comes first. A driver that does not tell how fast it is, is fast enough.
  static func all(
    of formats: [CameraFormat], for wish: FrameWish, currentSize: FrameSize
  ) -> [FormatCandidate] {
    var ranked: [(rank: Rank, candidate: FormatCandidate)] = []
    for format in formats {
      guard let layout = PixelLayout(format.fourcc),
        wish.fourcc == nil || wish.fourcc == format.fourcc
      else { continue }
      for offer in offers(of: format, for: wish, currentSize: currentSize) {
        ranked.append(
          (
            Rank(layout: layout, offer: offer, wish: wish),
            FormatCandidate(layout: layout, size: offer.size)
          ))
      }
    }
    return ranked.sorted { $0.rank.numbers.lexicographicallyPrecedes($1.rank.numbers) }
      .map(\.candidate)
  }

  private static func offers(
    of format: CameraFormat, for wish: FrameWish, currentSize: FrameSize
  ) -> [OfferedSize] {
    if let size = wish.size {
      if !size.isPossible { return [] }
      // Drivers take a size that they do not list for the nearest.
      let intervals = format.sizes.first { $0.size == size }?.intervals ?? []
      return [OfferedSize(size: size, intervals: intervals)]
    }
    if let range = format.range {
      let size = range.size(shapedAs: currentSize, longestSide: wish.longestSide)
      return [OfferedSize(size: size, intervals: [])]
    }
    if format.sizes.isEmpty { return [OfferedSize(size: currentSize, intervals: [])] }
    return format.sizes
  }

  /// Numbers to compare one after the other; the lowest wins.
  private struct Rank {
    let numbers: [Double]

    init(layout: PixelLayout, offer: OfferedSize, wish: FrameWish) {
      let area = Double(offer.size.area)
      let rate = offer.fastestRate ?? wish.leastRate
      let order: [Double] =
        if offer.size.longestSide > wish.longestSide {
          [2, area, 0]
        } else if rate < wish.leastRate {
          [1, -rate, -area]
        } else {
          [0, -area, 0]
        }
      let place = PixelLayout.all.firstIndex(of: layout) ?? PixelLayout.all.count
      numbers = [layout.isGrey ? 1 : 0] + order + [Double(place)]
    }
  }
}
