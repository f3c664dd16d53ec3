extension FrameFormat {
  /// Where the samples of a channel lie in their plane.
  struct Place {
    /// The plane, in the order of the format.
    var plane: Int

    /// The byte of the first sample in its row.
    var offset: Int

    /// The bytes from one sample to the next.
    var step: Int

    /// Whether a sample stands for two pixels across.
    var isHalvedAcross = false

    /// Whether a sample stands for two pixels down.
    var isHalvedDown = false
  }

  /// The places of Y, Cb and Cr, of red, green and blue, or of light alone; none for a JPEG.
  var places: [Place] {
    switch self {
    case .mjpeg: []
    case .yuyv: FrameFormat.packed(0, 1, 3)
    case .uyvy: FrameFormat.packed(1, 0, 2)
    case .yvyu: FrameFormat.packed(0, 3, 1)
    case .nv12: FrameFormat.planar((1, 0), (1, 1), step: 2)
    case .nv21: FrameFormat.planar((1, 1), (1, 0), step: 2)
    case .yu12: FrameFormat.planar((1, 0), (2, 0), step: 1)
    case .yv12: FrameFormat.planar((2, 0), (1, 0), step: 1)
    case .rgb3: [0, 1, 2].map { Place(plane: 0, offset: $0, step: 3) }
    case .bgr3: [2, 1, 0].map { Place(plane: 0, offset: $0, step: 3) }
    case .xr24: [2, 1, 0].map { Place(plane: 0, offset: $0, step: 4) }
    case .grey: [Place(plane: 0, offset: 0, step: 1)]
    }
  }

  private static func packed(_ luma: Int, _ blue: Int, _ red: Int) -> [Place] {
    [Place(plane: 0, offset: luma, step: 2)]
      + [blue, red].map { Place(plane: 0, offset: $0, step: 4, isHalvedAcross: true) }
  }

  private static func planar(
    _ blue: (plane: Int, offset: Int), _ red: (plane: Int, offset: Int), step: Int
  ) -> [Place] {
    [Place(plane: 0, offset: 0, step: 1)]
      + [blue, red].map {
        Place(
          plane: $0.plane, offset: $0.offset, step: step, isHalvedAcross: true, isHalvedDown: true)
      }
  }
}
