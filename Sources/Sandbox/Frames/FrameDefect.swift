/// What is wrong with bytes that should be a message.
package enum FrameDefect: Error, Hashable, Sendable {
  /// It does not begin as messages do.
  case wrongMagic

  /// It says it has more parts than there can be.
  case tooManyParts(UInt32)

  /// A part that is not there has a length.
  case strayLength

  /// It says that it has more bytes than allowed: how many.
  case tooLong(bytes: UInt64)

  /// It ends before all its bytes came.
  case cutOff

  /// Bytes came that belong to no message: after a reply, or before the request was read.
  case extraBytes
}
