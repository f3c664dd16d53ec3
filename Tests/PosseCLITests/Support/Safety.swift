/// What a terminal must never be sent.
enum Safety {
  /// The scalars of a text that a terminal would obey; line feeds are not counted.
  static func commands(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x200B, 0xE0000...0xE007F: true
      default: false
      }
    }
  }
}
