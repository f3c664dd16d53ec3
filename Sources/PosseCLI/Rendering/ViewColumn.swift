import PosseModel

/// What is told about a saved view.
enum ViewColumn: String, CaseIterable {
  case name, predicate, sort, fields

  /// The value as text; nil when the view leaves it to `list`.
  func text(of view: SavedView) -> String? {
    switch self {
    case .name: view.name
    case .predicate: view.predicate
    case .sort: view.sort
    case .fields: view.fields
    }
  }

  func json(of view: SavedView) -> JSONText {
    guard let text = text(of: view) else { return .null }
    guard self == .fields else { return .text(text) }
    return .array(FieldList.names(in: text).map { .text($0) })
  }

  static func list(_ text: String) throws(Failure) -> [ViewColumn] {
    let known = allCases.map(\.rawValue)
    var columns: [ViewColumn] = []
    for name in FieldList.names(in: text) {
      guard let column = ViewColumn(rawValue: name) else {
        throw .option("--json", value: name, .unknownColumn(known: known))
      }
      columns.append(column)
    }
    guard !columns.isEmpty else { throw .option("--json", value: text, .emptyList(known: known)) }
    return columns
  }
}
