import CommandKit
import PosseModel
import PosseStore

/// Choices of values for fields.
extension Wording {
  /// How often a value is used, behind it in a list; nothing when it is not.
  static func useCount(_ value: ListedValue) -> String {
    let count = value.people + value.logEntries
    return count == 0 ? "" : "(\(count))"
  }

  static let clearRow = PickerFixedRow("— none —", key: "0", meaning: "none")
  static let unknownRow = PickerFixedRow(Place.unknownText, key: "u", meaning: "unknown")
  static let keepEachRow = PickerFixedRow(
    "Keep: what each of them has", key: nil, meaning: "keeps what each has")

  /// The row of what is there already, or of the default of the list where nothing is.
  static func keepRow(_ values: [String], isDefault: Bool = false) -> PickerFixedRow {
    let text = values.joined(separator: ", ")
    return isDefault
      ? PickerFixedRow("Keep: \(text) (default)", key: nil, meaning: "takes \(short: text)")
      : PickerFixedRow("Keep: \(text)", key: nil, meaning: "keeps \(short: text)")
  }

  /// What is said behind the title of a choice.
  static func choiceNote(_ subject: ChoiceSubject, preferred: String?) -> TerminalLine {
    if let preferred, preferred == subject.present.first || subject.present.isEmpty,
      !subject.isMixed
    {
      return "(Enter = \(short: preferred), the default)"
    }
    return subject.present.isEmpty
      ? "" : "(Enter = \(short: subject.present.joined(separator: ", ")))"
  }

  /// A sentence with its full stop, unless it ends in one.
  private static func ended(_ sentence: TerminalLine) -> TerminalLine {
    sentence.text.hasSuffix(".") ? sentence : sentence + "."
  }

  /// What is said of a choice where the list is read out in lines.
  static func choiceIntroduction(_ subject: ChoiceSubject, preferred: String?) -> TerminalLine {
    let head: TerminalLine = "\(short: subject.title) for \(short: subject.owner). "
    let now: TerminalLine
    if subject.isMixed {
      now = "They have different ones."
    } else if !subject.present.isEmpty {
      now = ended("Now: \(short: subject.present.joined(separator: ", "))")
    } else if let preferred {
      now = ended("None now; the default is \(short: preferred)")
    } else {
      now = "None now."
    }
    return head + now
      + (subject.isList && !subject.present.isEmpty
        ? " The numbers that you give replace them." : "")
  }

  static func actionIntroduction(for owner: String, present: LogAction?) -> TerminalLine {
    let now: TerminalLine = present.map { " Now: \(short: $0.text)." } ?? ""
    return "Action for \(short: owner)." + now
  }

  static let newValueHelp: TerminalLine =
    "Type the text of the new value; Escape or an empty line goes back to the list."
  static let notText: TerminalLine = "posse: that is not UTF-8 text; type it again"
}

/// Choices of places.
extension Wording {
  static let stateFirst: TerminalLine = " Choose the state or country first."

  static func stateTitle(_ subject: ChoiceSubject) -> TerminalLine {
    subject.title == "Place" ? "State" : "\(subject.title): state"
  }

  static func placesTitle(_ area: PlaceArea) -> TerminalLine {
    switch area {
    case .state: "ZIP in \(areaName(area))"
    case .country: "Place in \(areaName(area))"
    }
  }

  static func placesIntroduction(
    _ area: PlaceArea, _ subject: ChoiceSubject, present: String?
  ) -> TerminalLine {
    let what: TerminalLine =
      switch area {
      case .state: "ZIP codes in \(areaName(area))"
      case .country: "Places in \(areaName(area))"
      }
    let now: TerminalLine = present.map { " " + ended("Now: \(short: $0)") } ?? ""
    return what + " that the book knows, for \(short: subject.owner)." + now
  }

  /// The row that takes a state or country without anything more.
  static func areaRow(_ area: PlaceArea) -> PickerFixedRow {
    switch area {
    case .state:
      PickerFixedRow("\(areaName(area)), no ZIP", key: "s", meaning: "takes the state only")
    case .country:
      PickerFixedRow("\(areaName(area)), no city", key: "s", meaning: "takes the country only")
    }
  }

  static func areaLabel(_ area: PlaceArea) -> String {
    switch area {
    case .state(let code): "\(code) \(areaName(area))"
    case .country(let code): "\(code): (country)"
    }
  }

  private static func areaName(_ area: PlaceArea) -> String {
    switch area {
    case .state(let code): USState.name(of: code) ?? code
    case .country(let code): code
    }
  }
}

/// Fields that values are chosen for.
extension Wording {
  static func title(of field: FugitiveField) -> String { FieldWords.title(of: field) }

  static func title(of field: FugitiveField, _ effect: FieldChoices.Asked.Effect) -> String {
    switch effect {
    case .replace: title(of: field)
    case .add: title(of: field) + " to add"
    case .remove: title(of: field) + " to take away"
    }
  }

  /// One person by number and name, or how many there are.
  static func people(_ people: [PersonName]) -> String {
    guard people.count == 1, let person = people.first else { return "\(people.count) people" }
    return "#\(person.id.number) \(person.name)"
  }

  /// What a choice came to, in a sentence, where no signs should have to be read out.
  static func chosen(_ change: FieldChange) -> TerminalLine {
    let title = title(of: change.field)
    let verb = change.field.kind.isList ? "are" : "is"
    guard change.after != .null, change.after != .texts([]) else {
      return "\(title) \(verb) empty now."
    }
    return ended("\(title) \(verb) now \(short: text(of: change.after))")
  }
}
