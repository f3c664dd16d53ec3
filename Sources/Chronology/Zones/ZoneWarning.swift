/// What went on with UTC instead of what was asked for.
package enum ZoneWarning: Hashable, Sendable {
  /// The variable TZ names no zone that is installed.
  case unknownZoneInEnvironment(String)

  /// The configuration names no zone that is installed.
  case unknownZoneInConfiguration(String)
}
