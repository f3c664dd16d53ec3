/// What came of a picker, in words.
struct PickerOutcome {
  let model: PickerModel
  /// A row in full.
  let label: (Int) -> TerminalLine

  func line<Value>(for result: PickerResult<Value>) -> TerminalLine {
    switch result {
    case .chosen:
      let chosen = model.marked.sorted()
      guard chosen.isEmpty else { return list(chosen.map(name)) }
      if model.marksAll || model.hasChangedMarks { return "(none)" }
      guard case .value(let row) = model.present else { return "" }
      return name(row)
    case .fixed(let number): return "\(short: model.label(ofFixed: number))"
    case .new(let text, _, let others):
      let new = others.map { "new \"\(short: $0)\"" as TerminalLine }
      let last: TerminalLine = text.isEmpty ? "new…" : "new \"\(short: text)\""
      return list(model.marked.sorted().map(name) + new + [last])
    case .cancelled, .unavailable: return "(cancelled)"
    case .interrupted: return "(interrupted)"
    }
  }

  private func name(_ row: Int) -> TerminalLine {
    label(row).fitted(to: VisibleWord.messageLimit)
  }

  private func list(_ names: [TerminalLine]) -> TerminalLine {
    let shown = Array(names.prefix(8))
    let more: TerminalLine = names.count > shown.count ? ", …" : ""
    let count: TerminalLine = names.count > 1 ? "\(names.count): " : ""
    return count + .joined(shown, separator: ", ") + more
  }
}
