package import Raster

/// Why a picture cannot be taken.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes are neither JPEG nor PNG.
  case unsupportedFormat(SeenFormat)

  /// A JPEG or PNG of a kind that cannot be decoded, 12 bits a sample for example.
  case unsupportedVariant(ImageFormat, reason: String)

  /// The picture is damaged beyond decoding.
  case corrupt(ImageFormat, reason: String)

  /// The data stops at this row, counted from 0 in the picture as stored; `height` is nil when it stops
  /// before the size is known.
  case truncated(ImageFormat, row: Int, height: Int?)

  /// The picture as received is larger than a limit.
  case tooLarge(PixelSize, limit: Bound)

  /// The encoded picture has more bytes than the limit.
  case tooManyBytes(Int, limit: Int)

  /// A JPEG has more scans than the limit; decoding it could take minutes.
  case tooComplex(scans: Int, limit: Int)

  /// The frame of a camera is none, or not all of it is there.
  case frame(FrameProblem)

  /// The crop does not fit the upright picture.
  case crop(CropError)

  /// The picture would be stored with a side beyond the limit.
  case resultTooLarge(PixelSize, limit: Int)

  /// The picture would be stored in more bytes than the limit.
  case resultTooManyBytes(PixelSize, limit: Int)

  /// There is no memory left.
  case outOfMemory

  /// The limit that a picture exceeds.
  package enum Bound: Hashable, Sendable {
    /// So many pixels a side.
    case side(Int)

    /// So many pixels in all.
    case pixelCount(Int)

    /// So many bytes in the decoder.
    case decoderByteCount(Int)

    /// As much memory as there is for developing a picture, although every other limit holds.
    case memory
  }
}
