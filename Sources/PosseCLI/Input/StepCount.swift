/// How many commands undo and redo go through.
enum StepCount {
  static func read(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 1 }
    return try WholeNumber.read(text, in: 1...1_000_000, option: "N")
  }
}
