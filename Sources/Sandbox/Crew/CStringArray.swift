import Glibc

/// C strings and the null pointer after them, as `posix_spawn` takes its arguments.
@safe
final class CStringArray {
  private var pointers: [UnsafeMutablePointer<CChar>?]

  /// Copies the texts, or gives nil when one of them holds a zero byte, which would end it early.
  init?(_ texts: [String]) {
    unsafe pointers = []
    if texts.contains(where: { $0.utf8.contains(0) }) { return nil }
    unsafe pointers = texts.map { unsafe strdup($0) } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }

  /// Lends the array to a C function.
  func lend<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe body($0) }
    }
  }
}
