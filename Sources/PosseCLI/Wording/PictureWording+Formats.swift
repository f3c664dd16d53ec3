import CommandKit
import ImageCodecs

/// What is said of files that are neither JPEG nor PNG: what they are, and what makes a picture of them.
///
/// Commands and packages are those of Debian 12.
extension PictureWording {
  static func unsupported(_ seen: SeenFormat) -> TerminalLine {
    switch seen {
    case .heic, .heif: converted(seen, "heif-convert", package: "libheif-examples")
    case .avif: converted(seen, "avifdec", package: "libavif-bin")
    case .webp: converted(seen, "dwebp", package: "webp")
    case .animatedWebP:
      """
      animated WebP is not decoded here; take one picture out with webpmux -get frame 1 and convert \
      it with dwebp (package webp)
      """
    case .jpegXL: converted(seen, "djxl", package: "libjxl-tools")
    case .jpeg2000: converted(seen, "opj_decompress", package: "libopenjp2-tools")
    case .svg: converted(seen, "rsvg-convert", package: "librsvg2-bin")
    case .gif, .tiff, .bmp, .photoshop, .icon, .netpbm:
      "\(seen.name) is not decoded here; turn it into PNG with convert (package imagemagick)"
    case .canonRaw, .adobeRaw, .fujifilmRaw, .olympusRaw, .sigmaRaw:
      raw(seen, tag: "PreviewImage")
    case .panasonicRaw: raw(seen, tag: "JpgFromRaw")
    case .tiffOrRaw:
      """
      TIFF or camera raw is not decoded here; turn a TIFF into PNG with convert (package imagemagick), or \
      take the picture out of a raw file with exiftool -b -PreviewImage (package \
      libimage-exiftool-perl)
      """
    case .pdf: "PDF is no picture; take one out with pdftoppm -png (package poppler-utils)"
    case .video:
      "no picture: this is a video; take one out with ffmpeg -frames:v 1 (package ffmpeg)"
    case .damagedPNG: "a PNG whose first bytes are damaged; get an intact copy"
    case .empty, .html, .archive, .sqlite, .text, .unknown:
      "no picture: this is \(seen.name); name a JPEG or PNG"
    }
  }

  private static func converted(
    _ seen: SeenFormat, _ command: String, package: String
  ) -> TerminalLine {
    """
    \(seen.name) is not decoded here; convert it with \(trusted: command) (package \
    \(trusted: package))
    """
  }

  /// Cameras put a JPEG of the same picture into their raw files.
  private static func raw(_ seen: SeenFormat, tag: String) -> TerminalLine {
    """
    \(seen.name) is not decoded here; take the picture out with exiftool -b -\(trusted: tag) \
    (package libimage-exiftool-perl)
    """
  }
}
