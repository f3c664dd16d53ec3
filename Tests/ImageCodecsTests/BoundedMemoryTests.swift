import Glibc
import ImageCodecs
import Raster
import Testing

/// What the largest pictures need, in a process of its own.
@Suite struct BoundedMemoryTests {
  /// The address sanitizer takes terabytes for itself, which no limit would let it have.
  private static let hasSanitizer = unsafe getenv("POSSE_SANITIZE") != nil

  enum Kind: String, Codable, Sendable {
    case grayPNG
    case transparentPNG
    case progressiveJPEG

    var bytes: [UInt8] {
      switch self {
      case .grayPNG: HostilePNG.zeros(width: 10_000, height: 10_000)
      case .transparentPNG: HostilePNG.zeros(width: 10_000, height: 10_000, colorType: 6)
      case .progressiveJPEG: HostileJPEG.scans(3, side: 10_000)
      }
    }
  }

  @Test(
    .enabled(if: !hasSanitizer),
    arguments: [
      (Kind.grayPNG, 1200), (.grayPNG, 16_384), (.transparentPNG, 16_384),
      (.progressiveJPEG, 1200), (.progressiveJPEG, 16_384),
    ])
  func `a picture at the limit is taken or refused in a gigabyte`(
    _ kind: Kind, _ side: Int
  ) async {
    await #expect(processExitsWith: .success) { [kind, side] in
      let file = kind.bytes
      var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
      guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { exit(2) }
      do throws(ImageError) {
        let recipe = ImageRecipe(maximumSide: .longestSide(side))
        let image = try ImageDeveloper.develop(file, recipe: recipe)
        exit(image.png.count < 10_000_000 ? 0 : 3)
      } catch {
        if case .tooLarge(_, .memory) = error { exit(0) }
        exit(4)
      }
    }
  }
}
