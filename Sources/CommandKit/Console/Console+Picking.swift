extension Console {
  /// Lets the user choose among rows on the terminal, whatever the streams are connected to.
  ///
  /// In accessible mode, and on a terminal that does not deliver keys, it is a numbered list and a line.
  package func pick<Value>(_ picker: Picker<Value>) -> PickerResult<Value> {
    guard let terminal = questionTerminal() else { return .unavailable }
    if !facts.isAccessible, terminal.startKeys() {
      var dialogue = PickerDialogue(picker, on: terminal, inColor: colorsErrors)
      return dialogue.run()
    }
    var dialogue = PlainPickerDialogue(
      picker, on: terminal, width: facts.width - 1, inColor: colorsErrors)
    return dialogue.run()
  }
}
