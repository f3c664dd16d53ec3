import Glibc

/// The installed zones: files in the system's zone folder.
enum ZoneFile {
  private static let folder = "/usr/share/zoneinfo"
  private static let systemLink = "/etc/localtime"
  private static let systemNameFile = "/etc/timezone"
  private static let longestName = 255
  /// The first bytes of every compiled zone.
  private static let magic: [UInt8] = Array("TZif".utf8)

  /// Tells whether a name is one of an installed zone.
  ///
  /// Only names relative to the zone folder: no `..`, no leading `/` or `:`, no rule such as
  /// `EST5EDT,M3.2.0,M11.1.0`, and none of the `right` zones, whose seconds are not those of UTC.
  static func exists(_ name: String) -> Bool {
    guard isPlainName(name) else { return false }
    return firstBytes(of: "\(searchedFolder())/\(name)", limit: magic.count) == magic
  }

  /// Returns the name of the zone the system is set to, as well as it can be known.
  static func systemName() -> String {
    if let target = linkTarget(of: systemLink) {
      let parts = target.split(separator: "/")
      if let place = parts.lastIndex(of: "zoneinfo") {
        let name = parts[(place + 1)...].joined(separator: "/")
        if isPlainName(name) { return name }
      }
    }
    // Without this file the C library goes by UTC.
    guard firstBytes(of: systemLink, limit: magic.count) == magic else { return "UTC" }
    guard let bytes = firstBytes(of: systemNameFile, limit: longestName + 1) else {
      return "localtime"
    }
    let line = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    return isPlainName(line) ? line : "localtime"
  }

  private static func isPlainName(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= longestName else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first != "right" else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
          case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
          default: false
          }
        }
    }
  }

  /// Returns the folder that the C library searches, which TZDIR may move.
  private static func searchedFolder() -> String {
    guard let value = unsafe getenv("TZDIR") else { return folder }
    let moved = unsafe String(cString: value)
    return moved.isEmpty ? folder : moved
  }

  private static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: 4096)
    let length = unsafe readlink(path, &target, target.count)
    guard length > 0 else { return nil }
    return String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Reads the beginning of a regular file; nil when there is none.
  private static func firstBytes(of path: String, limit: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: limit)
    var length = unsafe read(descriptor, &bytes, limit)
    while length < 0, errno == EINTR { length = unsafe read(descriptor, &bytes, limit) }
    return Array(bytes.prefix(max(0, length)))
  }
}
