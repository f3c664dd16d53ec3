import PosseModel

/// A text given by an option, under the rule of its field.
enum CheckedText {
  static func read(
    _ text: String?, as field: TextField, subject: String
  ) throws(Failure) -> String? {
    guard let text else { return nil }
    do {
      return try field.validated(text)
    } catch {
      throw .text(error, subject: subject)
    }
  }
}
