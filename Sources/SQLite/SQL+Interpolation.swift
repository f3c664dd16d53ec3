extension SQL: ExpressibleByStringInterpolation {
  /// Takes a literal as SQL text.
  package init(stringLiteral value: String) {
    self.init(raw: value)
  }

  /// Takes the pieces of an interpolated literal.
  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.fragment
  }

  /// The pieces of an interpolated literal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var fragment = SQL()

    /// Starts with nothing.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds SQL text of the program.
    package mutating func appendLiteral(_ literal: String) {
      fragment.append(SQL(raw: literal))
    }

    /// Binds a value: `\(name)`.
    package mutating func appendInterpolation(_ value: some ValueConvertible) {
      fragment.append(SQL.value(value))
    }

    /// Binds a value or null: `\(note)`.
    package mutating func appendInterpolation(_ value: (some ValueConvertible)?) {
      fragment.append(SQL.value(value))
    }

    /// Nests a fragment with its values: `\(condition)`.
    package mutating func appendInterpolation(_ other: SQL) {
      fragment.append(other)
    }

    /// Binds a list of values as `?, ?, ?`: `IN (\(list: numbers))`.
    package mutating func appendInterpolation(list values: some Sequence<some ValueConvertible>) {
      fragment.append(SQL.joined(values.map { SQL.value($0) }))
    }

    /// Quotes the name of a table or column: `\(identifier: "name")`.
    package mutating func appendInterpolation(identifier name: String) {
      fragment.append(SQL.identifier(name))
    }

    /// Adds text as SQL, as it stands: `\(raw: text)`.
    ///
    /// Warning: text that a person or a file supplied must never come in here.
    package mutating func appendInterpolation(raw text: String) {
      fragment.append(SQL(raw: text))
    }
  }
}
