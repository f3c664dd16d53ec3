import CommandKit
import FileSystem
import PhotoIntake

/// The picture library.
extension Wording {
  /// The title of the list; the folder is shown as it is given.
  static func library(_ folder: FilePath) -> TerminalLine { "Library \(path: folder)" }

  /// How many pictures there are, or are known of so far.
  static func libraryCount(_ count: Int, isComplete: Bool) -> TerminalLine {
    switch (count, isComplete) {
    case (0, false): "(looking…)"
    case (0, true): "(no pictures)"
    case (_, false): "(\(count)…)"
    case (_, true): "(\(count))"
    }
  }

  /// The row that leads out of the library.
  static let pathInstead = PickerFixedRow(
    "Type the path of a file", key: "p", meaning: "file path")

  /// What is said before a list in lines.
  static func libraryIntroduction(_ folder: FilePath) -> TerminalLine {
    "Pictures in \(path: folder), newest first."
  }

  /// Why a library gives no pictures, without the name of its folder.
  static func reason(
    _ reason: LibraryError.Reason, advice: TerminalLine = libraryAdvice
  ) -> TerminalLine {
    switch reason {
    case .missing: "no such folder; \(advice)"
    case .notAFolder: "is no folder; \(advice)"
    case .permissionDenied: "permission denied; make the folder readable, or \(advice)"
    case .unreadable(let code): "cannot be read: \(code.reason); \(advice)"
    case .noPicture(let count): noPicture(unreadableFolderCount: count, advice: advice)
    }
  }

  /// What is said of a library without a picture.
  static func noPicture(
    unreadableFolderCount count: Int, advice: TerminalLine = libraryAdvice
  ) -> TerminalLine {
    switch count {
    case 0: "no JPEG or PNG lies in it or below; \(advice)"
    case 1: "no JPEG or PNG lies in it or below; one folder could not be read"
    default: "no JPEG or PNG lies in it or below; \(count) folders could not be read"
    }
  }

  /// Who says which folder the library is.
  static func origin(_ origin: LibraryLocation.Origin) -> TerminalLine {
    switch origin {
    case .environment: "named by POSSE_LIBRARY"
    case .configuration: "named by library in the configuration"
    case .userFolders(let file): "named in \(path: file)"
    case .usual: "the usual place"
    }
  }

  static let libraryAdvice: TerminalLine =
    "name another by POSSE_LIBRARY or library in the configuration"

  /// A size for people, in thousands: `812 bytes`, `1.4 MB`, `23 MB`.
  static func byteCount(_ count: Int) -> String {
    guard count >= 1000 else { return count == 1 ? "1 byte" : "\(count) bytes" }
    var unit = 1000
    for name in ["kB", "MB", "GB", "TB", "PB"] {
      let tenth = unit / 10
      let tenths = count / tenth + (count % tenth * 2 >= tenth ? 1 : 0)
      if tenths < 100 { return "\(tenths / 10).\(tenths % 10) \(name)" }
      let whole = count / unit + (count % unit * 2 >= unit ? 1 : 0)
      if whole < 1000 || name == "PB" { return "\(whole) \(name)" }
      unit *= 1000
    }
    return "\(count) bytes"
  }
}
