/// How a file is made of pieces that carry their own length.
enum PieceLayout {
  /// A JPEG: markers, most with a segment, the scans with data behind it.
  case segments
  /// A PNG: a signature and chunks.
  case chunks
  /// One of both, by the first byte.
  case either
}

/// A part of a file that can stand elsewhere or be of another length.
struct FilePiece {
  /// What it is: a marker or the name of a chunk; empty for bytes without a frame.
  var name: [UInt8]
  var data: [UInt8]
}

extension PieceLayout {
  /// Takes a file apart; what has no frame is a piece of its own.
  ///
  /// `file(of:like:)` is the inverse where lengths and check sums are right.
  func pieces(of file: [UInt8]) -> [FilePiece] {
    isChunked(file) ? PieceLayout.chunks(of: file) : PieceLayout.segments(of: file)
  }

  /// Puts pieces together, with their lengths; no check sum holds.
  func file(of pieces: [FilePiece], like original: [UInt8]) -> [UInt8] {
    let isChunked = isChunked(original)
    return pieces.flatMap { piece in
      if piece.name.isEmpty { return piece.data }
      if isChunked {
        return MendedPNG.bigEndian(piece.data.count) + piece.name + piece.data + [0, 0, 0, 0]
      }
      let length = piece.data.count + 2
      return piece.name + [UInt8(truncatingIfNeeded: length >> 8), UInt8(length & 255)] + piece.data
    }
  }

  private func isChunked(_ file: [UInt8]) -> Bool {
    switch self {
    case .segments: false
    case .chunks: true
    case .either: file.first == 0x89
    }
  }

  private static func chunks(of file: [UInt8]) -> [FilePiece] {
    var pieces = [FilePiece(name: [], data: Array(file.prefix(8)))]
    var rest = file.dropFirst(8)
    while let chunk = MendedPNG.chunk(at: rest) {
      pieces.append(FilePiece(name: Array(chunk.name), data: Array(chunk.data)))
      rest = rest[chunk.end...]
    }
    if !rest.isEmpty { pieces.append(FilePiece(name: [], data: Array(rest))) }
    return pieces
  }

  private static func segments(of file: [UInt8]) -> [FilePiece] {
    var pieces: [FilePiece] = []
    var bare: [UInt8] = []
    var rest = file[...]
    while let first = rest.first {
      let head = rest.prefix(4)
      let length =
        head.count == 4 ? Int(head[head.startIndex + 2]) << 8 | Int(head[head.endIndex - 1]) : 0
      let isFramed =
        first == 0xFF && head.count == 4 && (0xC0...0xFE).contains(head[head.startIndex + 1])
        && !(0xD0...0xD9).contains(head[head.startIndex + 1])
        && length >= 2 && length + 2 <= rest.count
      guard isFramed else {
        bare.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !bare.isEmpty { pieces.append(FilePiece(name: [], data: bare)) }
      bare = []
      pieces.append(
        FilePiece(name: Array(head.prefix(2)), data: Array(rest.prefix(length + 2).dropFirst(4))))
      rest = rest.dropFirst(length + 2)
    }
    if !bare.isEmpty { pieces.append(FilePiece(name: [], data: bare)) }
    return pieces
  }
}
