import Foundation
@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// The collection of real, odd and hostile pictures beside the repository, judged by its manifest.
@Suite(.enabled(if: Manifest.isPresent, "the folder of shared test pictures is absent"))
struct ManifestTests {
  @Test(arguments: Manifest.entries.filter { $0.verdict.hasPrefix("yes") })
  func `a good picture has the right size and pixels`(_ entry: Manifest.Entry) throws {
    let image = try ImageDeveloper.develop(entry.bytes, recipe: .asIs)
    let decoded = try Decoded(image.png)
    #expect(decoded.size == image.size)
    if let size = entry.size { #expect(image.size == size) }
    for pixel in entry.pixels {
      let found = decoded.pixel(pixel.x, pixel.y)
      #expect(difference(found, pixel.color) <= 4, "\(found) is not \(pixel)")
    }
  }

  @Test(arguments: Manifest.entries.filter { $0.verdict == "no" })
  func `a bad picture is refused`(_ entry: Manifest.Entry) throws {
    let bytes = try entry.bytes
    do {
      _ = try ImageDeveloper.develop(bytes, recipe: .asIs)
      Issue.record("taken")
    } catch {
      switch error {
      case .unsupportedFormat, .unsupportedVariant, .corrupt, .truncated: break
      case .tooLarge: #expect(entry.name.contains("65535") || entry.name.contains("max_size"))
      default: Issue.record("refused as \(error)")
      }
    }
  }

  @Test(arguments: Manifest.entries.filter { $0.verdict.hasPrefix("no(strict") })
  func `a truncated picture is refused with its row`(_ entry: Manifest.Entry) throws {
    let bytes = try entry.bytes
    let error = #expect(throws: ImageError.self) {
      _ = try ImageDeveloper.develop(bytes, recipe: .asIs)
    }
    guard case .truncated(_, let row, let height?) = error else {
      Issue.record("refused as \(String(describing: error))")
      return
    }
    #expect((0..<height).contains(row))
  }

  @Test(arguments: Manifest.entries.filter { $0.verdict == "no(limit)" })
  func `a picture over the limits is refused with its size`(_ entry: Manifest.Entry) throws {
    let bytes = try entry.bytes
    let error = #expect(throws: ImageError.self) {
      _ = try ImageDeveloper.develop(bytes, recipe: .asIs)
    }
    guard case .tooLarge(let size, _) = error else {
      Issue.record("refused as \(String(describing: error))")
      return
    }
    #expect(size.longestSide > 10_000)
  }

  @Test(arguments: Manifest.entries.filter { $0.verdict == "policy" })
  func `a picture that only lacks its end is taken with a warning`(_ entry: Manifest.Entry) throws {
    let image = try ImageDeveloper.develop(entry.bytes, recipe: .asIs)
    #expect(image.warnings == [.missingEnd])
    #expect(image.size == entry.size)
  }

  @Test(arguments: Manifest.entries.filter { $0.verdict == "any" })
  func `a flipped bit is taken or refused`(_ entry: Manifest.Entry) throws {
    let bytes = try entry.bytes
    do {
      let image = try ImageDeveloper.develop(bytes, recipe: .asIs)
      #expect(image.size == entry.size)
    } catch {
      guard case .truncated = error else {
        Issue.record("refused as \(error)")
        return
      }
    }
  }

  /// Where readers disagree: EXIF by any whole number and behind a double prefix counts, XMP and text do not.
  @Test(arguments: [
    ("orient/v_exif_byte.jpg", 6), ("orient/v_exif_double_prefix.jpg", 6),
    ("orient/v_png_exif_prefix.png", 6), ("orient/v_png_ztxt_rawprofile_o6.png", 1),
    ("orient/v_xmp_only_o6.jpg", 1), ("orient/pil_xmp_tags_orientation_exiftool.png", 1),
  ])
  func `orientation comes from EXIF alone`(_ name: String, _ number: Int) throws {
    let entry = try #require(Manifest.entries.first { $0.name == name })
    let image = try ImageDeveloper.develop(entry.bytes, recipe: .asIs)
    #expect(image.exif.orientation.rawValue == number)
  }

  @Test(arguments: [
    ("bad/pil_hopper.ppm", SeenFormat.netpbm), ("bad/pil_hopper.tif", .tiff),
    ("bad/pil_hopper.webp", .webp), ("bad/v_text.jpg", .text),
    ("bad/ps_xcrn0g04.png", .damagedPNG),
  ])
  func `what is no picture is named`(_ name: String, _ format: SeenFormat) throws {
    let entry = try #require(Manifest.entries.first { $0.name == name })
    let bytes = try entry.bytes
    #expect(throws: ImageError.unsupportedFormat(format)) {
      try ImageDeveloper.develop(bytes, recipe: .asIs)
    }
  }
}

extension ManifestTests {
  /// Profiles found in the wild: sRGB under several names, Display P3, and broken ones.
  @Test(arguments: [
    ("good/pil_rgb.jpg", false, false), ("good/jpg-srgb-icc.jpg", false, false),
    ("good/v_icc_p3.png", true, false), ("good/ip_issue_1825.png", false, false),
    ("good/icc_missing_chunk.jpeg", false, true),
    ("good/ip_issue_430.png", false, true), ("bad/v_iccp_bomb.png", false, true),
  ])
  func `profiles are carried, known as sRGB or reported`(
    _ name: String, _ isCarried: Bool, _ isBroken: Bool
  ) throws {
    let entry = try #require(Manifest.entries.first { $0.name == name })
    let image = try ImageDeveloper.develop(entry.bytes, recipe: .asIs)
    #expect(image.hasProfile == isCarried)
    #expect(image.warnings.contains(.brokenProfile) == isBroken)
  }

  @Test func `a camera's own words are read`() throws {
    let flower = try #require(Manifest.entries.first { $0.name == "good/pil_flower.jpg" })
    let facts = try ImageDeveloper.develop(flower.bytes, recipe: .asIs).exif
    #expect(facts.make == "Canon")
    #expect(facts.model == "Canon PowerShot S40")
    #expect(facts.dateText == "2003:12:14 12:01:44")
    #expect(facts.offsetText == nil)
    let odd = try #require(Manifest.entries.first { $0.name == "good/pil_exif_gps.jpg" })
    let oddFacts = try ImageDeveloper.develop(odd.bytes, recipe: .asIs).exif
    #expect(oddFacts.date?.year == 2099)
    #expect(oddFacts.gpsTime == nil)
    #expect(oddFacts.latitude == nil)
  }
}

/// The table beside the shared pictures.
enum Manifest {
  static let isPresent = SharedPicture.arePresent

  static let entries = SharedPicture.all

  typealias Entry = SharedPicture
}

extension SharedPicture {
  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  var size: PixelSize? { uprightSize.map { PixelSize(width: $0[0], height: $0[1]) } }
}
