import SQLite

extension Value {
  /// The value as it is shown among parameters.
  var shown: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  /// The value as JSON.
  var json: JSONText {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .text(let text): .text(text)
    case .real, .blob: .text(shown)
    }
  }
}
