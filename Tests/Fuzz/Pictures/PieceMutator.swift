/// Makes a new file of a known one by changing, doubling, moving or dropping whole pieces.
struct PieceMutator {
  private var state: UInt64
  private let room: Int

  init(seed: UInt64, room: Int) {
    state = seed
    self.room = room
  }

  /// Returns a changed file, or nil when its bytes should be changed without regard to pieces, as half of
  /// all are.
  mutating func mutated(_ file: [UInt8], _ layout: PieceLayout) -> [UInt8]? {
    guard pick(2) == 0 else { return nil }
    var pieces = layout.pieces(of: file)
    guard pieces.count > 1 else { return nil }
    let chosen = pick(pieces.count)
    switch pick(8) {
    case 0: pieces.insert(pieces[chosen], at: pick(pieces.count + 1))
    case 1: pieces.remove(at: chosen)
    case 2: pieces.swapAt(chosen, pick(pieces.count))
    default: pieces[chosen].data = mutated(pieces[chosen].data)
    }
    let made = layout.file(of: pieces, like: file)
    return made.isEmpty || made.count > room ? nil : made
  }

  private func mutated(_ data: [UInt8]) -> [UInt8] {
    let room = max(16, min(room, data.count + data.count / 4 + 16))
    var scratch = data + Array(repeating: 0, count: room - data.count)
    let count = unsafe scratch.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mutateBytes($0, data.count, room) } ?? 0
    }
    return Array(scratch.prefix(count))
  }

  /// A number below `count`, by SplitMix64.
  private mutating func pick(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(count))
  }
}
