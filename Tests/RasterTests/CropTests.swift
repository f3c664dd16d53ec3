import Raster
import Testing

@Suite struct CropTests {
  struct Reading: CustomTestStringConvertible {
    var text: String
    var crop: Crop
    var testDescription: String { text }
  }

  static let readings = [
    Reading(text: "square", crop: .square),
    Reading(text: "mugshot", crop: .mugshot),
    Reading(text: "4:5", crop: .ratio(4, 5)),
    Reading(text: "1000000:1", crop: .ratio(1_000_000, 1)),
    Reading(
      text: "640x480+10+20", crop: .rectangle(PixelRect(x: 10, y: 20, width: 640, height: 480))),
    Reading(text: "1x1+0+0", crop: .rectangle(PixelRect(x: 0, y: 0, width: 1, height: 1))),
  ]

  @Test(arguments: readings)
  func `a crop is read and printed back`(_ reading: Reading) throws {
    let crop = try Crop(parsing: reading.text)
    #expect(crop == reading.crop)
    #expect("\(crop)" == reading.text)
  }

  @Test func `leading zeros mean nothing`() throws {
    #expect(try Crop(parsing: "04:005") == .ratio(4, 5))
  }

  @Test(arguments: [
    "", " ", "Square", "Mugshot", "mugshots",
    "4", "4:", ":5", "4:5:6", "4/5", "-4:5", "+4:5", "4.5:1", "4 :5", "٤:٥",
    "640x480", "640x480+1", "640x480+1+", "640x480-1-1", "640x480+1+1+1", "640X480+1+1", "x+1+1",
    "640x480+1x1", "4:5\n", "4:5\0",
  ])
  func `another shape is malformed`(_ text: String) {
    #expect(throws: CropError.malformed(text)) { try Crop(parsing: text) }
  }

  @Test(arguments: ["0:5", "4:0", "0x480+1+1", "640x0+1+1", "000:1"])
  func `zero leaves no area`(_ text: String) {
    #expect(throws: CropError.zeroArea(text)) { try Crop(parsing: text) }
  }

  @Test(arguments: [
    "1000001:1", "1:99999999999999999999999999", "1x1+9223372036854775807+0",
    "18446744073709551616x1+0+0",
  ])
  func `a number larger than any picture is refused`(_ text: String) {
    #expect(throws: CropError.numberTooLarge(text, limit: 1_000_000)) { try Crop(parsing: text) }
  }

  struct Box: CustomTestStringConvertible {
    var crop: Crop
    var picture: PixelSize
    var rect: PixelRect
    var testDescription: String { "\(crop) of \(picture)" }

    init(_ crop: Crop, _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ w: Int, _ h: Int) {
      self.crop = crop
      picture = PixelSize(width: width, height: height)
      rect = PixelRect(x: x, y: y, width: w, height: h)
    }
  }

  @Test(arguments: [
    Box(.ratio(4, 5), 3000, 4000, 0, 125, 3000, 3750),
    Box(.ratio(4, 5), 1800, 1200, 420, 0, 960, 1200),
    Box(.ratio(4, 5), 1200, 1800, 0, 150, 1200, 1500),
    Box(.ratio(4, 5), 128, 128, 13, 0, 102, 128),
    Box(.ratio(4, 5), 480, 360, 96, 0, 288, 360),
    Box(.ratio(4, 5), 650, 470, 137, 0, 376, 470),
    Box(.square, 5, 2, 1, 0, 2, 2), Box(.square, 2, 5, 0, 1, 2, 2), Box(.square, 7, 7, 0, 0, 7, 7),
    Box(.square, 1, 1, 0, 0, 1, 1), Box(.ratio(1000, 1000), 3, 2, 0, 0, 2, 2),
    Box(.rectangle(PixelRect(x: 3, y: 4, width: 7, height: 6)), 10, 10, 3, 4, 7, 6),
  ])
  func `the rectangle is the one people expect`(_ box: Box) throws {
    #expect(try box.crop.rectangle(in: box.picture) == box.rect)
  }

  @Test func `every small ratio gives the largest centred rectangle inside`() throws {
    for width in 1...9 {
      for height in 1...9 {
        let picture = PixelSize(width: width, height: height)
        for across in 1...4 {
          for down in 1...4 {
            guard let rect = try? Crop.ratio(across, down).rectangle(in: picture) else {
              // Refused only where a whole pixel is more than the ratio allows.
              #expect(width * down < across || height * across < down)
              continue
            }
            #expect(rect.isInside(picture))
            #expect(rect.size.width == width || rect.size.height == height)
            let right = width - rect.size.width - rect.x
            let bottom = height - rect.size.height - rect.y
            #expect((0...1).contains(right - rect.x) && (0...1).contains(bottom - rect.y))
          }
        }
      }
    }
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 11, height: 1), PixelRect(x: 0, y: 0, width: 1, height: 9),
    PixelRect(x: 10, y: 0, width: 1, height: 1), PixelRect(x: 3, y: 8, width: 1, height: 1),
    PixelRect(x: -1, y: 0, width: 2, height: 2),
    PixelRect(x: .max, y: 1, width: 1, height: 1), PixelRect(x: 1, y: 1, width: .max, height: 1),
  ])
  func `a rectangle outside is refused with both sizes`(_ rect: PixelRect) {
    let picture = PixelSize(width: 10, height: 8)
    #expect(throws: CropError.outside(rect, picture: picture)) {
      try Crop.rectangle(rect).rectangle(in: picture)
    }
  }

  @Test func `a ratio that leaves nothing is refused`() {
    let picture = PixelSize(width: 100, height: 100)
    #expect(throws: CropError.nothingLeft(across: 1, down: 101, picture: picture)) {
      try Crop.ratio(1, 101).rectangle(in: picture)
    }
  }

  @Test(arguments: [Crop.ratio(0, 1), .ratio(1, -1), .ratio(.max, 1), .ratio(1, .min)])
  func `a ratio made by hand cannot overflow`(_ crop: Crop) {
    #expect(throws: CropError.self) {
      try crop.rectangle(in: PixelSize(width: 32_767, height: 32_767))
    }
  }
}
