/// What was done, as a log entry says it: any short text, with some that have a meaning.
package struct LogAction: Hashable, Sendable, CustomStringConvertible {
  /// The words, in NFC.
  package let text: String

  private init(known text: String) {
    self.text = text
  }

  /// Creates the action from words read back from a book, unchecked.
  package init(stored text: String) {
    self.text = text
  }

  /// Reads the words a person typed.
  ///
  /// Throws the ``TextError`` of ``TextField/action``.
  package init(parsing text: String) throws(TextError) {
    self.text = try TextField.action.validated(text)
  }

  /// The words themselves.
  package var description: String { text }

  /// The arrest of a fugitive; written by `capture`.
  package static let capture = LogAction(known: "capture")
  /// The end of a capture; written by `release`.
  package static let release = LogAction(known: "release")
  /// Somebody saw the fugitive; a later one than the last moves `lastSeen`.
  package static let sighting = LogAction(known: "sighting")

  /// Whether a command of the same name writes such entries, so that people do not write them by hand.
  package var isReserved: Bool { self == .capture || self == .release }
}
