import CImageCodecs
import Raster

/// Decoded pixels, owned; freed with the value.
@safe
struct Bitmap: ~Copyable {
  private var storage: posse_bitmap

  /// Takes over pixels that the C functions allocated.
  init(adopting storage: posse_bitmap) {
    unsafe self.storage = storage
  }

  deinit {
    var storage = unsafe storage
    unsafe posse_bitmap_free(&storage)
  }

  /// The size in pixels.
  var size: PixelSize {
    unsafe PixelSize(width: Int(storage.width), height: Int(storage.height))
  }

  /// The bytes a pixel has: 1, 3 or 4.
  var channelCount: Int { unsafe Int(storage.channels) }

  /// The colours a pixel has.
  var colorKind: ImageFacts.ColorKind {
    switch channelCount {
    case 1: .gray
    case 3: .rgb
    default: .rgba
    }
  }

  /// A copy of all pixels, row after row.
  var bytes: [UInt8] {
    let count = size.width * size.height * channelCount
    return unsafe [UInt8](UnsafeBufferPointer(start: storage.pixels, count: count))
  }
}

extension Bitmap {
  /// Decodes a picture and makes of it what a plan says, adding what was odd to `warnings`.
  ///
  /// The picture is taken row by row; only where nothing is scaled or a PNG is interlaced does all of it stand
  /// in memory. The corresponding C functions are `posse_jpeg_develop` and `posse_png_develop`.
  init(
    developing bytes: [UInt8], format: ImageFormat, plan: DevelopmentPlan,
    limits: ImageLimits = .standard, warnings: inout Set<ImageWarning>,
    firstMissingRow: inout Int?
  ) throws(ImageError) {
    var bounds = posse_limits(
      pixels: UInt64(clamping: limits.pixelCount), side: UInt32(clamping: limits.side),
      scans: UInt32(clamping: limits.scanCount), memory: UInt64(clamping: limits.decoderByteCount))
    var plan = plan.storage
    var result = unsafe posse_bitmap()
    var report = posse_report()
    unsafe bytes.withUnsafeBufferPointer { pointer in
      switch format {
      case .jpeg:
        _ = unsafe posse_jpeg_develop(
          pointer.baseAddress, pointer.count, &bounds, &plan, &result, &report)
      case .png:
        _ = unsafe posse_png_develop(
          pointer.baseAddress, pointer.count, &bounds, &plan, &result, &report)
      }
    }
    try report.check(format, limits: limits)
    // What follows takes a little memory in Swift, where running out of it ends the process.
    guard posse_has_room(4 << 20) else {
      unsafe posse_bitmap_free(&result)
      throw .outOfMemory
    }
    warnings.formUnion(report.oddities)
    if warnings.contains(.truncated) { firstMissingRow = Int(report.row) }
    unsafe self.init(adopting: result)
  }

  /// Makes of these pixels what a plan says.
  ///
  /// The corresponding C function is `posse_bitmap_resample`.
  func resampled(_ plan: DevelopmentPlan) throws(ImageError) -> Bitmap {
    var source = unsafe storage
    var plan = plan.storage
    var result = unsafe posse_bitmap()
    // A plan only has boxes inside of its picture, so nothing but memory can fail.
    guard unsafe posse_bitmap_resample(&source, &plan, &result) == POSSE_OK else {
      throw .outOfMemory
    }
    return unsafe Bitmap(adopting: result)
  }

  /// Drops alpha that is opaque throughout and, unless colour must stay, colour that is grey throughout.
  ///
  /// The corresponding C function is `posse_bitmap_reduce`.
  mutating func reduce(keepingColor: Bool) throws(ImageError) {
    guard unsafe posse_bitmap_reduce(&storage, keepingColor) == POSSE_OK else { throw .outOfMemory }
  }

  /// Returns the pixels as PNG of at most `limit` bytes, with the given profile or else as sRGB.
  ///
  /// The corresponding C function is `posse_png_encode`.
  func encodedPNG(profile: [UInt8]?, limit: Int = .max) throws(ImageError) -> [UInt8] {
    var source = unsafe storage
    var result = unsafe posse_buffer()
    var status = POSSE_OK
    if let profile {
      unsafe profile.withUnsafeBufferPointer { pointer in
        status = unsafe posse_png_encode(&source, pointer.baseAddress, pointer.count, &result)
      }
    } else {
      status = unsafe posse_png_encode(&source, nil, 0, &result)
    }
    guard status == POSSE_OK else { throw .outOfMemory }
    let count = unsafe result.size
    guard count <= limit, posse_has_room(count + (4 << 20)) else {
      unsafe posse_buffer_free(&result)
      throw count <= limit ? .outOfMemory : .resultTooManyBytes(size, limit: limit)
    }
    return unsafe result.takenBytes()
  }
}

extension posse_buffer {
  /// Copies the bytes out and frees the buffer.
  consuming func takenBytes() -> [UInt8] {
    let copy = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: size))
    var buffer = unsafe self
    unsafe posse_buffer_free(&buffer)
    return copy
  }
}
