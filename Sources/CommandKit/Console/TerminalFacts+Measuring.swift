import Glibc

extension TerminalFacts {
  /// Measures the streams of this process and reads the variables that speak of the terminal.
  ///
  /// The width is `COLUMNS` if that is a number above zero, else the width of the terminal that standard
  /// output or standard error is, else 80. The corresponding C functions are `isatty` and `ioctl`
  /// (C library).
  package static func measured(
    closed: Set<Int32> = [], environment: (String) -> String? = ProcessEnvironment.text
  ) -> TerminalFacts {
    func isTerminal(_ descriptor: Int32) -> Bool {
      !closed.contains(descriptor) && isatty(descriptor) == 1
    }
    func isOn(_ name: String) -> Bool {
      guard let value = environment(name) else { return false }
      return !value.isEmpty && value != "0"
    }
    // Whoever empties TERM says that nothing is known of the terminal.
    let isDumb = ["dumb", ""].contains(environment("TERM"))
    let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let measured = [STDOUT_FILENO, STDERR_FILENO].lazy.compactMap(windowWidth).first
    return TerminalFacts(
      inputIsTerminal: isTerminal(STDIN_FILENO), outputIsTerminal: isTerminal(STDOUT_FILENO),
      errorsAreTerminal: isTerminal(STDERR_FILENO), width: columns ?? measured ?? 80,
      isDumb: isDumb, refusesColor: environment("NO_COLOR")?.isEmpty == false,
      forcesColor: isOn("CLICOLOR_FORCE"),
      isAccessible: isDumb || isOn("POSSE_ACCESSIBLE") || isOn("ACCESSIBLE"),
      colorDepth: ColorDepth(environment: environment),
      refusesPictures: environment("POSSE_IMAGE") == "none")
  }

  private static func windowWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
