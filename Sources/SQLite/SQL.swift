/// A piece of SQL with the values that belong to it, which can never become part of the text.
///
/// ```swift
/// let name = "Joe \"Dutch\" Koehler"
/// let fragment: SQL = "SELECT id FROM fugitive WHERE name = \(name)"
/// // SELECT id FROM fugitive WHERE name = ?      bound: Joe "Dutch" Koehler
/// ```
package struct SQL: Hashable, Sendable {
  /// The text with a `?` for each value.
  package private(set) var text: String

  /// The values, in the order of their question marks.
  package private(set) var bindings: [Value]

  /// An empty fragment.
  package init() {
    text = ""
    bindings = []
  }

  /// Takes text as SQL, as it stands.
  ///
  /// Warning: text that a person or a file supplied must never come in here; interpolate it as a value.
  package init(raw text: String) {
    self.text = text
    bindings = []
  }

  /// Whether there is neither text nor value.
  package var isEmpty: Bool { text.isEmpty && bindings.isEmpty }

  /// Adds a fragment at the end.
  package mutating func append(_ other: SQL) {
    text += other.text
    bindings += other.bindings
  }

  /// Puts one fragment behind the other.
  package static func + (left: SQL, right: SQL) -> SQL {
    var whole = left
    whole.append(right)
    return whole
  }

  /// Joins fragments with a separator of fixed SQL text.
  ///
  /// ```swift
  /// SQL.joined(["a = \(1)", "b = \(2)"], separator: " AND ")   // a = ? AND b = ?
  /// ```
  package static func joined(_ fragments: [SQL], separator: StaticString = ", ") -> SQL {
    var whole = SQL()
    for (index, fragment) in fragments.enumerated() {
      if index > 0 { whole.text += "\(separator)" }
      whole.append(fragment)
    }
    return whole
  }

  /// Quotes a name of a table or column, whatever it contains.
  package static func identifier(_ name: String) -> SQL {
    SQL(
      raw: "\""
        + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\"")
  }

  /// Binds one value.
  package static func value(_ value: some ValueConvertible) -> SQL {
    var fragment = SQL(raw: "?")
    fragment.bindings = [value.sqlValue]
    return fragment
  }
}
