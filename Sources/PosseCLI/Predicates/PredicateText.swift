import FileSystem
import PredicateFormat

/// Where the text of a predicate comes from: the command line, a file, or standard input.
enum PredicateText {
  /// Reads what a word means: the text itself, `@FILE`, or `-` for standard input.
  static func source(_ word: String, in context: Context) throws(Failure) -> PredicateSource {
    if word == "-" {
      try context.claimStandardInput()
      let bytes: [UInt8]
      do throws(FileReadError) {
        bytes = try FileReader.readStandardInput(limit: PredicateSource.longest)
      } catch {
        throw .textFile(error, subject: "--where")
      }
      return try text(bytes, of: nil)
    }
    guard word.hasPrefix("@") else { return PredicateSource(word) }
    let path = FilePath(String(word.dropFirst()))
    guard word != "@" else { throw .emptyPath(subject: "--where @FILE") }
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try FileReader.read(path, limit: PredicateSource.longest, nonblocking: false)
    } catch {
      throw .textFile(error, subject: "--where")
    }
    return try text(bytes, of: path)
  }

  /// A byte order mark before the text and a line end behind it belong to the file, not to the predicate.
  private static func text(
    _ bytes: [UInt8], of path: FilePath?
  ) throws(Failure) -> PredicateSource {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .notText(path, subject: "--where")
    }
    return PredicateSource(text)
  }
}
