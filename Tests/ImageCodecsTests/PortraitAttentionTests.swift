@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// Real portraits beside the repository: heads must stay whole.
@Suite(.enabled(if: Portrait.arePresent, "the folder of shared photographs is absent"))
struct PortraitAttentionTests {
  private static let crops = [Crop.mugshot, .square]

  /// The crop that attention chooses.
  private func rectangle(_ crop: Crop, of picture: Decoded) throws -> PixelRect {
    let recipe = ImageRecipe(crop: crop, placement: .attention, maximumSide: .longestSide(16))
    return try ImageDeveloper.develop(picture.png, recipe: recipe).keptPixels
  }

  private func holds(_ rect: PixelRect, _ heads: [PixelRect]) -> Bool {
    heads.contains { head in
      head.x >= rect.x && head.y >= rect.y
        && head.x + head.size.width <= rect.x + rect.size.width
        && head.y + head.size.height <= rect.y + rect.size.height
    }
  }

  @Test(arguments: Portrait.all, crops)
  func `a crop of a portrait holds the head`(_ portrait: Portrait, _ crop: Crop) throws {
    let rect = try rectangle(crop, of: portrait.pixels)
    #expect(holds(rect, portrait.heads), "\(rect)")
  }

  @Test(arguments: crops)
  func `a crop of the group holds all five heads`(_ crop: Crop) throws {
    let group = try #require(Portrait.all.last)
    let rect = try rectangle(crop, of: group.pixels)
    #expect(holds(rect, [Portrait.wholeBunch]), "\(rect)")
  }

  /// A place for the picture in one twice as wide or twice as high.
  struct Pasting: CustomTestStringConvertible {
    var testDescription: String
    var isHigh: Bool
    /// How much of the free room lies before the picture, in halves.
    var halves: Int
  }

  private static let pastings = [
    Pasting(testDescription: "left", isHigh: false, halves: 0),
    Pasting(testDescription: "right", isHigh: false, halves: 2),
    Pasting(testDescription: "top", isHigh: true, halves: 0),
    Pasting(testDescription: "bottom", isHigh: true, halves: 2),
    Pasting(testDescription: "between", isHigh: true, halves: 1),
  ]

  /// Cuts a picture down to a side that is decoded and filled quickly in a debug build.
  private func reduced(_ picture: Decoded) throws -> (picture: Decoded, scale: Double) {
    let size = OutputSize.longestSide(256).fitted(picture.size)
    let small = try Bitmap(picture).resampled(DevelopmentPlan(whole: picture.size, to: size))
    return (
      Decoded(size: small.size, channelCount: small.channelCount, bytes: small.bytes),
      Double(size.longestSide) / Double(picture.size.longestSide)
    )
  }

  @Test(arguments: Portrait.all, pastings)
  func `a portrait is found in a larger picture`(
    _ portrait: Portrait, _ pasting: Pasting
  ) throws {
    let (small, scale) = try reduced(portrait.pixels)
    var size = small.size
    var corner = PixelRect(x: 0, y: 0, size: small.size)
    if pasting.isHigh {
      size.height *= 2
      corner.y = small.size.height * pasting.halves / 2
    } else {
      size.width *= 2
      corner.x = small.size.width * pasting.halves / 2
    }
    let heads = portrait.heads.map { head in
      // Inwards, so that rounding does not ask for more than there was.
      let left = (Double(head.x) * scale).rounded(.up)
      let top = (Double(head.y) * scale).rounded(.up)
      let right = (Double(head.x + head.size.width) * scale).rounded(.down)
      let bottom = (Double(head.y + head.size.height) * scale).rounded(.down)
      return PixelRect(
        x: corner.x + Int(left), y: corner.y + Int(top), width: Int(right - left),
        height: Int(bottom - top))
    }
    for (level, noise) in [(150, 0), (60, 8), (225, 24)] {
      let picture = small.pasted(onto: size, at: corner, level: level, noise: noise)
      for crop in Self.crops {
        // Two men of a card do not fit into every shape, nor three.
        let room = try crop.rectangle(in: size).size
        guard
          heads.contains(where: { $0.size.width <= room.width && $0.size.height <= room.height })
        else { continue }
        let rect = try rectangle(crop, of: picture)
        #expect(holds(rect, heads), "\(crop), \(level)±\(noise): \(rect) of \(size)")
      }
    }
  }

  @Test func `the middle would not do`() throws {
    var misses = 0
    for portrait in Portrait.all {
      let size = try portrait.pixels.size
      for crop in Self.crops {
        let rect = try crop.rectangle(in: size, placed: .center)
        if !holds(rect, portrait.heads) { misses += 1 }
      }
    }
    // Of 24.
    #expect(misses >= 10)
  }
}
