import Raster

/// A picture whose header or layout was checked, to be decoded as often as need be.
struct PreparedPicture {
  /// What it was received as.
  let format: ReceivedFormat

  /// The size as stored, before it is turned upright.
  let storedSize: PixelSize

  /// What it carries beside the pixels, and what is odd so far.
  let metadata: ImageMetadata

  /// What becomes of its profile.
  let profileChoice: ProfileChoice

  private let content: Content

  private enum Content {
    case encoded([UInt8], ImageFormat)
    case raw(RawFrame)
  }

  /// Checks a picture against the limits; nothing is decoded.
  init(_ picture: Picture, limits: ImageLimits) throws(ImageError) {
    switch picture {
    case .file(let bytes):
      try self.init(encoded: bytes, limits: limits)
    case .frame(let layout, let bytes):
      guard bytes.count <= limits.encodedByteCount else {
        throw .tooManyBytes(bytes.count, limit: limits.encodedByteCount)
      }
      if layout.format == .mjpeg {
        let mended = try PreparedPicture.checked { () throws(FrameProblem) in
          try MotionJPEG(mending: bytes, layout: layout)
        }
        try self.init(encoded: mended.bytes, warnings: mended.warnings, limits: limits)
      } else {
        try self.init(raw: bytes, layout: layout, limits: limits)
      }
    }
  }

  private init(
    encoded bytes: [UInt8], warnings: Set<ImageWarning> = [], limits: ImageLimits
  ) throws(ImageError) {
    let header = try ImageHeader(probing: bytes, limits: limits)
    var metadata = ImageMetadata(bytes, format: header.format)
    metadata.warnings.formUnion(warnings)
    format = .encoded(header.format)
    storedSize = header.size
    profileChoice = ProfileChoice(
      metadata.profile, isGray: header.isGray, isCMYK: header.isCMYK)
    self.metadata = metadata
    content = .encoded(bytes, header.format)
  }

  private init(
    raw bytes: [UInt8], layout: FrameLayout, limits: ImageLimits
  ) throws(ImageError) {
    // Whether there can be such a frame at all, before its size is looked at.
    _ = try PreparedPicture.checked { () throws(FrameProblem) in try layout.bytesNeeded }
    if let bound = limits.bound(exceededBy: layout.size) {
      throw .tooLarge(layout.size, limit: bound)
    }
    let frame = try PreparedPicture.checked { () throws(FrameProblem) in
      try RawFrame(bytes, layout: layout)
    }
    format = .raw(layout.format)
    storedSize = layout.size
    metadata = ImageMetadata()
    profileChoice = ProfileChoice(nil, isGray: layout.format == .grey, isCMYK: false)
    content = .raw(frame)
  }

  private static func checked<Value>(
    _ check: () throws(FrameProblem) -> Value
  ) throws(ImageError) -> Value {
    do { return try check() } catch { throw .frame(error) }
  }
}

extension PreparedPicture {
  /// Decodes the picture and makes of it what a plan says, adding what was odd to `warnings`.
  func bitmap(
    _ plan: DevelopmentPlan, limits: ImageLimits, warnings: inout Set<ImageWarning>,
    firstMissingRow: inout Int?
  ) throws(ImageError) -> Bitmap {
    switch content {
    case .encoded(let bytes, let format):
      try Bitmap(
        developing: bytes, format: format, plan: plan, limits: limits, warnings: &warnings,
        firstMissingRow: &firstMissingRow)
    case .raw(let frame):
      try Bitmap(developing: frame, plan: plan)
    }
  }
}
