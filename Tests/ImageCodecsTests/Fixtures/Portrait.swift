import Foundation
@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// A photograph beside the repository, and where its heads are.
struct Portrait: Sendable, CustomTestStringConvertible {
  var name: String

  /// Heads with hair and hat, in pixels of the upright picture: a good crop holds one of these whole.
  var heads: [PixelRect]

  var testDescription: String { name }

  init(_ name: String, _ heads: (x: Int, y: Int, width: Int, height: Int)...) {
    self.name = name
    self.heads = heads.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  static let arePresent = SharedFolder.path("photos") != nil

  static let all = [
    Portrait("astronaut-eileen-collins-nasa-512x512.png", (152, 14, 150, 168)),
    Portrait("butch-cassidy-1900-crop-273x400.jpg", (100, 14, 59, 85)),
    Portrait("cameraman-skimage-512x512-gray.png", (160, 62, 112, 136)),
    // Three men, all of them in one box.
    Portrait(
      "fletch-taylor-frank-and-jesse-james-c1867-600x756-rgba.png", (68, 28, 420, 290)),
    Portrait("henry-starr-hat-235x300.jpg", (30, 1, 184, 195)),
    Portrait("henry-starr-young-235x275.jpg", (38, 15, 151, 205)),
    Portrait("jesse-james-c1864-age17-700x1082.jpg", (178, 54, 314, 370)),
    Portrait("jesse-james-c1875-portrait-411x581-gray.jpg", (94, 36, 226, 290)),
    // Three men, all of them in one box.
    Portrait("jesse-james-death-engraving-1882-366x488-gray.png", (80, 38, 203, 127)),
    // Full face and profile of one man: either will do.
    Portrait(
      "john-dillinger-fbi-wanted-poster-1934-1200x900.jpg", (216, 193, 275, 440),
      (678, 186, 316, 412)),
    Portrait(
      "john-dillinger-mugshot-13225-1200x900.jpg", (45, 62, 470, 643), (767, 36, 432, 675)),
    // Five men in a row who hardly fit: the one in the middle. The picture alone must hold all five.
    Portrait("wild-bunch-fort-worth-five-1900-800x677.jpg", (365, 134, 74, 92)),
  ]

  /// The five heads of the last picture.
  static let wholeBunch = PixelRect(x: 158, y: 37, width: 499, height: 213)

  /// The picture, decoded; none of them is turned by its EXIF.
  var pixels: Decoded {
    get throws {
      let path = try #require(SharedFolder.path("photos/\(name)"))
      return try Decoded([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }
  }
}

extension Decoded {
  /// The picture pasted onto noise around a level of grey, with the top left corner at `corner`.
  func pasted(
    onto size: PixelSize, at corner: PixelRect, level: Int, noise: Int
  ) -> Decoded {
    var generator = SeededGenerator(seed: 7)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * channelCount)
    let rowLength = self.size.width * channelCount
    for y in 0..<size.height {
      var row = (0..<size.width * channelCount).map { index in
        if channelCount == 4 && index % 4 == 3 { return UInt8(255) }
        let random = noise == 0 ? 0 : Int(generator.next() % UInt64(2 * noise + 1)) - noise
        return UInt8(clamping: level + random)
      }
      let from = y - corner.y
      if (0..<self.size.height).contains(from) {
        let start = corner.x * channelCount
        row.replaceSubrange(
          start..<start + rowLength, with: self.bytes[from * rowLength..<(from + 1) * rowLength])
      }
      bytes += row
    }
    return Decoded(size: size, channelCount: channelCount, bytes: bytes)
  }
}
