extension Console {
  /// Lets the user edit a file, once everything written so far is on the terminal.
  ///
  /// The line is that of the cursor, counted from 1.
  package func edit(path: [UInt8], with editor: TextEditor, line: Int? = nil) -> TextEditor.Ending {
    finishConfirmations()
    // What standard output does not take is reported when the program ends.
    try? flush()
    return editor.edit(path: path, line: line)
  }
}
