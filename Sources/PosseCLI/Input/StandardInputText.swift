import FileSystem

/// Text that a command reads from standard input.
enum StandardInputText {
  /// Refuses a command line that asks for standard input in two places, before anything is read.
  static func refuseTwice(_ words: [String], _ pictures: [[UInt8]]) throws(Failure) {
    let dash = Array("-".utf8)
    let count = words.count { $0 == "-" } + pictures.count { $0 == dash }
    guard count <= 1 else { throw .standardInputTwice }
  }

  /// Returns the pieces between separators; a last empty one is left out.
  static func lines(separator: UInt8, in context: Context) throws(Failure) -> [String] {
    try context.claimStandardInput()
    let bytes: [UInt8]
    do {
      bytes = try FileReader.readStandardInput(limit: ReferenceArguments.standardInputLimit)
    } catch {
      throw .standardInput(error)
    }
    var lines: [String] = []
    let pieces = bytes.split(separator: separator, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      guard let text = String(validating: piece, as: UTF8.self), !text.utf8.contains(0) else {
        throw .standardInputNotText(line: index + 1, holdsNUL: piece.contains(0))
      }
      lines.append(text)
    }
    return lines
  }
}
