import Glibc

/// The words this process was started with.
package enum ProcessArguments {
  /// The raw bytes of every word after the program's name.
  ///
  /// The standard library's own list repairs bytes that are not UTF-8; this one does not.
  package static var words: [[UInt8]] {
    var words: [[UInt8]] = []
    let vector = unsafe CommandLine.unsafeArgv
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe vector[index] else { break }
      let count = unsafe strlen(start)
      words.append(unsafe UnsafeRawBufferPointer(start: start, count: count).map { $0 })
    }
    return words
  }
}
