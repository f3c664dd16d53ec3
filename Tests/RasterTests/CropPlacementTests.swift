import Raster
import Testing

@Suite struct CropPlacementTests {
  struct Case: CustomTestStringConvertible {
    var gravity: Gravity
    var x: Int
    var y: Int
    var testDescription: String { "\(gravity)" }
  }

  /// Offsets of a square in 25x20 and in 20x25, of which one side each is trimmed by 5.
  private static let cases = [
    Case(gravity: .north, x: 2, y: 0), Case(gravity: .northEast, x: 5, y: 0),
    Case(gravity: .east, x: 5, y: 2), Case(gravity: .southEast, x: 5, y: 5),
    Case(gravity: .south, x: 2, y: 5), Case(gravity: .southWest, x: 0, y: 5),
    Case(gravity: .west, x: 0, y: 2), Case(gravity: .northWest, x: 0, y: 0),
    Case(gravity: .center, x: 2, y: 2),
  ]

  @Test(arguments: cases)
  func `a gravity moves along the trimmed side only`(_ entry: Case) throws {
    let wide = PixelSize(width: 25, height: 20)
    let placement = CropPlacement.gravity(entry.gravity)
    #expect(
      try Crop.square.rectangle(in: wide, placed: placement)
        == PixelRect(x: entry.x, y: 0, width: 20, height: 20))
    #expect(
      try Crop.square.rectangle(in: wide.transposed, placed: placement)
        == PixelRect(x: 0, y: entry.y, width: 20, height: 20))
  }

  @Test(arguments: [(nil, 2), (0, 0), (3, 3), (5, 5), (6, 5), (-1, 0), (.max, 5), (.min, 0)])
  func `attention takes the offset it is given, inside of the picture`(
    _ offset: Int?, _ expected: Int
  ) throws {
    let wide = PixelSize(width: 25, height: 20)
    #expect(
      try Crop.square.rectangle(in: wide, placed: .attention, attentionOffset: offset)
        == PixelRect(x: expected, y: 0, width: 20, height: 20))
    #expect(
      try Crop.square.rectangle(in: wide.transposed, placed: .attention, attentionOffset: offset)
        == PixelRect(x: 0, y: expected, width: 20, height: 20))
  }

  @Test func `an exact rectangle takes no placement`() throws {
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let picture = PixelSize(width: 25, height: 20)
    for placement in [CropPlacement.gravity(.south), .attention] {
      #expect(
        try Crop.rectangle(rect).rectangle(in: picture, placed: placement, attentionOffset: 9)
          == rect)
      #expect(try Crop.rectangle(rect).sizeForAttention(in: picture, placed: placement) == nil)
    }
  }

  @Test func `a mugshot is 4 to 5 and asks for attention by itself`() throws {
    let picture = PixelSize(width: 100, height: 100)
    let size = PixelSize(width: 80, height: 100)
    #expect(try Crop.mugshot.sizeForAttention(in: picture) == size)
    #expect(try Crop.mugshot.sizeForAttention(in: picture, placed: .center) == nil)
    #expect(try Crop.ratio(4, 5).sizeForAttention(in: picture) == nil)
    #expect(try Crop.ratio(4, 5).sizeForAttention(in: picture, placed: .attention) == size)
    #expect(
      try Crop.mugshot.rectangle(in: picture, placed: .gravity(.east), attentionOffset: 3)
        == PixelRect(x: 20, y: 0, size: size))
    #expect(
      try Crop.mugshot.rectangle(in: picture, attentionOffset: 3)
        == PixelRect(x: 3, y: 0, size: size))
  }

  @Test func `nothing is decided where nothing is trimmed`() throws {
    #expect(try Crop.mugshot.sizeForAttention(in: PixelSize(width: 80, height: 100)) == nil)
    #expect(throws: CropError.nothingLeft(across: 4, down: 5, picture: .init(width: 9, height: 1)))
    {
      // One row of pixels has room for four fifths of a pixel.
      _ = try Crop.mugshot.sizeForAttention(in: PixelSize(width: 9, height: 1))
    }
  }
}
