import CommandKit

/// A JSON document as it is written: objects keep the order of their keys.
indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number whose digits are already in JSON's form.
  case number(String)
  case text(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// Writes the document on one line.
  ///
  /// With `isVisible`, for a terminal, characters that hide or command are written as `\u202e`; they mean
  /// the same to every reader of JSON.
  func compact(isVisible: Bool) -> String {
    var result = ""
    append(to: &result, isVisible: isVisible)
    return result
  }

  private func append(to result: inout String, isVisible: Bool) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .integer(let value): result += String(value)
    case .number(let digits): result += digits
    case .text(let text): Self.append(text, to: &result, isVisible: isVisible)
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += "," }
        element.append(to: &result, isVisible: isVisible)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { result += "," }
        Self.append(key, to: &result, isVisible: isVisible)
        result += ":"
        value.append(to: &result, isVisible: isVisible)
      }
      result += "}"
    }
  }

  private static func append(_ text: String, to result: inout String, isVisible: Bool) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F
          || (isVisible && HiddenCharacters.contains(scalar))
        {
          for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    result += "\""
  }
}
