import CommandKit
import PosseModel

/// What is said of changes of fields that cannot be made.
extension ValueWording {
  static func field(_ error: FieldEditError, flag: String?) -> TerminalLine {
    switch error {
    case .unknownField(let name, let suggestions):
      return OptionWording.unknownField(name, suggestions)
    case .missingOperator(let text):
      return "\(quoted: text): no change; write FIELD=VALUE"
    case .notSettable(let field): return notSettable(field)
    case .notAList(let field):
      return "\(field.name): holds one value; write \(field.name)=VALUE"
    case .notClearable(let field):
      return field == .currency
        ? "currency: goes with the bounty; use --clear bounty"
        : "\(field.name): cannot be empty"
    case .emptyValue(let field):
      guard flag == nil else {
        return "\(subject(field, flag)): the value is empty; write one, or leave the option out"
      }
      return "\(field.name): the value is empty; use --clear \(field.name) to empty it"
    case .questionMark(let field):
      return "\(subject(field, flag)): '?' is no value; write the value itself"
    case .repeated(let field): return "\(field.name): is named twice; name it once"
    case .placeAndPart(let field):
      return "place and \(field.name) are both named; name the place, or its parts"
    case .currencyWithoutBounty:
      return "a currency needs a bounty; leave one of the two changes out"
    case .badInteger(let field, let text, let bounds):
      return """
        \(subject(field, flag)): \(quoted: text) is no whole number from \(bounds.lowerBound) to \
        \(bounds.upperBound)
        """
    case .text(let field, let error): return "\(subject(field, flag)): " + text(error)
    case .list(let field, let error): return "\(subject(field, flag)): " + list(error)
    case .money(let field, let error): return "\(subject(field, flag)): " + money(error)
    case .place(let field, let error): return "\(subject(field, flag)): " + place(error)
    case .degrees(let field, let error): return "\(subject(field, flag)): " + coordinate(error)
    case .date(let field, let error): return "\(subject(field, flag)): " + date(error)
    case .futureDate(let field, let text): return "\(subject(field, flag)): " + future(text)
    case .timeOfDay(let field, let text):
      return "\(subject(field, flag)): \(quoted: text) has a time of day; write the date alone"
    }
  }

  private static func subject(_ field: FugitiveField, _ flag: String?) -> String {
    flag ?? field.name
  }

  private static func notSettable(_ field: FugitiveField) -> TerminalLine {
    switch field {
    case .captured:
      "captured: is set by posse capture and taken away by posse release"
    case .photos: "photos: are added by posse photo add and removed by posse photo remove"
    case .log: "log: is written by posse log, posse capture and posse release"
    case .sources: "sources: are named when the person is added, with --source"
    default: "\(field.name): is kept by the book itself and cannot be set"
    }
  }

  private static func list(_ error: ListTextError) -> TerminalLine {
    switch error {
    case .unknownEscape(let text, let escape):
      "\(quoted: text): \(quoted: escape) means nothing; write \\| for | and \\\\ for \\"
    case .loneBackslash(let text):
      "\(quoted: text): ends in a lone \\; write \\\\ for \\"
    }
  }
}
