import CommandKit
import FileSystem

extension TerminalLine.Interpolation {
  /// Adds a path, made visible; an empty one stands as `''`.
  mutating func appendInterpolation(path: FilePath) {
    if path.isEmpty {
      appendLiteral("''")
    } else {
      appendInterpolation(bytes: path.bytes)
    }
  }
}
