@testable import ImageCodecs
import Raster
import Testing

/// Pixels of a picture as tests look at them.
struct Decoded: Equatable {
  var size: PixelSize
  var channelCount: Int
  var bytes: [UInt8]

  init(size: PixelSize, channelCount: Int, bytes: [UInt8]) {
    self.size = size
    self.channelCount = channelCount
    self.bytes = bytes
  }

  /// Decodes a file as stored.
  init(_ file: [UInt8]) throws {
    var warnings: Set<ImageWarning> = []
    let format = try #require(ImageFormat(sniffing: file))
    let bitmap = try Bitmap(decoding: file, format: format, warnings: &warnings)
    size = bitmap.size
    channelCount = bitmap.channelCount
    bytes = bitmap.bytes
  }

  /// A pixel as red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * size.width + x) * channelCount
    let samples = Array(bytes[start..<start + channelCount])
    switch channelCount {
    case 1: return [samples[0], samples[0], samples[0], 255]
    case 3: return samples + [255]
    default: return samples
    }
  }
}

extension Bitmap {
  /// Decodes a whole picture as stored.
  init(
    decoding bytes: [UInt8], format: ImageFormat, warnings: inout Set<ImageWarning>
  ) throws {
    let plan = DevelopmentPlan(
      whole: try ImageHeader(probing: bytes).size)
    var row: Int?
    try self.init(
      developing: bytes, format: format, plan: plan, warnings: &warnings, firstMissingRow: &row)
  }

  /// Takes pixels of a test by way of a PNG.
  init(_ pixels: Decoded) throws {
    let colorType: [Int: UInt8] = [1: 0, 3: 2, 4: 6]
    let stride = pixels.size.width * pixels.channelCount
    let rows = (0..<pixels.size.height).map { Array(pixels.bytes[$0 * stride..<($0 + 1) * stride]) }
    let png = TestPNG(
      width: pixels.size.width, height: pixels.size.height,
      colorType: try #require(colorType[pixels.channelCount]), rows: rows)
    var warnings: Set<ImageWarning> = []
    try self.init(decoding: png.bytes, format: .png, warnings: &warnings)
  }
}

/// The greatest difference between the samples of two pixels; alpha 0 hides colour.
func difference(_ first: [UInt8], _ second: [UInt8]) -> Int {
  if first[3] == 0, second[3] == 0 { return 0 }
  return zip(first, second).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

extension DevelopmentPlan {
  /// Everything as it is stored.
  init(whole size: PixelSize) {
    let box = Box(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    self.init(box, to: size, orientation: .upright)
  }
}

extension ImageRecipe {
  /// Everything as it is.
  static let asIs = ImageRecipe(maximumSide: .original)
}
