/// A value that one process of the program tells another.
protocol MessageValue {
  /// Writes the value so that `init(from:)` reads it back.
  func write(to writer: inout MessageWriter)

  init(from reader: inout MessageReader) throws(MessageError)
}

extension MessageValue {
  /// The value alone in a message.
  var message: [UInt8] {
    var writer = MessageWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Reads a message that holds the value and nothing else.
  init(message: [UInt8]) throws(MessageError) {
    var reader = MessageReader(message)
    self = try Self(from: &reader)
    guard reader.isAtEnd else { throw .malformed }
  }
}
