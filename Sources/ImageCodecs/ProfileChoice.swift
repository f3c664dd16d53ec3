/// What becomes of the embedded profile.
struct ProfileChoice {
  private let profile: ColorProfile?
  private let isGray: Bool
  private let isCMYK: Bool

  /// Judges a profile by the colours of its picture.
  init(_ profile: ColorProfile?, isGray: Bool, isCMYK: Bool) {
    // The stored picture says sRGB anyway.
    self.profile = profile?.isSRGB == true && !isCMYK ? nil : profile
    self.isGray = isGray
    self.isCMYK = isCMYK
  }

  /// Tells whether the stored picture must stay RGB, because a profile for RGB has no meaning on grey.
  var needsColor: Bool { profile?.space == .rgb && !isCMYK }

  /// Returns the profile to carry in a picture of these colours.
  func profile(
    for kind: ImageFacts.ColorKind, warnings: inout Set<ImageWarning>
  ) -> [UInt8]? {
    guard let profile else { return nil }
    switch profile.space {
    case .rgb where !isCMYK: return profile.bytes
    case .gray where isGray && kind == .gray: return profile.bytes
    // Inks are turned into RGB without their profile, and no grey profile fits a picture with alpha.
    case .cmyk where isCMYK, .gray where isGray: warnings.insert(.profileNotCarried)
    default: warnings.insert(.brokenProfile)
    }
    return nil
  }
}
