import FileSystem
import Foundation
import ImageCodecs
import PhotoIntake
import Raster
import TestSupport
import Testing

@testable import Sandbox

@Suite struct PreviewingTests {
  private let room = PixelSize(width: 80, height: 46)

  private func portrait(_ name: String) -> FilePath {
    FilePath(Repository.path("Samples/portraits/\(name)"))
  }

  private func reason(_ result: Result<PicturePreview, PhotoError.Reason>) -> PhotoError.Reason? {
    if case .failure(let reason) = result { reason } else { nil }
  }

  @Test(arguments: ["charles-boles.png", "doroteo-arango.jpg"])
  func `a preview needs nothing that the sandbox forbids`(_ name: String) throws {
    let path = Repository.path("Samples/portraits/\(name)")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let darkroom = Darkroom.ofTests(workerCount: 1)
    for side in [1, 7, 46, 150, 240] {
      let room = PixelSize(width: side, height: side)
      let preview = try darkroom.preview(.file(bytes), fitting: room).get()
      #expect(preview == (try ImageDeveloper.preview(.file(bytes), fitting: room)))
      let cut = Picture.file(Array(bytes.prefix(bytes.count / 2)))
      #expect(try darkroom.preview(cut, fitting: room).get().uprightSize == preview.uprightSize)
    }
  }

  @Test(arguments: FrameFormat.allCases)
  func `frames of every format are previewed in the sandbox`(_ format: FrameFormat) throws {
    let darkroom = Darkroom.ofTests(workerCount: 1)
    let size = PixelSize(width: 321, height: 241)
    var generator = SeededGenerator(seed: 12)
    let layout = FrameLayout(
      format, size: size, stride: size.width * 4, imageByteCount: size.width * 8 * size.height)
    var bytes = generator.bytes(try layout.bytesNeeded)
    if format == .mjpeg {
      let path = Repository.path("Samples/portraits/doroteo-arango.jpg")
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let frame = Picture.frame(layout, bytes)
    let preview = try darkroom.preview(frame, fitting: room).get()
    #expect(preview == (try ImageDeveloper.preview(frame, fitting: room)))
    #expect(preview.format == (format == .mjpeg ? .jpeg : .raw(format)))
  }

  @Test func `a file is read and previewed, whatever room is asked for`() throws {
    let darkroom = Darkroom.ofTests(workerCount: 1)
    let source = PhotoSource.file(portrait("doroteo-arango.jpg"))
    for side in [Int.min, -1, 0, 1, 241, .max] {
      let room = PixelSize(width: side, height: side)
      let preview = try darkroom.preview(source, fitting: room).get()
      let longest = min(max(side, 1), Mosaic.largestSide)
      #expect(preview.mosaic.size.longestSide == min(longest, preview.uprightSize.longestSide))
    }
  }

  @Test func `what is wrong with a source or its picture is told`() throws {
    let folder = try TemporaryDirectory()
    let text = FilePath(try folder.write("GIF89a", to: "a.jpg"))
    let empty = FilePath(try folder.write("", to: "b.jpg"))
    let darkroom = Darkroom.ofTests(workerCount: 1)
    let cases: [(FilePath, PhotoError.Reason)] = [
      (text, .picture(.unsupportedFormat(.gif))), (empty, .empty),
      (FilePath(folder.path), .directory), (FilePath(folder.path + "/none"), .noSuchFile),
    ]
    for (path, expected) in cases {
      #expect(reason(try darkroom.preview(.file(path), fitting: room)) == expected)
    }
    let limits = ImageLimits(encodedByteCount: 10)
    let strict = Darkroom.ofTests(limits: limits, workerCount: 1)
    let source = PhotoSource.file(portrait("doroteo-arango.jpg"))
    #expect(reason(try strict.preview(source, fitting: room)) == .tooManyBytes(limit: 10))
  }

  @Test(.disabled(if: SanitizerRuntime.isPresent, "sanitizers run without confinement"))
  func `a decoder that was taken over costs its preview only`() throws {
    let darkroom = Darkroom.ofTests(workerCount: 1)
    let planted = SmallPicture.png + Array("    planted:open".utf8)
    #expect(
      reason(try darkroom.preview(.file(planted), fitting: room))
        == .worker(.killedBySandbox))
    let next = try darkroom.preview(.file(SmallPicture.png), fitting: room).get()
    #expect(next.mosaic.size == PixelSize(width: 2, height: 1))
  }

  @Test func `a program that is no decoder is an error of its own`() {
    #expect(throws: DarkroomError.self) {
      _ = try Darkroom.ofTests(program: "/bin/true").preview(
        .file(SmallPicture.png), fitting: room)
    }
  }

  @Test func `previews and developing take turns`() throws {
    let darkroom = Darkroom.ofTests(workerCount: 1)
    for _ in 0..<3 {
      let preview = try darkroom.preview(.file(SmallPicture.png), fitting: room).get()
      let photo = try darkroom.develop(
        .file(SmallPicture.png), recipe: ImageRecipe(maximumSide: .original)
      ).get()
      #expect(photo.facts.receivedPixels == preview.uprightSize)
    }
  }
}
