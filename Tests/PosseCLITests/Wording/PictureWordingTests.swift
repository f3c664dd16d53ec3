import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import Raster
import Testing

@testable import PosseCLI

@Suite struct PictureWordingTests {
  private static let size = PixelSize(width: 10, height: 20)

  private static let errors: [ImageError] =
    SeenFormat.allCases.map { .unsupportedFormat($0) } + [
      .unsupportedVariant(.jpeg, reason: SampleRows.hostile),
      .corrupt(.png, reason: SampleRows.hostile),
      .truncated(.jpeg, row: 3, height: 20), .truncated(.jpeg, row: 0, height: nil),
      .tooLarge(size, limit: .side(32_767)), .tooLarge(size, limit: .pixelCount(100_000_000)),
      .tooLarge(size, limit: .decoderByteCount(1 << 30)),
      .tooManyBytes(1 << 27, limit: 1 << 26), .tooComplex(scans: 101, limit: 100),
      .crop(.malformed(SampleRows.hostile)), .crop(.zeroArea(SampleRows.hostile)),
      .crop(.numberTooLarge(SampleRows.hostile, limit: 9)),
      .crop(.outside(PixelRect(x: 1, y: 2, size: size), picture: size)),
      .crop(.nothingLeft(across: 1, down: 900, picture: size)),
      .resultTooLarge(size, limit: 16_384), .resultTooManyBytes(size, limit: 120 << 20),
      .outOfMemory,
      .frame(.size(size)), .frame(.planeCount(1, needed: 2)), .frame(.stride(1, needed: 20)),
      .frame(.place(offset: -1, stride: 0)), .frame(.tooFewBytes(1628, needed: 614_400)),
      .frame(.noJPEG),
    ]

  private static let reasons: [PhotoError.Reason] =
    [
      .noSuchFile, .directory, .pipeWithoutWriter, .device, .socket, .permissionDenied,
      .unreadable(.inputOutput), .empty, .tooManyBytes(limit: 64 << 20),
    ] + errors.map { .picture($0) }

  @Test(arguments: reasons)
  func `each says what to do and nothing to the terminal`(reason: PhotoError.Reason) {
    let text = PictureWording.reason(reason).text
    #expect(Safety.commands(in: text).isEmpty)
    #expect(!text.contains("\n"))
    #expect(text.contains(";"))
  }

  @Test func `HEIC is told with the tool that converts it`() {
    #expect(
      PictureWording.image(.unsupportedFormat(.heic)).text
        == "HEIC is not decoded here; convert it with heif-convert (package libheif-examples)")
  }

  @Test(arguments: SeenFormat.allCases)
  func `what holds a picture is told with a tool and its package`(_ seen: SeenFormat) {
    let text = PictureWording.image(.unsupportedFormat(seen)).text
    switch seen {
    case .empty, .damagedPNG, .html, .archive, .sqlite, .text, .unknown:
      #expect(!text.contains("(package "))
    default: #expect(text.contains("(package "))
    }
    #expect(text.contains(seen == .damagedPNG ? "PNG" : seen.name))
  }
}
