/// The line under the list: how many rows match and which keys do what.
struct PickerHint {
  let model: PickerModel
  let isComplete: Bool

  var line: TerminalLine {
    let total = model.matches.total
    let more: TerminalLine = isComplete ? "" : "…"
    let count: TerminalLine = "\(model.matches.count) of \(total)" + more
    guard model.isMultiple else { return "  " + count + "   Enter takes, Esc cancels" }
    let keys: TerminalLine = model.marksAll ? "Tab marks, Ctrl-A all or none" : "Tab marks"
    let marked = model.marked.count + model.markedAdded.count
    return "  " + count + ", \(marked) marked   " + keys + ", Enter takes, Esc cancels"
  }
}
