/// Values written one after the other, as one process tells them to another of the same program.
///
/// There is nothing between them: the reader asks for the same values in the same order.
struct MessageWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Value>(
    _ value: Value?, _ write: (inout MessageWriter, Value) -> Void
  ) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  mutating func write(_ number: Int?) { write(number) { $0.write($1) } }

  mutating func write(_ text: String?) { write(text) { $0.write($1) } }
}
