/// Memory that a driver fills.
@safe struct MappedMemory {
  private let buffer: UnsafeMutableRawBufferPointer

  /// Takes memory that stays until ``CameraSystem/unmap(_:)``.
  @unsafe init(_ buffer: UnsafeMutableRawBufferPointer) {
    unsafe self.buffer = buffer
  }

  var count: Int { unsafe buffer.count }

  var unsafeBuffer: UnsafeMutableRawBufferPointer {
    @unsafe get { unsafe buffer }
  }

  /// Copies the bytes in a range, as far as there are any.
  func bytes(in range: Range<Int>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(buffer)[range.clamped(to: 0..<buffer.count)])
  }
}
