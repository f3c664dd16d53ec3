@testable import Sandbox

/// A message as bytes, with the coders of both directions over plain memory.
enum FrameBytes {
  /// Writes a message in pieces of at most so many bytes.
  static func written(_ message: [[UInt8]], piece: Int = .max) -> [UInt8]? {
    guard let header = FrameHeader(describing: message) else { return nil }
    var writer = FrameWriter(header, message)
    var bytes: [UInt8] = []
    var isBlocked = false
    while true {
      let progress = unsafe writer.advance { source in
        isBlocked.toggle()
        if isBlocked { return .blocked }
        let part = unsafe source.prefix(piece)
        unsafe bytes.append(contentsOf: part)
        return unsafe .moved(part.count)
      }
      if progress == .complete { return bytes }
      guard progress == .blocked else { return nil }
    }
  }

  /// Reads a message from bytes that come in pieces of at most so many, and gives it with what is left.
  static func read(
    _ bytes: [UInt8], limit: Int = .max, piece: Int = .max
  ) throws(FrameDefect) -> (progress: FrameReader.Progress, rest: Int) {
    var reader = FrameReader(limit: limit)
    var rest = bytes[...]
    var isBlocked = false
    while true {
      let progress = unsafe try reader.advance { target in
        isBlocked.toggle()
        if isBlocked { return .blocked }
        let part = rest.prefix(min(piece, target.count))
        if part.isEmpty { return .ended }
        unsafe target.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        return .moved(part.count)
      }
      if progress != .blocked { return (progress, rest.count) }
    }
  }
}
