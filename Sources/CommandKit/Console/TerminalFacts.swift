/// What is known about the terminal and the user's wishes for it, as values.
package struct TerminalFacts: Hashable, Sendable {
  /// Whether standard input is a terminal.
  package var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  package var outputIsTerminal: Bool
  /// Whether standard error is a terminal.
  package var errorsAreTerminal: Bool
  /// The width for output, in cells, from 20 to 500.
  package var width: Int
  /// Whether the terminal can do nothing but print lines (`TERM=dumb`).
  package var isDumb: Bool
  /// Whether the environment asks for no colour (`NO_COLOR`).
  package var refusesColor: Bool
  /// Whether the environment asks for colour even without a terminal (`CLICOLOR_FORCE`).
  package var forcesColor: Bool
  /// Whether prompts must be plain lines (`POSSE_ACCESSIBLE`, `ACCESSIBLE` or `TERM=dumb`).
  package var isAccessible: Bool
  /// How many colours can be told to the terminal.
  package var colorDepth: ColorDepth
  /// Whether the environment asks for no pictures (`POSSE_IMAGE=none`).
  package var refusesPictures: Bool

  /// Makes facts by hand; the defaults are those of a program without a terminal.
  package init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false,
    width: Int = 80, isDumb: Bool = false, refusesColor: Bool = false, forcesColor: Bool = false,
    isAccessible: Bool = false, colorDepth: ColorDepth = .none, refusesPictures: Bool = false
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.width = Self.bounded(width)
    self.isDumb = isDumb
    self.refusesColor = refusesColor
    self.forcesColor = forcesColor
    self.isAccessible = isAccessible
    self.colorDepth = colorDepth
    self.refusesPictures = refusesPictures
  }

  /// The facts of a program whose three streams are one terminal, for tests.
  package static func terminal(width: Int = 80) -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: true, outputIsTerminal: true, errorsAreTerminal: true, width: width)
  }

  static func bounded(_ width: Int) -> Int { min(max(width, 20), 500) }
}
