import PosseModel
import PosseStore

/// Names of fields of log entries separated by commas, as `-F`, `-s` and `--json` of `log list` take them.
enum LogFields {
  static let names = LogRecordField.allCases.map(\.rawValue)

  /// The fields that are shown unless others are named.
  static let shownByDefault: [LogRecordField] = [
    .id, .date, .fugitive, .name, .action, .place, .agent, .note,
  ]

  static func read(_ text: String, option: String) throws(Failure) -> [LogRecordField] {
    var fields: [LogRecordField] = []
    for name in FieldList.names(in: text) { fields.append(try field(name, option: option)) }
    guard !fields.isEmpty else { throw .option(option, value: text, .emptyList(known: names)) }
    return fields
  }

  /// Reads the fields of `--sort`.
  static func sortKeys(_ text: String) throws(Failure) -> [LogQuery.SortKey] {
    var keys: [LogQuery.SortKey] = []
    for part in FieldList.names(in: text) {
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let field = try field(String(pieces[0]), option: "--sort")
      switch pieces.count == 2 ? pieces[1] : "asc" {
      case "asc": keys.append(.init(field))
      case "desc": keys.append(.init(field, isDescending: true))
      default: throw .option("--sort", value: part, .badDirection)
      }
    }
    guard !keys.isEmpty else { throw .option("--sort", value: text, .emptyList(known: names)) }
    return keys
  }

  private static func field(_ name: String, option: String) throws(Failure) -> LogRecordField {
    guard let field = LogRecordField(rawValue: name) else {
      throw .option(option, value: name, .unknownColumn(known: names))
    }
    return field
  }
}
