import Glibc

/// The words this process was started with.
package enum ProcessArguments {
  /// Whether the words can be told: Swift reads them from `/proc`, where even the name of the program stands.
  package static var areKnown: Bool { CommandLine.argc > 0 }

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
