/// The search for bytes among bytes.
enum ByteSearch {
  /// Tells whether the word, which is not empty, stands somewhere in the range.
  static func find(_ word: [UInt8], in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let count = word.count
    guard count > 0, count <= range.count else { return false }
    let first = word[0]
    var start = range.lowerBound
    let last = range.upperBound - count
    while start <= last {
      if bytes[start] == first {
        var length = 1
        while length < count, bytes[start + length] == word[length] { length += 1 }
        if length == count { return true }
      }
      start += 1
    }
    return false
  }
}
