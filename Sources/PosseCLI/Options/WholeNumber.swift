/// Whole numbers as options take them: ASCII digits only.
enum WholeNumber {
  static func read(
    _ text: String, in bounds: ClosedRange<Int>, option: String
  ) throws(Failure) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), bounds.contains(number)
    else { throw .option(option, value: text, .notANumber(bounds)) }
    return number
  }
}
