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

  /// The pixels as a PNG.
  var png: [UInt8] {
    let colorType: UInt8 = channelCount == 1 ? 0 : channelCount == 3 ? 2 : 6
    let stride = size.width * channelCount
    let rows = (0..<size.height).map { Array(bytes[$0 * stride..<($0 + 1) * stride]) }
    return TestPNG(
      width: size.width, height: size.height, colorType: colorType, rows: rows
    ).bytes
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
    let size = try ImageHeader(probing: bytes).size
    let plan = DevelopmentPlan(whole: size, to: size)
    var row: Int?
    try self.init(
      developing: bytes, format: format, plan: plan, warnings: &warnings, firstMissingRow: &row)
  }

  /// Takes pixels of a test by way of a PNG.
  init(_ pixels: Decoded) throws {
    var warnings: Set<ImageWarning> = []
    try self.init(decoding: pixels.png, format: .png, warnings: &warnings)
  }
}

/// The greatest difference between the samples of two pixels; alpha 0 hides colour.
func difference(_ first: [UInt8], _ second: [UInt8]) -> Int {
  if first[3] == 0, second[3] == 0 { return 0 }
  return zip(first, second).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

extension ImageRecipe {
  /// Everything as it is.
  static let asIs = ImageRecipe(maximumSide: .original)
}
