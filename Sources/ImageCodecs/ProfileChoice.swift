/// What becomes of the embedded profile.
struct ProfileChoice {
  private let profile: ColorProfile?
  private let header: ImageHeader

  init(_ profile: ColorProfile?, header: ImageHeader) {
    // The stored picture says sRGB anyway.
    self.profile = profile?.isSRGB == true && !header.isCMYK ? nil : profile
    self.header = header
  }

  /// Tells whether the stored picture must stay RGB, because a profile for RGB has no meaning on grey.
  var needsColor: Bool { profile?.space == .rgb && !header.isCMYK }

  /// Returns the profile to carry in a picture of these colours.
  func profile(
    for kind: ImageFacts.ColorKind, warnings: inout Set<ImageWarning>
  ) -> [UInt8]? {
    guard let profile else { return nil }
    switch profile.space {
    case .rgb where !header.isCMYK: return profile.bytes
    case .gray where header.isGray && kind == .gray: return profile.bytes
    // Inks are turned into RGB without their profile, and no grey profile fits a picture with alpha.
    case .cmyk where header.isCMYK, .gray where header.isGray: warnings.insert(.profileNotCarried)
    default: warnings.insert(.brokenProfile)
    }
    return nil
  }
}
