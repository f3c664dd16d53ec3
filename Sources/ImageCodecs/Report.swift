import CImageCodecs
import Raster

extension posse_report {
  /// Throws what the report says unless it is good.
  func check(_ format: ImageFormat, limits: ImageLimits) throws(ImageError) {
    switch status {
    case POSSE_OK: return
    case POSSE_UNSUPPORTED: throw .unsupportedVariant(format, reason: text)
    case POSSE_TRUNCATED:
      throw .truncated(format, row: Int(row), height: height == 0 ? nil : Int(height))
    case POSSE_TOO_LARGE:
      let size = PixelSize(width: Int(width), height: Int(height))
      let bound = limits.bound(exceededBy: size) ?? .decoderByteCount(limits.decoderByteCount)
      throw .tooLarge(size, limit: bound)
    case POSSE_TOO_COMPLEX: throw .tooComplex(scans: Int(scans), limit: limits.scanCount)
    case POSSE_NO_MEMORY: throw .outOfMemory
    default: throw .corrupt(format, reason: text)
    }
  }

  /// The oddities that did not stop the decoder.
  var oddities: Set<ImageWarning> {
    let bits: [(posse_warning, ImageWarning)] = [
      (POSSE_WARNING_MISSING_END, .missingEnd),
      (POSSE_WARNING_EXTRANEOUS_DATA, .extraneousData),
      (POSSE_WARNING_DAMAGED_DATA, .damagedData),
      (POSSE_WARNING_ODD_HEADER, .oddHeader),
      (POSSE_WARNING_DAMAGED_ANCILLARY, .damagedAncillaryData),
      (POSSE_WARNING_TRUNCATED, .truncated),
    ]
    return Set(bits.filter { warnings & $0.0.rawValue != 0 }.map(\.1))
  }

  private var text: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
