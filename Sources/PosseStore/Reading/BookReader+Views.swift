package import PosseModel
import SQLite
import UnicodeText

extension BookReader {
  /// Returns the saved views in alphabetical order.
  package func views() throws(StoreError) -> [SavedView] {
    let views = try rows("SELECT name, predicate, sort, fields FROM \"view\" ORDER BY name, id") {
      row throws(DatabaseError) in
      SavedView(
        name: try row.text(0), predicate: try row.text(1), sort: try row.textOrNil(2),
        fields: try row.textOrNil(3))
    }
    // Names have no folded twin: there are few views, and nobody looks for them by part of a name.
    let keyed = views.map { (key: Folding.folded($0.name), view: $0) }
    return keyed.sorted { ($0.key, $0.view.name) < ($1.key, $1.view.name) }.map(\.view)
  }

  /// Returns the view of a name, else the one whose name differs only by case and accents.
  ///
  /// Throws ``StoreError/noSuchView(_:)`` when there is none, and ``StoreError/ambiguousView(_:names:)``
  /// when several names differ only so.
  package func view(named name: String) throws(StoreError) -> SavedView {
    let views = try views()
    if let exact = views.first(where: { $0.name == name }) { return exact }
    let folded = Folding.folded(name)
    let similar = views.filter { Folding.folded($0.name) == folded }
    guard let view = similar.first else { throw .noSuchView(name) }
    guard similar.count == 1 else { throw .ambiguousView(name, names: similar.map(\.name)) }
    return view
  }
}
