/// How many colours can be told to a terminal.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No more than the basic 16, whose shades nobody knows.
  case none
  /// The 256 of the palette that xterm began with.
  case palette256
  /// Red, green and blue with 8 bits each.
  case full
}

extension ColorDepth {
  /// Tells the depth from the variables that speak of the terminal; it cannot be asked without waiting.
  ///
  /// GNU screen hands `COLORTERM` on without taking such colours itself.
  init(environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    let isScreen = term.hasPrefix("screen") && environment("TMUX") == nil
    let tells24Bits = ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    if term == "dumb" {
      self = .none
    } else if (tells24Bits && !isScreen) || term.contains("direct") || Self.isKnown(term) {
      self = .full
    } else if term.contains("256color") || environment("POSSE_IMAGE") == "symbols" {
      self = .palette256
    } else {
      self = .none
    }
  }

  /// Whether a terminal has all colours by its name, which is all that comes along over ssh.
  private static func isKnown(_ term: String) -> Bool {
    ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"].contains {
      term == $0 || term.hasPrefix($0 + "-")
    }
  }
}
