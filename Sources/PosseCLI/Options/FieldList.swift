import PosseModel

/// Names of fields separated by commas, as `-F`, `-s` and `--json` take them.
enum FieldList {
  static func read(_ text: String, option: String) throws(Failure) -> [FugitiveField] {
    var fields: [FugitiveField] = []
    for name in names(in: text) { fields.append(try field(name, option: option)) }
    guard !fields.isEmpty else {
      throw .option(option, value: text, .emptyList(known: FugitiveField.allCases.map(\.name)))
    }
    return fields
  }

  static func field(_ name: String, option: String) throws(Failure) -> FugitiveField {
    guard let field = FugitiveField(rawValue: name) else {
      throw .option(
        option, value: name,
        .unknownField(suggestions: FugitiveField.suggestions(for: name)))
    }
    return field
  }

  static func names(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: true)
      .map { $0.trimmingBlanks }
      .filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without blanks at both ends.
  var trimmingBlanks: String {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
