import ImageCodecs
import Raster

/// A picture as it would be stored, held against what is promised of it.
struct StoredPicture {
  private let image: DevelopedImage

  init(_ image: DevelopedImage) {
    self.image = image
  }

  func judge() {
    let names = chunkNames
    let color = image.hasProfile ? "iCCP" : "sRGB"
    guard names == ["IHDR", color, "IDAT", "IEND"] else { fatalError("the chunks are \(names)") }
    guard image.png[16..<24].elementsEqual(sizeBytes) else { fatalError("IHDR has another size") }
    let again: DevelopedImage
    do throws(ImageError) {
      again = try ImageDeveloper.develop(image.png, recipe: ImageRecipe(maximumSide: .original))
    } catch {
      fatalError("what was written is refused: \(error)")
    }
    // What is written is a function of the pixels: the same file has the same ones.
    guard again.png == image.png, again.size == image.size, again.colorKind == image.colorKind,
      again.warnings.isEmpty, again.exif == ExifFacts()
    else { fatalError("what was written is read as another picture: \(again.warnings)") }
  }

  private var sizeBytes: [UInt8] {
    MendedPNG.bigEndian(image.size.width) + MendedPNG.bigEndian(image.size.height)
  }

  private var chunkNames: [String] {
    var names: [String] = []
    var rest = image.png.dropFirst(8)
    while let chunk = MendedPNG.chunk(at: rest) {
      names.append(String(decoding: chunk.name, as: UTF8.self))
      rest = rest[chunk.end...]
    }
    return rest.isEmpty ? names : names + ["a tail of \(rest.count) bytes"]
  }
}
