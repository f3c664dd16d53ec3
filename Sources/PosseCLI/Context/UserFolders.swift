import FileSystem

/// The folders for pictures and so on as desktops keep them, in a file `user-dirs.dirs`.
///
/// The file is written to be read by a shell, in one form only: `XDG_PICTURES_DIR="$HOME/Bilder"`, the value
/// below the home folder or absolute, with a backslash before any character that a shell would heed. All else
/// is passed over, as xdg-user-dirs does; of several lines the last one counts.
struct UserFolders {
  /// The folder for pictures; nil when none is set, or when it was given up by naming the home folder.
  private(set) var pictures: FilePath?

  init(parsing bytes: [UInt8], home: FilePath) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let value = Self.value(of: "XDG_PICTURES_DIR", in: line) else { continue }
      if let below = Self.dropping("$HOME", from: value) {
        guard below.first.map({ $0 == Self.slash }) ?? true else { continue }
        let rest = Self.unescaped(below).drop { $0 == Self.slash }
        pictures = rest.isEmpty ? nil : home.appending(FilePath(bytes: Array(rest)))
      } else if value.first == Self.slash {
        let folder = FilePath(bytes: Self.unescaped(value))
        pictures = Self.components(folder) == Self.components(home) ? nil : folder
      }
    }
  }

  /// The text between the quotes of a line that sets a variable, still with its backslashes.
  private static func value(of name: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let behindName = dropping(name, from: line.drop(while: isBlank)),
      let behindEquals = dropping("=", from: behindName.drop(while: isBlank)),
      let quoted = dropping("\"", from: behindEquals.drop(while: isBlank))
    else { return nil }
    var end = quoted.startIndex
    while end < quoted.endIndex, quoted[end] != UInt8(ascii: "\"") {
      end += quoted[end] == backslash ? 2 : 1
    }
    return end < quoted.endIndex ? quoted[..<end] : nil
  }

  private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in value {
      let isMark = byte == backslash && !isEscaped
      if !isMark { result.append(byte) }
      isEscaped = isMark
    }
    return result
  }

  private static func dropping(
    _ prefix: String, from bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    bytes.starts(with: prefix.utf8) ? bytes.dropFirst(prefix.utf8.count) : nil
  }

  private static func components(_ path: FilePath) -> [ArraySlice<UInt8>] {
    path.bytes.split(separator: slash)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")
}
