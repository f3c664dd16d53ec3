/// What came of a picker, in words.
struct PickerOutcome {
  let model: PickerModel
  /// A row in full.
  let label: (Int) -> TerminalLine

  func line<Value>(for result: PickerResult<Value>) -> TerminalLine {
    switch result {
    case .chosen:
      let chosen = model.marked.sorted()
      guard chosen.isEmpty else { return list(chosen) }
      if model.marksAll || model.hasChangedMarks { return "(none)" }
      guard case .value(let row) = model.present else { return "" }
      return label(row).fitted(to: VisibleWord.messageLimit)
    case .fixed(let number): return "\(short: model.label(ofFixed: number))"
    case .new(let text, _): return text.isEmpty ? "new…" : "new \"\(short: text)\""
    case .cancelled, .unavailable: return "(cancelled)"
    case .interrupted: return "(interrupted)"
    }
  }

  private func list(_ rows: [Int]) -> TerminalLine {
    let names = rows.prefix(8).map { label($0).fitted(to: VisibleWord.messageLimit) }
    let more: TerminalLine = rows.count > names.count ? ", …" : ""
    let count: TerminalLine = rows.count > 1 ? "\(rows.count): " : ""
    return count + .joined(names, separator: ", ") + more
  }
}
