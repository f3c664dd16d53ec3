extension TerminalFacts {
  /// Tells whether the terminal wraps its lines anew when it gets narrower.
  ///
  /// Nearly all do. xterm and the console of Linux cut lines instead, GNU screen does too; nothing can be
  /// asked about it, so that the environment has to tell.
  static func rewrapsLines(environment: (String) -> String? = ProcessEnvironment.text) -> Bool {
    if environment("TMUX") != nil { return true }
    let term = environment("TERM") ?? ""
    return environment("XTERM_VERSION") == nil && term != "linux" && !term.hasPrefix("screen")
  }
}
