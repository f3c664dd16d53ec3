/// Rows of text for other programs.
enum DelimitedText {
  /// Joins cells by TAB; TAB, line feed, carriage return and `\` inside are written `\t \n \r \\`.
  static func tsv(_ cells: [String]) -> String {
    cells.map(escaped).joined(separator: "\t")
  }

  /// Joins cells by commas as RFC 4180 says: quoted where needed, quotes doubled.
  static func csv(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",")
  }

  private static func escaped(_ cell: String) -> String {
    guard cell.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0x5C })
    else { return cell }
    var result = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
    else { return cell }
    var result = String.UnicodeScalarView()
    result.append("\"")
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { result.append("\"") }
      result.append(scalar)
    }
    result.append("\"")
    return String(result)
  }
}
