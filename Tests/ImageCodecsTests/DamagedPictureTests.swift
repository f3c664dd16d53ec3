@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// Small pictures of every kind, cut at every byte and with every byte changed.
@Suite struct DamagedPictureTests {
  @Test(arguments: SmallPicture.jpegs + SmallPicture.pngs)
  func `a small picture is taken without a warning`(_ picture: SmallPicture) throws {
    let image = try ImageDeveloper.develop(picture.bytes, recipe: .asIs)
    #expect(image.warnings.isEmpty)
    #expect(image.size.longestSide > 1)
  }

  @Test func `scans make the same picture as one`() throws {
    for (index, name) in [(0, "colour"), (1, "grey"), (2, "inks")] {
      let pictures = SmallPicture.jpegs.filter { $0.name.hasSuffix(name) }
      let pngs = try pictures.map { try ImageDeveloper.develop($0.bytes, recipe: .asIs).png }
      #expect(pngs == [pngs[0], pngs[0]], "\(SmallPicture.jpegs[index].name)")
    }
    let restarting = try ImageDeveloper.develop(SmallPicture.jpegs[3].bytes, recipe: .asIs)
    let plain = try ImageDeveloper.develop(SmallPicture.jpegs[0].bytes, recipe: .asIs)
    #expect(restarting.png == plain.png)
  }

  @Test(arguments: SmallPicture.jpegs + SmallPicture.pngs)
  func `every prefix is taken whole or refused as truncated`(_ picture: SmallPicture) throws {
    let whole = try ImageDeveloper.develop(picture.bytes, recipe: .asIs)
    for count in picture.bytes.indices {
      do throws(ImageError) {
        let image = try ImageDeveloper.develop(Array(picture.bytes[..<count]), recipe: .asIs)
        #expect(image.png == whole.png, "\(count) bytes")
        #expect(image.warnings == [.missingEnd], "\(count) bytes")
      } catch {
        switch error {
        case .truncated(_, let row, let height):
          #expect((0..<(height ?? 1)).contains(row), "\(count) bytes")
        case .unsupportedFormat: #expect(count < 8, "\(count) bytes")
        default: Issue.record("\(count) bytes: \(error)")
        }
      }
    }
  }

  /// A changed size may ask for much work; the limits keep the tests short.
  private static let limits = ImageLimits(pixelCount: 100_000, decoderByteCount: 16 << 20)

  /// Develops and reads back what comes out, or else is refused for a reason that lies in the picture.
  private func survive(_ bytes: [UInt8], _ change: String) throws {
    do throws(ImageError) {
      let image = try ImageDeveloper.develop(bytes, recipe: .asIs, limits: Self.limits)
      let again = try ImageDeveloper.develop(image.png, recipe: .asIs)
      #expect(again.png == image.png, "\(change)")
    } catch {
      if case .tooLarge(_, .memory) = error { Issue.record("\(change) lacks memory") }
    }
  }

  @Test(arguments: SmallPicture.jpegs + SmallPicture.pngs, [UInt8(0x01), 0x80, 0xFF])
  func `every changed byte is survived`(_ picture: SmallPicture, _ change: UInt8) throws {
    for index in picture.bytes.indices {
      var damaged = picture.bytes
      damaged[index] ^= change
      try survive(damaged, "byte \(index)")
    }
  }

  /// Check sums keep most changes of a PNG from going deep.
  @Test(arguments: SmallPicture.pngs, [UInt8(0x01), 0x80, 0xFF])
  func `every changed byte under a right check sum is survived`(
    _ picture: SmallPicture, _ change: UInt8
  ) throws {
    let sound = chunks(of: picture.bytes)
    for (place, chunk) in sound.enumerated() {
      for index in chunk.data.indices {
        var damaged = sound.map { (name: $0.name, data: $0.data) }
        damaged[place].data[index] ^= change
        let file = damaged.flatMap { TestPNG.chunk($0.name, $0.data) }
        try survive(TestPNG.signature + file, "\(chunk.name) at \(index)")
      }
    }
  }
}
