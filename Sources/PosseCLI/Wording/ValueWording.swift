import Chronology
import CommandKit
import PosseModel

/// What is said of texts that are no value of their kind.
enum ValueWording {
  static func reference(_ error: ReferenceError, _ subject: String) -> TerminalLine {
    switch error {
    case .empty: "REF is empty; name a person by number or name"
    case .zero(let text): "\(quoted: text): there is no number 0; numbers begin at 1"
    case .malformedNumbers(let text, let part):
      part.isEmpty
        ? "\(quoted: text): a number is missing; write numbers as 12 or 12,15-18"
        : of(text, part) + "\(quoted: part) is no number or range; write numbers as 12 or 12,15-18"
    case .backwardRange(let text, let first, let last):
      "\(quoted: text): the range runs backwards; write \(last)-\(first)"
    case .numberTooLarge(let text, let number):
      of(text, number) + "\(quoted: number) is larger than any number; see posse list"
    case .tooManyNumbers(let text, let limit):
      "\(quoted: text): names more than \(limit) numbers; name fewer at once"
    case .emptyKey(let text, let source):
      "\(quoted: text): the key behind \(short: source): is missing; write \(short: source):KEY"
    case .badPosition(let text, let position):
      """
      \(quoted: text): \(quoted: position) is no position; write REF/2 for the second photo
      """
    case .badRecent(let text):
      "\(quoted: text): write @ for the last person you touched, @-2 for the one before"
    case .holdsNUL: "REF holds the character NUL; names have none"
    case .tooLong(let length, let limit):
      "REF has \(length) characters, more than the \(limit) of any name; shorten it"
    }
  }

  /// The text in front of the part that is wrong, unless that is the whole of it.
  private static func of(_ text: String, _ part: String) -> TerminalLine {
    text == part ? "" : "\(quoted: text): "
  }

  static func date(_ error: DateError) -> TerminalLine {
    switch error {
    case .empty: "the date is empty; write it as \(forms)"
    case .ambiguousSlashes(let text, let readings):
      readings.count == 2
        ? """
        \(quoted: text) may be \(readings[0]) or \(readings[1]); write the one that is meant
        """
        : "\(quoted: text): dates with slashes are not taken; write \(readings.first ?? "YYYY-MM-DD")"
    case .impossible(let text): "\(quoted: text) is no date of the calendar; check day and month"
    case .nonexistentLocalTime(let text, let zone):
      """
      \(quoted: text) does not exist in \(short: zone), where the clocks were set forward; write \
      another time, or add an offset such as -05:00
      """
    case .outOfRange(let text):
      "\(quoted: text) is outside the years 0001 to 9999; name a year within"
    case .unrecognised(let text): "\(quoted: text) is no date; write it as \(forms)"
    }
  }

  static func span(_ error: DateError) -> TerminalLine {
    let forms = DateForms.durations.joined(separator: ", ")
    switch error {
    case .empty: return "the duration is empty; write it as \(forms)"
    case .outOfRange(let text):
      return "\(quoted: text) reaches beyond the years 0001 to 9999; write a shorter one"
    default: return "\(quoted: error.text) is no duration; write it as \(forms)"
    }
  }

  static func future(_ text: String) -> TerminalLine {
    "\(quoted: text) lies in the future; name a date that has come"
  }

  private static let forms = "2026-03-01, 2026-03, yesterday or -7d; see posse help dates"

  static func text(_ error: TextError) -> TerminalLine {
    switch error {
    case .holdsNUL(let field): "the \(field) holds the character NUL; leave it out"
    case .questionMark(let field): "'?' is no \(field); write the \(field) itself"
    case .blank(let field): "the \(field) is blank; write something visible"
    case .tooLong(let field, let length, let limit):
      "the \(field) has \(length) characters, the limit is \(limit); shorten it"
    }
  }

  static func words(_ error: SearchWordsError) -> TerminalLine {
    switch error {
    case .nothingSearchable(let text):
      "\(quoted: text) holds nothing to look for; write a word with a letter or a digit"
    case .tooLong(let length, let limit):
      "the words have \(length) characters, the limit is \(limit); look for fewer"
    }
  }

  static func money(_ error: MoneyError) -> TerminalLine {
    switch error {
    case .empty: "the amount is empty; write it as 5000, 'USD 5000' or £8,000"
    case .sign(let text): "\(quoted: text): an amount has no sign; write the number alone"
    case .suffix(let text, let suffix):
      "\(quoted: text): \(quoted: suffix) is no currency; write it as 5000, 'USD 5000' or £8,000"
    case .exponent(let text): "\(quoted: text): write all digits, not a power of ten"
    case .badGrouping(let text):
      "\(quoted: text): commas part digits in threes and '.' begins the fraction, as 12,500.50"
    case .tooManyDigits(let text, let currency, let allowed):
      allowed == 0
        ? "\(quoted: text): \(currency.text) has no fraction; write a whole number"
        : "\(quoted: text): \(currency.text) takes \(allowed) digits behind the point; leave out the rest"
    case .unknownCurrency(let text, let code, let suggestion):
      if let suggestion {
        of(text, code) + "unknown currency \(quoted: code); did you mean \(suggestion.text)?"
      } else {
        of(text, code) + "unknown currency \(quoted: code); write an ISO code such as USD"
      }
    case .conflictingCurrencies(let text, let first, let second):
      "\(quoted: text): \(first.text) or \(second.text)? Name one currency"
    case .tooLarge(let text, let limit):
      "\(quoted: text): larger than the limit of \(limit); write a smaller amount"
    case .notANumber(let text):
      "\(quoted: text) is no amount; write it as 5000, 'USD 5000' or £8,000"
    }
  }

  static func point(_ error: CapturePointError) -> TerminalLine {
    switch error {
    case .place(let error): place(error)
    case .coordinate(let error): coordinate(error)
    case .neither(let text, let suggestion):
      if let suggestion {
        "\(quoted: text) is neither a point nor a place; " + meant(suggestion)
      } else {
        """
        \(quoted: text) is neither a point nor a place; write LAT,LON as 30.2672,-97.7431, or a place as \
        \(placeForms)
        """
      }
    }
  }

  static func place(_ error: PlaceError) -> TerminalLine {
    switch error {
    case .empty: "the place is empty; write it as \(placeForms)"
    case .unknownState(let text, let state, let suggestion):
      of(text, state) + "unknown state \(quoted: state); "
        + (suggestion.map(meant) ?? "write a place as \(placeForms)")
    case .unknownCountry(let text, let country, let suggestion):
      of(text, country) + "unknown country \(quoted: country); "
        + (suggestion.map(meant) ?? "write its two letters, as GB:London")
    case .badZIP(let text, let zip):
      of(text, zip) + "\(quoted: zip) is no ZIP code; write five digits, or five and four"
    case .missingState(let text):
      "\(quoted: text): the state is missing; write a place as \(placeForms)"
    case .outsideUnitedStates(let country, let part):
      "a place in \(country) has no \(part.rawValue) of its own; write it as \(country):CITY"
    case .codeAsCity(let text, let city, let suggestion):
      of(text, city) + "\(quoted: city) is no city; "
        + (suggestion.map(meant) ?? "write a place as \(placeForms)")
    case .foreignZIP(let problem): StoreWording.foreignZIP(problem)
    case .city(let error): text(error)
    }
  }

  /// Asks after a place or a code, the place between quotes as it is typed.
  private static func meant(_ suggestion: String) -> TerminalLine {
    suggestion.utf8.count == 2
      ? "did you mean \(suggestion)?" : "did you mean \(quoted: suggestion)?"
  }

  private static var placeForms: String {
    Place.forms.map { "'\($0)'" }.joined(separator: ", ")
  }

  static func coordinate(_ error: CoordinateError) -> TerminalLine {
    switch error {
    case .notAPair(let text): "\(quoted: text) is no point; write LAT,LON as 30.2672,-97.7431"
    case .notANumber(let text, let axis):
      "\(quoted: text): the \(axis.rawValue) is no decimal number; write it as 30.2672"
    case .outOfRange(let text, let axis):
      "\(quoted: text): the \(axis.rawValue) lies beyond \(axis.limit) degrees; check it"
    }
  }
}
