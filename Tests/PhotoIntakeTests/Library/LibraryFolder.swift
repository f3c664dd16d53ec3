import FileSystem
import Foundation
import PhotoIntake
import TestSupport

/// A library of its own for one test, with files whose times are given in seconds.
struct LibraryFolder {
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]

  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  var path: FilePath { FilePath(folder.path) }

  var library: PictureLibrary { PictureLibrary(folder: path) }

  /// Writes a file, a JPEG unless other bytes are given.
  func write(_ name: String, at second: Int, _ bytes: [UInt8] = Self.jpeg) throws {
    try write(bytes: Array(name.utf8), at: second, bytes)
  }

  /// Writes a file whose name may be any bytes; the folder it is in must exist.
  func write(bytes name: [UInt8], at second: Int, _ bytes: [UInt8] = Self.jpeg) throws {
    let file = path.appending(FilePath(bytes: name))
    if let text = file.parent.text {
      try FileManager.default.createDirectory(atPath: text, withIntermediateDirectories: true)
    }
    try AtomicFile.write(bytes, to: file, overwrite: true)
    try Self.setTime(second, of: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  static func setTime(_ second: Int, of file: FilePath) throws {
    let name = file.bytes.map { CChar(bitPattern: $0) } + [0]
    let time = timespec(tv_sec: second, tv_nsec: 0)
    guard unsafe utimensat(AT_FDCWD, name, [time, time], 0) == 0 else {
      throw SystemError(code: ErrorNumber(rawValue: errno), call: "utimensat", path: file)
    }
  }
}

extension LibraryScan {
  /// Takes all that is left, in steps of any length.
  func rest(limit: Int = .max, within time: Duration = .seconds(1)) -> [LibraryPicture] {
    var all: [LibraryPicture] = []
    while true {
      switch next(limit: limit, within: time) {
      case .pictures(let pictures): all += pictures
      case .later: continue
      case .end: return all
      }
    }
  }
}

extension [LibraryPicture] {
  var places: [String] { map(\.place.displayText) }
}
