@testable import ImageCodecs
import Raster
import Testing

/// Resampling the planes of a JPEG as they are stored gives what resampling its colours does.
@Suite struct PlaneResamplingTests {
  private static let samplings: [[(across: Int, down: Int)]] = [
    [(1, 1), (1, 1), (1, 1)],  // 4:4:4
    [(2, 1), (1, 1), (1, 1)],  // 4:2:2
    [(1, 2), (1, 1), (1, 1)],  // 4:4:0
    [(2, 2), (1, 1), (1, 1)],  // 4:2:0
    [(2, 2), (2, 1), (1, 2)],  // each its own
    [(1, 1), (2, 2), (1, 1)],  // colour finer than light
  ]

  @Test(
    arguments: samplings.indices,
    [(64, 48), (61, 47), (33, 80), (128, 16), (17, 17)])
  func `planes and colours come to the same`(_ sampling: Int, _ size: (Int, Int)) throws {
    let file = SampledJPEG(
      factors: Self.samplings[sampling], width: size.0, height: size.1,
      seed: UInt64(sampling * 1000 + size.0)
    ).bytes
    let whole = try Decoded(file)
    let bitmap = try Bitmap(whole)
    for orientation in [Orientation.upright, .turnedLeft, .mirrored] {
      for (box, target) in [
        (DevelopmentPlan.Box(x: 0, y: 0, width: Double(size.0), height: Double(size.1)), (9, 7)),
        (.init(x: 0, y: 0, width: Double(size.0), height: Double(size.1)), (15, 15)),
        (.init(x: 3, y: 1, width: 13, height: 14), (6, 7)),
        (.init(x: 1, y: 2, width: 12, height: 12), (11, 11)),
      ] {
        let plan = DevelopmentPlan(
          box, to: PixelSize(width: target.0, height: target.1), orientation: orientation)
        var warnings: Set<ImageWarning> = []
        var row: Int?
        let fromPlanes = try Bitmap(
          developing: file, format: .jpeg, plan: plan, warnings: &warnings, firstMissingRow: &row)
        let fromColors = try bitmap.resampled(plan)
        #expect(fromPlanes.size == fromColors.size)
        // Each of both rounds twice, and colour conversion makes nearly two of one step of Cb.
        let most = zip(fromPlanes.bytes, fromColors.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect((most ?? 255) <= 5, "\(orientation) \(target)")
      }
    }
  }
}
