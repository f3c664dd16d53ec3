import ImageCodecs
import Raster

/// One file, developed; ends the process when a promise is broken.
struct DevelopTrial {
  /// Small, so that each trial is short.
  static let limits = ImageLimits(
    pixelCount: 1 << 20, side: 8192, encodedByteCount: 1 << 20, scanCount: 20,
    decoderByteCount: 64 << 20, storedSide: 4096)

  private let bytes: [UInt8]
  private let recipe: ImageRecipe

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    recipe = DevelopTrial.recipe(for: bytes)
  }

  /// One input always takes the same way.
  static func recipe(for bytes: [UInt8]) -> ImageRecipe {
    let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return recipes[sum % recipes.count]
  }

  private static var recipes: [ImageRecipe] {
    [
      ImageRecipe(maximumSide: .original), ImageRecipe(maximumSide: .longestSide(5)),
      ImageRecipe(crop: .ratio(4, 5), maximumSide: .original),
      ImageRecipe(crop: .square, maximumSide: .longestSide(17)),
    ]
  }

  func run() {
    let first = outcome
    guard first == outcome else { fatalError("developed twice with another result") }
    PreviewTrial(.file(bytes)).judge(first, recipe: recipe)
    let header = header
    switch first {
    case .success(let image):
      judge(image, header)
    case .failure(let error):
      judge(error)
      if case .failure(let refusal) = header, refusal != error {
        fatalError("the header is refused as \(refusal), the picture as \(error)")
      }
    }
  }

  private var outcome: Result<DevelopedImage, ImageError> {
    do throws(ImageError) {
      return .success(try ImageDeveloper.develop(bytes, recipe: recipe, limits: Self.limits))
    } catch {
      return .failure(error)
    }
  }

  private var header: Result<ImageHeader, ImageError> {
    do throws(ImageError) {
      return .success(try ImageHeader(probing: bytes, limits: Self.limits))
    } catch {
      return .failure(error)
    }
  }

  private func judge(_ image: DevelopedImage, _ header: Result<ImageHeader, ImageError>) {
    guard case .success(let header) = header else {
      fatalError("developed, but the header is refused")
    }
    guard image.receivedPixels == image.exif.orientation.uprightSize(ofStored: header.size),
      image.format == .encoded(header.format)
    else { fatalError("the header says \(header), the picture \(image.receivedPixels)") }
    var kept = image.receivedPixels
    if let crop = recipe.crop {
      guard let part = try? crop.rectangle(in: kept) else {
        fatalError("developed in spite of its crop")
      }
      kept = part.size
    }
    guard image.size == recipe.maximumSide.fitted(kept) else {
      fatalError("\(image.size) is not what the recipe makes of \(image.receivedPixels)")
    }
    StoredPicture(image).judge()
  }

  private func judge(_ error: ImageError) {
    switch error {
    case .outOfMemory, .tooLarge(_, .memory): fatalError("so small a picture needs no such memory")
    case .truncated(_, let row, let height):
      guard row >= 0, row < max(height ?? 1, 1) else { fatalError("truncated at row \(row)") }
    default: break
    }
  }
}
