import PosseModel

/// What is told about a saved view.
enum ViewColumn: String, CaseIterable, RowColumn {
  case name, predicate, sort, fields

  var title: String { rawValue }

  var shrinkPriority: Int { self == .predicate ? 3 : 2 }

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
}
