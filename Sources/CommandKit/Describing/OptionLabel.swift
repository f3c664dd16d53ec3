/// An option as help lists it: its names, its value, and what it does.
struct OptionLabel {
  private let option: AnyOption

  init(_ option: AnyOption) { self.option = option }

  /// Both names and the value, such as `-L, --limit N`; without a short name its room stays empty.
  var aligned: String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + long
  }

  /// The long name and the value, such as `--limit N`.
  var long: String {
    switch option {
    case .flag(let flag): "--\(flag.name)"
    case .option(let option): "--\(option.name) \(option.valueName)"
    case .optionalValue(let option): "--\(option.name)[=\(option.valueName)]"
    }
  }

  /// Both names close together, such as `-q/--quiet`.
  var compact: String {
    (option.short.map { "-\($0)/" } ?? "") + long
  }

  /// What the option does, with its choices, unless they are said already, and whether it may be repeated.
  var help: String {
    guard case .option(let declared) = option else { return option.help }
    var text = declared.help
    let words = declared.help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    if !declared.choices.allSatisfy(words.contains) {
      text += " (\(declared.choices.joined(separator: ", ")))"
    }
    if declared.repeats { text += " (repeatable)" }
    return text
  }
}
