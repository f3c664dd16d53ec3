import FileSystem

/// Where the JSON text of a record comes from: the command line, or `@FILE`.
enum RecordText {
  /// The most bytes of a record.
  private static let limit = 16 << 20

  static func read(_ word: String, in context: Context) throws(Failure) -> String {
    guard word.hasPrefix("@") else { return word }
    guard word != "@" else { throw .emptyPath(subject: "--record @FILE") }
    let path = FilePath(String(word.dropFirst()))
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try FileReader.read(path, limit: limit, nonblocking: false)
    } catch {
      throw .textFile(error, subject: "--record")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path, subject: "--record")
    }
    return text
  }
}
