import Foundation
import TestSupport
import Testing

/// Pictures at the limit of a hundred megapixels through the program, whose decoding processes have a gigabyte.
@Suite(.enabled(if: PicturesOnDisk.canRead, "python3-pil is not installed"))
struct LargestPicturesTests {
  private static let refusals = [
    "it takes more memory than there is for a picture; make it smaller",
    "would take more than 120 MiB, the limit for a stored picture; use --max-size",
  ]

  @Test func `the largest pictures are taken, at their full size as far as there is room`() throws {
    let book = try PictureBook()
    let folder = book.folder.path
    try LargePicture.draw(into: folder)
    let pictures = LargePicture.allCases
    let paths = pictures.map { "\(folder)/\($0.rawValue)" }

    // One process decodes several of them and must not keep what the one before took.
    let all = try book.run(["photo", "add", "1"] + paths)
    #expect(all.status == 0, "\(all.errors)")
    #expect(all.errors.contains("\(pictures.count) added."))

    let again = try PictureBook()
    let runs = try MeasuredRun.of(
      paths.map { ["photo", "add", "1", $0, "--max-size", "none"] },
      environment: again.environment)
    var peak = 0
    for (picture, run) in zip(pictures, runs) {
      peak = max(peak, run.peakKiB)
      if run.status == 0 { continue }
      #expect(run.status == 6, "\(picture): \(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(picture): \(run.errors)")
      let isKnown = Self.refusals.contains { run.errors.contains($0) }
      #expect(isKnown, "\(picture): \(run.errors)")
    }
    // At least one took what its pixels take, which shows that the processes that decode are counted too.
    #expect((200 << 10...1 << 20).contains(peak))
    #expect(runs[0].status == 0, "\(runs[0].errors)")

    // Stored it is larger than a file may be that is received, and can still be worked on.
    let crop = try again.run(["photo", "crop", "p1", "--crop", "100x100+0+0"])
    #expect(crop.status == 0, "\(crop.errors)")
  }
}
