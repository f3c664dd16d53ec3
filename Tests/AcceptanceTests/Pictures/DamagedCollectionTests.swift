import Foundation
import TestSupport
import Testing

/// The damaged and hostile pictures of the collection through the program, each by itself.
@Suite(
  .enabled(if: SharedPicture.arePresent, "the folder of shared test pictures is absent"),
  .enabled(if: PicturesOnDisk.canRead, "python3-pil is not installed"))
struct DamagedCollectionTests {
  private static let bad = SharedPicture.all.filter { $0.name.hasPrefix("bad/") }

  /// What `--json` says when a command fails.
  private struct Failure: Decodable {
    let error: Report

    struct Report: Decodable {
      let exit: Int
      let reason: String
      let details: [Detail]
    }

    struct Detail: Decodable {
      let source: String
      let message: String
    }
  }

  private static let refusals = [
    "is damaged", "is truncated at row", "cannot be decoded", "is not decoded here", "no picture:",
    "whose first bytes are damaged",
  ]

  /// What the message may say, by the verdict of the manifest; nothing when the picture must be taken.
  private static func words(_ picture: SharedPicture) -> [String] {
    switch picture.verdict {
    case "no(limit)": ["is too large, the limit is"]
    case let verdict where verdict.hasPrefix("no(strict"): ["is truncated at row"]
    // A size that no JPEG can have, let alone a photo.
    case "no" where ["v_dims_65535.jpg", "jd_max_size.jpg"].contains(picture.fileName):
      ["is too large, the limit is"]
    case "no", "any": refusals
    default: []
    }
  }

  private static func judge(_ picture: SharedPicture, _ run: MeasuredRun) throws {
    // A busy machine takes longer, but not more of the processor.
    #expect(run.seconds < 2, "\(picture.name)")
    #expect(run.peakKiB < 256 << 10, "\(picture.name)")
    let words = words(picture)
    if run.status == 0 {
      #expect(words.isEmpty || picture.verdict == "any", "\(picture.name) was taken")
      return
    }
    #expect(!words.isEmpty, "\(picture.name) was refused: \(run.errors)")
    #expect(run.status == 6, "\(picture.name)")
    let report = try JSONDecoder().decode(Failure.self, from: Data(run.output.utf8)).error
    #expect(report.exit == 6, "\(picture.name)")
    #expect(report.reason == "picture", "\(picture.name)")
    #expect(report.details.map(\.source) == [picture.path])
    let message = report.details.first?.message ?? ""
    #expect(words.contains { message.contains($0) }, "\(picture.name): \(message)")
    #expect(run.errors == "posse: \(picture.path): \(message)\n")
  }

  @Test func `a bad picture is refused in words that fit, and costs little`() throws {
    let book = try PictureBook()
    let runs = try MeasuredRun.of(
      Self.bad.map { ["photo", "add", "1", $0.path, "--max-size", "none", "--json"] },
      environment: book.environment)
    for (picture, run) in zip(Self.bad, runs) { try Self.judge(picture, run) }
    let peak = runs.map(\.peakKiB).max() ?? 0
    print("\(runs.count) pictures, at most \(runs.map(\.seconds).max() ?? 0) s and \(peak) KiB")
    let refused = runs.count { $0.status != 0 }
    let listed = try book.run(["photo", "list", "1", "--json=id"]).output
    #expect(listed.split(separator: "{").count - 1 == runs.count - refused)
  }

  @Test func `a picture refused only when strict is taken with --lenient`() throws {
    let cut = Self.bad.filter { $0.verdict.hasPrefix("no(strict") }
    let book = try PictureBook()
    let photos = try book.add(cut, to: 1, options: ["--lenient"])
    let taken = try cut.map { picture in (picture, try #require(photos[picture.fileName])) }
    let paths = try book.export(taken.map(\.1.id))
    let seen = try PicturesOnDisk.read(taken.map { $0.0.wanted(at: paths[$0.1.id] ?? "") })
    for ((picture, photo), seen) in zip(taken, seen) {
      #expect(photo.warnings.contains("truncated"), "\(picture.name)")
      picture.expectToBe(seen)
    }
  }

  @Test func `a picture beyond the limits is refused with --lenient too`() throws {
    let large = Self.bad.filter { $0.verdict == "no(limit)" }
    let book = try PictureBook()
    #expect(!large.isEmpty)
    #expect(try book.add(large, to: 1, options: ["--lenient"]).isEmpty)
  }

  @Test func `a picture that only lacks its end is taken with a warning`() throws {
    let endless = Self.bad.filter { $0.verdict == "policy" }
    let book = try PictureBook()
    let photos = try book.add(endless, to: 1)
    for picture in endless {
      #expect(photos[picture.fileName]?.warnings == ["missingEnd"], "\(picture.name)")
    }
  }
}
