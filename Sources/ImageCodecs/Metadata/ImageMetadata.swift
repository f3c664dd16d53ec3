/// What a picture file carries beside the picture: EXIF and a colour profile.
struct ImageMetadata {
  /// What the camera wrote; all nil when there is no EXIF.
  var exif = ExifFacts()

  /// The embedded profile, unless it is absent, broken or sRGB after all.
  var profile: ColorProfile?

  /// What was wrong with it.
  var warnings: Set<ImageWarning> = []

  /// Nothing, for pictures that carry none.
  init() {}

  /// Reads metadata; damage in it never fails the picture.
  init(_ bytes: [UInt8], format: ImageFormat) {
    var embedded: EmbeddedProfile
    switch format {
    case .jpeg:
      let segments = JPEGSegments(bytes)
      exif = segments.exifBlock.map(ExifReader.facts) ?? ExifFacts()
      embedded = segments.profile
    case .png:
      let chunks = PNGChunks(bytes)
      exif = chunks.exifBlock.map(ExifReader.facts) ?? ExifFacts()
      embedded = chunks.profile
      if chunks.hasHighRange { warnings.insert(.dynamicRangeIgnored) }
      // The profile, where there is one beside it, says the same in a way that is kept.
      if chunks.hasOtherPrimaries, chunks.profile == .absent { warnings.insert(.profileNotCarried) }
    }
    guard case .present(let data) = embedded else {
      if case .broken = embedded { warnings.insert(.brokenProfile) }
      return
    }
    profile = ColorProfile(data)
    if profile == nil { warnings.insert(.brokenProfile) }
  }
}
