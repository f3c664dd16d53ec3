import FileSystem

/// Reads the value of an option from the file or standard input that it names.
enum TextFile {
  /// Returns the text of a file.
  static func read(
    _ name: Substring, limit: Int, subject: String
  ) throws(Failure) -> String {
    guard !name.isEmpty else { throw .emptyPath(subject: "\(subject) @FILE") }
    let path = FilePath(String(name))
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try FileReader.read(path, limit: limit, nonblocking: false)
    } catch {
      throw .textFile(error, subject: subject)
    }
    return try text(bytes, of: path, subject: subject)
  }

  /// Returns the text of standard input.
  static func readStandardInput(
    limit: Int, subject: String, in context: Context
  ) throws(Failure) -> String {
    try context.claimStandardInput()
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try FileReader.readStandardInput(limit: limit)
    } catch {
      throw .textFile(error, subject: subject)
    }
    return try text(bytes, of: nil, subject: subject)
  }

  /// A byte order mark before the text and line ends behind it belong to the file, not to the text.
  private static func text(
    _ bytes: [UInt8], of path: FilePath?, subject: String
  ) throws(Failure) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .notText(path, subject: subject)
    }
    return text
  }
}
