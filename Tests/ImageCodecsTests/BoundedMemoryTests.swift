import Glibc
import ImageCodecs
import Raster
import Testing

/// What the largest pictures need, in a process of its own.
@Suite struct BoundedMemoryTests {
  /// The address sanitizer takes terabytes for itself, which no limit would let it have.
  private static let hasSanitizer = unsafe getenv("POSSE_SANITIZE") != nil

  @Test(
    .enabled(if: !hasSanitizer), arguments: [(UInt8(0), 1200), (0, 16_384), (6, 1200), (6, 16_384)])
  func `a picture at the limit is taken or refused in a gigabyte`(
    _ colorType: UInt8, _ side: Int
  ) async {
    await #expect(processExitsWith: .success) { [colorType, side] in
      let file = HostilePNG.zeros(width: 10_000, height: 10_000, colorType: colorType)
      var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
      guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { exit(2) }
      do throws(ImageError) {
        let recipe = ImageRecipe(maximumSide: .longestSide(side))
        let image = try ImageDeveloper.develop(file, recipe: recipe)
        exit(image.png.count < 10_000_000 ? 0 : 3)
      } catch {
        exit(error == .outOfMemory ? 0 : 4)
      }
    }
  }
}
