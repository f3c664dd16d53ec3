/// Options and arguments as mdoc(7) marks them.
enum ManualForms {
  /// An option in the synopsis, such as `.Op Fl L Ar N`.
  static func synopsis(_ option: AnyOption) -> String {
    let flag = option.short.map { "Fl \($0)" } ?? "Fl \(long(option.name))"
    let closing = option.repeats ? " Ns \\[u2026]" : ""
    switch option {
    case .flag: return "Op " + flag
    case .option(let declared): return "Op \(flag) Ar \(value(declared.valueName))\(closing)"
    case .optionalValue(let declared):
      return "Op \(flag) Ns Op = Ns Ar \(value(declared.valueName))"
    }
  }

  /// An argument in the synopsis, such as `Op Ar NAME`.
  static func synopsis(_ argument: Argument) -> String {
    let name = "Ar \(value(argument.name))"
    switch argument.cardinality {
    case .one: return name
    case .optional: return "Op " + name
    case .some: return name + " Ns \\[u2026]"
    case .any: return "Op " + name + " Ns \\[u2026]"
    }
  }

  /// An option as the head of a list entry, such as `Fl L Ar N , Fl -limit Ns = Ns Ar N`.
  static func item(_ option: AnyOption) -> String {
    let flag = "Fl \(long(option.name))"
    switch option {
    case .flag: return (option.short.map { "Fl \($0) , " } ?? "") + flag
    case .option(let declared):
      let name = value(declared.valueName)
      return (option.short.map { "Fl \($0) Ar \(name) , " } ?? "") + flag + " Ns = Ns Ar \(name)"
    case .optionalValue(let declared):
      return flag + " Ns Op = Ns Ar \(value(declared.valueName))"
    }
  }

  /// The options of a list with what they do.
  static func entries(_ options: [AnyOption]) -> [(item: String, text: String)] {
    options.filter { !$0.isHidden }.map {
      (item($0), Sentence.from(OptionLabel($0).help))
    }
  }

  private static func long(_ name: String) -> String {
    ManualText.escaped("-" + name, isCode: true)
  }

  private static func value(_ name: String) -> String {
    ManualText.words(name)
  }
}
