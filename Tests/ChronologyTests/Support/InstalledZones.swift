import Chronology
import Testing

/// The zones that the suites run under, and whether this machine has them.
///
/// The zone belongs to the whole process, where other suites run at the same time. So a test that
/// needs one other than UTC runs its body in a process of its own, as an exit test.
enum InstalledZones {
  static let tested = [
    "UTC", "America/Chicago", "Asia/Tokyo", "Australia/Lord_Howe", "Africa/Casablanca",
    "America/Sao_Paulo",
  ]

  static let areThere = Zone.isKnown("America/Chicago")
}

extension Trait where Self == ConditionTrait {
  static var needsZoneFiles: Self {
    .enabled(if: InstalledZones.areThere, "the zone files (tzdata) are not installed")
  }
}
