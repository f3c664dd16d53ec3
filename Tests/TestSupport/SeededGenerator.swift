/// Random numbers that are the same on every run: SplitMix64 from a seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the row of numbers that belongs to the seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Draws the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws `count` random bytes.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    var drawn: [UInt8] = []
    drawn.reserveCapacity(count)
    for _ in 0..<count {
      drawn.append(UInt8(truncatingIfNeeded: next()))
    }
    return drawn
  }
}
