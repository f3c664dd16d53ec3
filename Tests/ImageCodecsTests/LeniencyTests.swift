@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct LeniencyTests {
  private static var lenient: ImageRecipe {
    var recipe = ImageRecipe.asIs
    recipe.isLenient = true
    return recipe
  }

  private static let pictures = SmallPicture.jpegs + SmallPicture.pngs

  @Test(arguments: pictures)
  func `a cut picture is taken as far as it goes`(_ picture: SmallPicture) throws {
    let whole = try ImageDeveloper.develop(picture.bytes, recipe: .asIs)
    var takenCount = 0
    for length in 0..<picture.bytes.count {
      let cut = Array(picture.bytes.prefix(length))
      let strict = Result { () throws(ImageError) in
        try ImageDeveloper.develop(cut, recipe: .asIs)
      }
      let lenient = Result { () throws(ImageError) in
        try ImageDeveloper.develop(cut, recipe: Self.lenient)
      }
      switch (strict, lenient) {
      case (.success(let first), .success(let second)): #expect(first.png == second.png)
      case (.failure(.truncated(_, let row, _)), .success(let image)):
        takenCount += 1
        #expect(image.size == whole.size)
        #expect(image.warnings.contains(.truncated))
        #expect(image.firstMissingRow == row)
      case (.failure(let first), .failure(let second)): #expect(first == second)
      default: Issue.record("\(length): \(strict) but \(lenient)")
      }
    }
    #expect(takenCount > 0)
  }

  @Test func `rows that are there stay, and the others are grey`() throws {
    let rows = (0..<40).map { row in (0..<30).map { UInt8(truncatingIfNeeded: row * 30 + $0) } }
    let picture = TestPNG(width: 30, height: 40, colorType: 0, rows: rows).bytes
    let cut = Array(picture.prefix(picture.count * 3 / 4))
    let image = try ImageDeveloper.develop(cut, recipe: Self.lenient)
    let first = try #require(image.firstMissingRow)
    let decoded = try Decoded(image.png)
    #expect((1..<40).contains(first))
    for y in 0..<first {
      #expect(Array(decoded.bytes[(y * 30)..<(y * 30 + 30)]) == rows[y], "row \(y)")
    }
    #expect(decoded.bytes[(first * 30)...].allSatisfy { $0 == 128 })
  }

  @Test(
    .enabled(if: Manifest.isPresent, "the folder of shared test pictures is absent"),
    arguments: Manifest.entries.filter { $0.verdict.hasPrefix("no(strict") })
  func `a truncated picture of the collection is taken when asked to`(
    _ entry: Manifest.Entry
  ) throws {
    let image = try ImageDeveloper.develop(entry.bytes, recipe: Self.lenient)
    #expect(image.warnings.contains(.truncated))
    #expect(image.firstMissingRow != nil)
  }
}
