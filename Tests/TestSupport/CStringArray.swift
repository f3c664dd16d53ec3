import Glibc

/// C strings and the null pointer after them, as `posix_spawn` takes its arguments.
@safe
final class CStringArray {
  private var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []

  /// Copies the texts; each is any bytes but NUL, which would end it early.
  init(_ texts: [[UInt8]]) {
    for text in texts {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
      for (index, byte) in text.enumerated() {
        unsafe (copy + index).initialize(to: CChar(bitPattern: byte))
      }
      unsafe (copy + text.count).initialize(to: 0)
      unsafe pointers.append(copy)
    }
    unsafe pointers.append(nil)
  }

  deinit {
    for index in unsafe pointers.indices {
      unsafe pointers[index]?.deallocate()
    }
  }

  /// Lends the array to a C function.
  func lend<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      unsafe body(buffer.baseAddress)
    }
  }
}
