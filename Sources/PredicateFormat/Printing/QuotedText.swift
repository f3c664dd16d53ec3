/// Writes texts between double quotes.
enum QuotedText {
  private static let names: [Unicode.Scalar: String] = [
    "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  /// Writes a text with escapes for backslashes, quotes and control characters.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if let name = names[scalar] {
        result += name
      } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Writes a regular expression as it stands after MATCHES, where only backslashes and quotes are escaped.
  static func pattern(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
