/// How the pixels of a format that is understood lie in memory.
struct PixelLayout: Hashable {
  enum Chroma: Hashable {
    /// Nothing lies apart from the first plane.
    case within
    /// One plane, the two colours in turn.
    case interleaved
    /// Two planes.
    case separate
  }

  /// The letters by which the driver names it.
  let fourcc: FourCC

  /// The letters by which a frame is handed on: the format of one piece of memory that has the same planes.
  let handedOnAs: FourCC

  /// The bytes that a pixel takes in the first plane; 0 if compressed.
  let bytesPerPixel: Int

  /// Where the colours lie.
  let chroma: Chroma

  /// In how many pieces of memory the planes come.
  let pieceCount: Int

  init?(_ fourcc: FourCC) {
    guard let layout = Self.all.first(where: { $0.fourcc == fourcc }) else { return nil }
    self = layout
  }

  var isCompressed: Bool { bytesPerPixel == 0 }

  /// Whether there is no colour at all.
  var isGrey: Bool { fourcc == .grey }

  /// All that are understood; of those that are offered in one size, the earlier are preferred.
  static let all: [PixelLayout] = [
    PixelLayout(.yuyv, 2), PixelLayout(.uyvy, 2), PixelLayout(.yvyu, 2),
    PixelLayout(.nv12, 1, .interleaved), PixelLayout(.nv21, 1, .interleaved),
    PixelLayout(.yu12, 1, .separate), PixelLayout(.yv12, 1, .separate),
    PixelLayout(FourCC("NM12"), as: .nv12, 1, .interleaved, pieces: 2),
    PixelLayout(FourCC("NM21"), as: .nv21, 1, .interleaved, pieces: 2),
    PixelLayout(FourCC("YM12"), as: .yu12, 1, .separate, pieces: 3),
    PixelLayout(FourCC("YM21"), as: .yv12, 1, .separate, pieces: 3),
    PixelLayout(.rgb3, 3), PixelLayout(.bgr3, 3), PixelLayout(.xr24, 4),
    PixelLayout(.mjpg, 0), PixelLayout(.jpeg, 0), PixelLayout(.grey, 1),
  ]

  private init(
    _ fourcc: FourCC, as handedOnAs: FourCC? = nil, _ bytesPerPixel: Int,
    _ chroma: Chroma = .within, pieces pieceCount: Int = 1
  ) {
    self.fourcc = fourcc
    self.handedOnAs = handedOnAs ?? fourcc
    self.bytesPerPixel = bytesPerPixel
    self.chroma = chroma
    self.pieceCount = pieceCount
  }
}
