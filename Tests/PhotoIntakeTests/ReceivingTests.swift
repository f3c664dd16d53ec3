import Digest
import FileSystem
import Foundation
import ImageCodecs
import PhotoIntake
import Raster
import TestSupport
import Testing

@Suite struct ReceivingTests {
  private let recipe = ImageRecipe(maximumSide: .longestSide(1200))

  private func receive(
    _ source: PhotoSource, recipe: ImageRecipe? = nil, keepOriginal: Bool = false,
    limits: ImageLimits = .standard
  ) throws -> ReceivedPhoto {
    var result: Result<ReceivedPhoto, PhotoError>?
    try Darkroom.ofTests(limits: limits).receive(
      [source], recipe: recipe ?? self.recipe, keepOriginal: keepOriginal
    ) { result = $1 }
    return try #require(result).get()
  }

  private func reason(_ source: PhotoSource, limits: ImageLimits = .standard) throws
    -> PhotoError.Reason?
  {
    do {
      _ = try receive(source, limits: limits)
      return nil
    } catch let error as PhotoError {
      #expect(error.source == source)
      return error.reason
    }
  }

  @Test func `a picture comes with its facts`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "mug shot.jpg"))
    let photo = try receive(.file(path))
    let developed = photo.developed
    #expect(developed.facts.format == .png)
    #expect(developed.facts.size == PixelSize(width: 2, height: 1))
    #expect(developed.facts.receivedPixels == PixelSize(width: 2, height: 1))
    #expect(developed.facts.warnings.isEmpty)
    #expect(developed.receivedSize == SmallPicture.png.count)
    #expect(developed.receivedDigest == SHA256.digest(of: SmallPicture.png))
    #expect(developed.pngDigest == SHA256.digest(of: try developed.png.bytes()))
    #expect(developed.thumbnailDigest == SHA256.digest(of: try developed.thumbnail.bytes()))
    #expect(developed.original == nil)
    #expect(photo.fileName == "mug shot.jpg")
    #expect(photo.sourceKind.rawValue == "file")
    #expect(ImageFormat(sniffing: try developed.png.bytes()) == .png)
  }

  @Test func `the original is kept when asked for`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "a"))
    let photo = try receive(.file(path), keepOriginal: true)
    #expect(try photo.developed.original?.bytes() == SmallPicture.png)
  }

  @Test func `the recipe is followed`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "a"))
    let left = ImageRecipe(crop: .square, maximumSide: .original)
    let photo = try receive(.file(path), recipe: left)
    #expect(photo.developed.facts.size == PixelSize(width: 1, height: 1))
  }

  @Test func `a name that is no text is escaped`() throws {
    let folder = try TemporaryDirectory()
    let name = FilePath(bytes: [0x61, 0xFF, 0x2E, 0x70])
    let path = FilePath(folder.path).appending(name)
    try AtomicFile.write(SmallPicture.png, to: path, overwrite: false)
    #expect(try receive(.file(path)).fileName == "a\\xff.p")
  }

  @Test func `what the path names instead of a picture is said`() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(SmallPicture.png, to: "a")
    #expect(try reason(.file(FilePath(folder.path("none")))) == .noSuchFile)
    #expect(try reason(.file(FilePath("\(file)/b"))) == .noSuchFile)
    #expect(try reason(.file("")) == .noSuchFile)
    #expect(try reason(.file(FilePath(folder.path))) == .directory)
    #expect(try reason(.file("/dev/null")) == .device)
    #expect(try reason(.file("/dev/zero")) == .device)
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try reason(.file(FilePath(folder.path("pipe")))) == .pipeWithoutWriter)
    let name = FilePath(String(repeating: "n", count: 5000))
    #expect(try reason(.file(name)) == .unreadable(.nameTooLong))
  }

  @Test func `a FIFO with a writer is read`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path("pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    // Opened for both directions, so that neither end waits for the other.
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    #expect(descriptor >= 0)
    let written = unsafe SmallPicture.png.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    #expect(written == SmallPicture.png.count)
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    close(descriptor)
    defer { close(reader) }
    let photo = try receive(.file(FilePath("/proc/self/fd/\(reader)")))
    #expect(photo.developed.receivedDigest == SHA256.digest(of: SmallPicture.png))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file that may not be read is named so`() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(SmallPicture.png, to: "a")
    #expect(unsafe chmod(path, 0) == 0)
    #expect(try reason(.file(FilePath(path))) == .permissionDenied)
  }

  @Test func `what the bytes are instead of a picture is said`() throws {
    let folder = try TemporaryDirectory()
    func file(_ bytes: [UInt8]) throws -> PhotoSource {
      .file(FilePath(try folder.write(bytes, to: "a.png")))
    }
    #expect(try reason(try file([])) == .empty)
    #expect(try reason(try file(Array("GIF89a".utf8))) == .picture(.unsupportedFormat(.gif)))
    #expect(try reason(try file(Array("some words".utf8))) == .picture(.unsupportedFormat(.text)))
    let cut = Array(SmallPicture.png.dropLast(20))
    #expect(try reason(try file(cut)) == .picture(.truncated(.png, row: 0, height: 1)))
    let small = ImageLimits(encodedByteCount: SmallPicture.png.count - 1)
    #expect(
      try reason(try file(SmallPicture.png), limits: small)
        == .tooManyBytes(limit: SmallPicture.png.count - 1))
    let exact = ImageLimits(encodedByteCount: SmallPicture.png.count)
    #expect(try reason(try file(SmallPicture.png), limits: exact) == nil)
    let narrow = ImageLimits(side: 1)
    #expect(
      try reason(try file(SmallPicture.png), limits: narrow)
        == .picture(.tooLarge(PixelSize(width: 2, height: 1), limit: .side(1))))
  }
}
