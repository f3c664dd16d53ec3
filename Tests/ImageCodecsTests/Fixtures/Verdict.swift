import ImageCodecs
import Raster

/// What becomes of a picture, without the words of the libraries.
enum Verdict: Equatable {
  case taken([ImageWarning])
  case refused(ImageError)
  /// Corrupt, in words of the library.
  case corrupt(ImageFormat)
  /// Unsupported, in words of the library.
  case unsupported(ImageFormat)

  init(_ bytes: [UInt8]) {
    // A few pixels are kept, so that only decoding costs anything.
    let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let recipe = ImageRecipe(crop: .rectangle(corner), maximumSide: .original)
    do throws(ImageError) {
      self = .taken(try ImageDeveloper.develop(bytes, recipe: recipe).warnings)
    } catch {
      switch error {
      case .corrupt(let format, _): self = .corrupt(format)
      case .unsupportedVariant(let format, _): self = .unsupported(format)
      default: self = .refused(error)
      }
    }
  }
}
