import Glibc
import Synchronization

/// The time zone of the process, known through the C library.
///
/// There is one zone at a time, since the C library has one. It is set at the start of the program;
/// all use of it goes through one lock.
package enum Zone {
  private enum Setting: Equatable {
    /// Whatever the process was started with; nothing has been configured.
    case inherited
    /// What the system is set to.
    case system
    case named(String)
  }

  private static let setting = Mutex(Setting.inherited)

  /// Sets the zone of the process.
  ///
  /// Throws `ZoneError.unknownZone` when no zone of the name is installed; `UTC` is always known.
  /// The corresponding C function is `tzset` (glibc).
  package static func use(_ name: String) throws(ZoneError) {
    guard isKnown(name) else { throw .unknownZone(TextExcerpt.cut(name)) }
    try apply(.named(name))
  }

  /// Sets the zone of the process from the first of these that is given, else the system's.
  ///
  /// - Parameters:
  ///   - flag: the value of `--tz`; one that is not known throws `ZoneError.unknownZone`.
  ///   - environment: the value of the variable TZ; one that is not known is a warning and UTC, an
  ///     empty one is UTC as everywhere.
  ///   - configuration: the value of the configuration key `tz`; one that is not known is a warning
  ///     and UTC.
  /// - Returns: what was not known and gave way to UTC, or nil.
  /// - Throws: `ZoneError`.
  package static func configure(
    flag: String?, environment: String?, configuration: String? = nil
  ) throws(ZoneError) -> ZoneWarning? {
    if let flag {
      try use(flag)
      return nil
    }
    if let environment {
      let name = environment.isEmpty ? "UTC" : environment
      if isKnown(name) {
        try use(name)
        return nil
      }
      try use("UTC")
      return .unknownZoneInEnvironment(TextExcerpt.cut(environment))
    }
    if let configuration {
      if isKnown(configuration) {
        try use(configuration)
        return nil
      }
      try use("UTC")
      return .unknownZoneInConfiguration(TextExcerpt.cut(configuration))
    }
    try apply(.system)
    return nil
  }

  /// Tells whether a zone can be used: `UTC`, or a name for which a zone file is installed.
  package static func isKnown(_ name: String) -> Bool {
    name == "UTC" || ZoneFile.exists(name)
  }

  /// The name of the zone in force, such as `America/Chicago`.
  ///
  /// For the system's zone it is `localtime` when the system does not tell the name.
  package static var currentName: String {
    setting.withLock { current in
      switch current {
      case .named(let name): return name
      case .system: return ZoneFile.systemName()
      case .inherited:
        guard let value = unsafe getenv("TZ") else { return ZoneFile.systemName() }
        let name = unsafe String(cString: value)
        return isKnown(name) ? name : "UTC"
      }
    }
  }

  /// Runs work while no other thread can change the zone.
  static func withZoneHeld<Result>(_ work: () -> Result) -> Result {
    setting.withLock { _ in work() }
  }

  private static func apply(_ wanted: Setting) throws(ZoneError) {
    let failure: Int32? = setting.withLock { current in
      guard current != wanted else { return nil }
      let status =
        switch wanted {
        case .inherited: Int32(0)
        case .system: unsafe unsetenv("TZ")
        // A bare "UTC" needs its file; with an offset the name stands for itself.
        case .named("UTC"): unsafe setenv("TZ", "UTC0", 1)
        case .named(let name): unsafe setenv("TZ", name, 1)
        }
      guard status == 0 else { return errno }
      tzset()
      current = wanted
      return nil
    }
    if let failure { throw .environmentNotChanged(errno: failure) }
  }
}
