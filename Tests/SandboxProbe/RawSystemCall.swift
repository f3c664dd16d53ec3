import Glibc

/// Any system call by its number.
enum RawSystemCall {
  private typealias Function =
    @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// Makes the call and gives its result, or minus the number of the error.
  ///
  /// C's `syscall` takes variable arguments, which Swift cannot pass; those that are numbers go the same way as
  /// those of an ordinary function on the processors that Linux runs Swift on.
  static func make(_ number: Int, _ arguments: Int...) -> Int {
    guard let address = unsafe dlsym(nil, "syscall") else { return -Int(ENOSYS) }
    let function = unsafe unsafeBitCast(address, to: Function.self)
    let padded = arguments + [Int](repeating: 0, count: 6 - arguments.count)
    let result = function(
      number, padded[0], padded[1], padded[2], padded[3], padded[4], padded[5])
    return result == -1 ? -Int(errno) : result
  }
}
