import PosseModel

/// A text with `{field}` in it, written once for each record.
struct Template: Equatable {
  /// How the value of a field is written.
  enum Form: String, Equatable {
    case piped, money, date, json
  }

  enum Piece: Equatable {
    case literal(String)
    case field(FugitiveField, Form)
  }

  let pieces: [Piece]

  /// The fields that the template names, each once.
  var fields: [FugitiveField] {
    var fields: [FugitiveField] = []
    for case .field(let field, _) in pieces where !fields.contains(field) { fields.append(field) }
    return fields
  }

  /// Reads `{field}`, `{field:form}`, `{{`, `}}` and the escapes `\n`, `\t`, `\0` and `\\`.
  init(parsing text: String) throws(Failure) {
    var reader = TemplateReader(text)
    do {
      pieces = try reader.pieces()
    } catch {
      throw .option(
        "--template", value: text, .template(offset: reader.offset, error))
    }
  }

  /// Writes one record.
  func text(for row: (FugitiveField) -> FieldValue) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .field(let field, let form): form.text(of: row(field))
      }
    }.joined()
  }
}

extension Template.Form {
  func text(of value: FieldValue) -> String {
    switch self {
    case .piped: value.pipedText
    case .money, .date: value.displayText
    case .json: value.json.compact(isVisible: false)
    }
  }
}

/// Takes a template apart.
private struct TemplateReader {
  private let scalars: [Unicode.Scalar]
  private(set) var offset = 0
  private var literal = ""
  private var found: [Template.Piece] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func pieces() throws(Failure.TemplateProblem) -> [Template.Piece] {
    while offset < scalars.count {
      switch scalars[offset] {
      case "{" where next == "{", "}" where next == "}":
        literal.unicodeScalars.append(scalars[offset])
        offset += 2
      case "{": try readField()
      case "}": throw .unopened
      case "\\": try readEscape()
      default:
        literal.unicodeScalars.append(scalars[offset])
        offset += 1
      }
    }
    closeLiteral()
    return found
  }

  private var next: Unicode.Scalar? {
    offset + 1 < scalars.count ? scalars[offset + 1] : nil
  }

  private mutating func closeLiteral() {
    guard !literal.isEmpty else { return }
    found.append(.literal(literal))
    literal = ""
  }

  private mutating func readField() throws(Failure.TemplateProblem) {
    guard let end = scalars[offset...].firstIndex(of: "}") else { throw .unclosed }
    var inside = String.UnicodeScalarView()
    inside.append(contentsOf: scalars[(offset + 1)..<end])
    let parts = String(inside).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let field = FugitiveField(rawValue: name) else {
      throw .unknownField(name, suggestions: FugitiveField.suggestions(for: name))
    }
    var form = Template.Form.piped
    if parts.count == 2 {
      guard let named = Template.Form(rawValue: String(parts[1])), named != .piped else {
        throw .unknownForm(String(parts[1]))
      }
      form = named
    }
    closeLiteral()
    found.append(.field(field, form))
    offset = end + 1
  }

  private mutating func readEscape() throws(Failure.TemplateProblem) {
    switch next {
    case "n": literal += "\n"
    case "t": literal += "\t"
    case "0": literal += "\0"
    case "\\": literal += "\\"
    default: throw .badEscape(next.map { String($0) } ?? "")
    }
    offset += 2
  }
}
