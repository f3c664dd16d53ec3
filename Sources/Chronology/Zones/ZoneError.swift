/// Why a zone could not be taken.
package enum ZoneError: Error, Hashable, Sendable {
  /// No zone of this name is installed; the name is cut to a length fit for a message.
  case unknownZone(String)

  /// The environment could not be changed, with the error number of the call.
  case environmentNotChanged(errno: Int32)
}

/// What went on with UTC instead of what was asked for.
package enum ZoneWarning: Hashable, Sendable {
  /// The variable TZ names no zone that is installed.
  case unknownZoneInEnvironment(String)

  /// The configuration names no zone that is installed.
  case unknownZoneInConfiguration(String)
}
