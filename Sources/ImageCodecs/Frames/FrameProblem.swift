package import Raster

/// Why a frame is none: what its driver says of it cannot be, or does not fit its bytes.
package enum FrameProblem: Error, Hashable, Sendable {
  /// A side has no pixels, or more than any camera.
  case size(PixelSize)

  /// The format has another number of planes.
  case planeCount(Int, needed: Int)

  /// The rows of a plane lie closer together than they are long, in bytes.
  case stride(Int, needed: Int)

  /// A plane begins or its rows lie where no buffer reaches.
  case place(offset: Int, stride: Int)

  /// There are fewer bytes than the layout needs, or the planes begin behind them.
  case tooFewBytes(Int, needed: Int)

  /// No JPEG begins among the first bytes.
  case noJPEG
}
