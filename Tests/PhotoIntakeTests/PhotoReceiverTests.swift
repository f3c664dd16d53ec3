import Digest
import FileSystem
import Foundation
import ImageCodecs
import PhotoIntake
import Raster
import TestSupport
import Testing

@Suite struct PhotoReceiverTests {
  private let recipe = ImageRecipe(maximumSide: .longestSide(1200))

  private func reason(_ source: PhotoSource, limits: ImageLimits = .standard) -> PhotoError.Reason?
  {
    do {
      _ = try PhotoReceiver.receive(source, recipe: recipe, limits: limits)
      return nil
    } catch {
      #expect(error.source == source)
      return error.reason
    }
  }

  @Test func `a picture comes with its facts`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "mug shot.jpg"))
    let photo = try PhotoReceiver.receive(.file(path), recipe: recipe)
    #expect(photo.format == .png)
    #expect(photo.width == 2)
    #expect(photo.height == 1)
    #expect(photo.receivedPixels == PixelSize(width: 2, height: 1))
    #expect(photo.receivedSize == SmallPicture.png.count)
    #expect(photo.receivedDigest == SHA256.digest(of: SmallPicture.png))
    #expect(photo.pngDigest == SHA256.digest(of: photo.png))
    #expect(photo.fileName == "mug shot.jpg")
    #expect(photo.sourceKind.rawValue == "file")
    #expect(photo.original == nil)
    #expect(photo.warnings.isEmpty)
    #expect(ImageFormat(sniffing: photo.png) == .png)
  }

  @Test func `the original is kept when asked for`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "a"))
    let photo = try PhotoReceiver.receive(.file(path), recipe: recipe, keepOriginal: true)
    #expect(photo.original == SmallPicture.png)
  }

  @Test func `the recipe is followed`() throws {
    let folder = try TemporaryDirectory()
    let path = FilePath(try folder.write(SmallPicture.png, to: "a"))
    let left = ImageRecipe(crop: .square, maximumSide: .original)
    #expect(
      try PhotoReceiver.receive(.file(path), recipe: left).size == PixelSize(width: 1, height: 1))
  }

  @Test func `bytes at hand give the same photo as their file`() throws {
    let folder = try TemporaryDirectory()
    let source = PhotoSource.file(FilePath(try folder.write(SmallPicture.png, to: "a")))
    let photo = try PhotoReceiver.develop(SmallPicture.png, from: source, recipe: recipe)
    #expect(photo == (try PhotoReceiver.receive(source, recipe: recipe)))
    let piped = try PhotoReceiver.develop(SmallPicture.png, from: .standardInput, recipe: recipe)
    #expect(piped.fileName == nil)
    #expect(piped.sourceKind.rawValue == "stdin")
  }

  @Test func `a name that is no text is escaped`() throws {
    let folder = try TemporaryDirectory()
    let name = FilePath(bytes: [0x61, 0xFF, 0x2E, 0x70])
    let path = FilePath(folder.path).appending(name)
    try AtomicFile.write(SmallPicture.png, to: path, overwrite: false)
    #expect(try PhotoReceiver.receive(.file(path), recipe: recipe).fileName == "a\\xff.p")
  }

  @Test func `what the path names instead of a picture is said`() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(SmallPicture.png, to: "a")
    #expect(reason(.file(FilePath(folder.path("none")))) == .noSuchFile)
    #expect(reason(.file(FilePath("\(file)/b"))) == .noSuchFile)
    #expect(reason(.file("")) == .noSuchFile)
    #expect(reason(.file(FilePath(folder.path))) == .directory)
    #expect(reason(.file("/dev/null")) == .device)
    #expect(reason(.file("/dev/zero")) == .device)
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(reason(.file(FilePath(folder.path("pipe")))) == .pipeWithoutWriter)
    let name = FilePath(String(repeating: "n", count: 5000))
    #expect(reason(.file(name)) == .unreadable(.nameTooLong))
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
    let photo = try PhotoReceiver.receive(
      .file(FilePath("/proc/self/fd/\(reader)")), recipe: recipe)
    #expect(photo.receivedDigest == SHA256.digest(of: SmallPicture.png))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file that may not be read is named so`() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(SmallPicture.png, to: "a")
    #expect(unsafe chmod(path, 0) == 0)
    #expect(reason(.file(FilePath(path))) == .permissionDenied)
  }

  @Test func `what the bytes are instead of a picture is said`() throws {
    let folder = try TemporaryDirectory()
    func file(_ bytes: [UInt8]) throws -> PhotoSource {
      .file(FilePath(try folder.write(bytes, to: "a.png")))
    }
    #expect(reason(try file([])) == .empty)
    #expect(reason(try file(Array("GIF89a".utf8))) == .picture(.unsupportedFormat(.gif)))
    #expect(reason(try file(Array("some words".utf8))) == .picture(.unsupportedFormat(.text)))
    let cut = Array(SmallPicture.png.dropLast(20))
    #expect(reason(try file(cut)) == .picture(.truncated(.png, row: 0, height: 1)))
    let small = ImageLimits(encodedByteCount: SmallPicture.png.count - 1)
    #expect(
      reason(try file(SmallPicture.png), limits: small)
        == .tooManyBytes(limit: SmallPicture.png.count - 1))
    let exact = ImageLimits(encodedByteCount: SmallPicture.png.count)
    #expect(reason(try file(SmallPicture.png), limits: exact) == nil)
    let narrow = ImageLimits(side: 1)
    #expect(
      reason(try file(SmallPicture.png), limits: narrow)
        == .picture(.tooLarge(PixelSize(width: 2, height: 1), limit: .side(1))))
  }
}

/// A PNG of two grey pixels.
private enum SmallPicture {
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0xD1, 0x49, 0x20,
    0x56, 0x00, 0x00, 0x00, 0x0B, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x10, 0xF8, 0x00, 0x00,
    0x01, 0x13, 0x01, 0x01, 0x75, 0x5B, 0x66, 0xFC, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44,
    0xAE, 0x42, 0x60, 0x82,
  ]
}
