import CommandKit
import PosseModel
import PosseStore

/// The ENTRY words of a command line, and how they become numbers of entries.
struct LogArguments {
  private let words: [String]

  init(_ words: [String]) throws(Failure) {
    self.words = words
    for word in words where word != "-" { _ = try Self.parsed(word) }
  }

  /// Reads the words, `-` from the lines of standard input.
  func expanded(in context: Context) throws(Failure) -> [LogID] {
    var ids: [LogID] = []
    for word in words {
      guard word == "-" else {
        ids.append(try Self.parsed(word))
        continue
      }
      for line in try StandardInputText.lines(separator: UInt8(ascii: "\n"), in: context) {
        let line = line[...].trimmingBlanks
        if !line.isEmpty { ids.append(try Self.parsed(line)) }
      }
    }
    guard !ids.isEmpty else { throw .noLogEntries }
    return ids
  }

  static func parsed(_ word: String) throws(Failure) -> LogID {
    guard let id = LogID(parsing: word) else { throw .logEntry(Excerpt.of(word)) }
    return id
  }
}

extension Consent<LogRecord> {
  /// The question before entries of the log are changed.
  static func forLogEntries(_ records: [LogRecord], verb: String) -> Consent {
    Consent(
      verb: verb, noun: "entries", records: records,
      line: { "  " + Wording.logEntry($0) }, label: { Wording.logEntry($0).text })
  }
}
