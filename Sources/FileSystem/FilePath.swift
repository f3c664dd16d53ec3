/// The name of a file as the system knows it: any bytes but zero, not necessarily text.
///
/// ```swift
/// FilePath("photos").appending("motel.jpg")   // photos/motel.jpg
/// ```
package struct FilePath: Hashable, Sendable {
  /// The bytes as given, without a closing zero.
  package let bytes: [UInt8]

  /// Takes the bytes as they are, such as an argument of the command line.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes the UTF-8 form of a text.
  package init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  private static let slash = UInt8(ascii: "/")

  /// The empty path names nothing.
  package var isEmpty: Bool { bytes.isEmpty }

  /// A path that starts at the root, whatever the working directory.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path as text when it is valid UTF-8, else nil.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The bytes after the last slash, trailing slashes ignored; `/` for the root, empty for the empty path.
  package var lastComponent: FilePath {
    let trimmed = trimmedEnd
    guard let slash = trimmed.lastIndex(of: Self.slash) else {
      return FilePath(bytes: Array(trimmed))
    }
    if trimmed.count == 1 { return FilePath(bytes: Array(trimmed)) }
    return FilePath(bytes: Array(trimmed[(slash + 1)...]))
  }

  /// The folder that holds the last component: `.` for a lone name, `/` for the root.
  package var parent: FilePath {
    let trimmed = trimmedEnd
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return FilePath(".") }
    let folder = Self.withoutTrailingSlashes(trimmed[..<slash])
    return folder.isEmpty ? FilePath("/") : FilePath(bytes: Array(folder))
  }

  /// Adds a component behind one slash; an absolute one replaces the whole path.
  package func appending(_ component: FilePath) -> FilePath {
    if component.isAbsolute || isEmpty { return component }
    if component.isEmpty { return self }
    return FilePath(
      bytes: bytes.last == Self.slash
        ? bytes + component.bytes : bytes + [Self.slash] + component.bytes)
  }

  /// Adds a component given as text behind one slash.
  package func appending(_ component: String) -> FilePath {
    appending(FilePath(component))
  }

  /// Adds bytes to the last component, such as `-journal`.
  package func addingSuffix(_ suffix: String) -> FilePath {
    FilePath(bytes: bytes + Array(suffix.utf8))
  }

  private var trimmedEnd: ArraySlice<UInt8> {
    let trimmed = Self.withoutTrailingSlashes(bytes[...])
    return trimmed.isEmpty && isAbsolute ? bytes[..<1] : trimmed
  }

  private static func withoutTrailingSlashes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1] == slash { end -= 1 }
    return bytes[bytes.startIndex..<end]
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// Takes a literal path.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}
