/// What came of a dialogue: an answer, or one of the ways in which there is none.
protocol PromptAnswer {
  /// The user backed out with Escape, or the input ended.
  static var cancelled: Self { get }
  /// The user pressed Ctrl-C.
  static var interrupted: Self { get }
  /// There is no terminal to ask on, or questions are not allowed.
  static var unavailable: Self { get }
}

extension Answer: PromptAnswer {}
extension NarrowableAnswer: PromptAnswer {}
extension ChoiceAnswer: PromptAnswer {}
extension LineAnswer: PromptAnswer {}
