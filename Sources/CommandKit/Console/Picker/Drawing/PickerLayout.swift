import UnicodeText

/// Lays a picker out: what it shows on a terminal of some size.
struct PickerLayout {
  let prompt: PickerPrompt
  let room: PickerRoom
  let height: Int

  init(prompt: PickerPrompt, size: TerminalSize, hasPreview: Bool) {
    self.prompt = prompt
    room = PickerRoom(size, hasPreview: hasPreview)
    height = size.rows
  }

  /// The lines and the cursor for a model whose values have these labels and details.
  func frame(
    _ model: PickerModel, labels: [String], details: [String], faces: [PickerFace?] = [],
    preview: [TerminalLine], isComplete: Bool
  ) -> PickerFrame {
    var frame = PickerFrame()
    let first = prompt.line(filter: model.filter, width: room.width)
    frame.lines.append(.init(text: first))
    frame.cursorColumn = first.cells
    let window = model.window.prefix(room.listRows)
    for position in window {
      let place = model.place(at: position)
      let isPresent = place == model.present
      if isPresent {
        frame.cursorRow = frame.lines.count
        frame.cursorColumn = 0
      }
      let mark: TerminalLine =
        switch place {
        case .value(let row) where model.isMultiple: model.marked.contains(row) ? "[x] " : "[ ] "
        case .added(let number): model.markedAdded.contains(number) ? "[x] " : "[ ] "
        default: ""
        }
      let head: TerminalLine = (isPresent ? "> " : "  ") + mark
      let width = room.listWidth - head.cells
      let body: TerminalLine
      if case .value(let row) = place, faces.indices.contains(row), let face = faces[row] {
        body = face.line(detail: details[row], width: width)
      } else {
        body = self.body(of: place, model: model, labels: labels, details: details, width: width)
      }
      frame.lines.append(.init(text: isPresent ? (head + body).styled(.bold) : head + body))
    }
    if room.hasHint {
      let hint = PickerHint(model: model, isComplete: isComplete).line
      frame.lines.append(.init(text: hint.fitted(to: room.listWidth).styled(.dim)))
    }
    add(preview, to: &frame)
    frame.lines = Array(frame.lines.prefix(height))
    return frame
  }

  private func add(_ preview: [TerminalLine], to frame: inout PickerFrame) {
    guard let size = room.preview else { return }
    for (index, line) in preview.prefix(size.rows).enumerated() {
      let line = line.fitted(to: size.columns)
      guard let column = room.previewColumn else {
        frame.lines.append(.init(text: line))
        continue
      }
      if index + 1 >= frame.lines.count { frame.lines.append(.init(text: "")) }
      frame.lines[index + 1].aside = line
      frame.lines[index + 1].asideColumn = column
    }
  }

  private func body(
    of place: PickerPlace, model: PickerModel, labels: [String], details: [String], width: Int
  ) -> TerminalLine {
    switch place {
    case .fixed(let number): return cut(model.label(ofFixed: number), width)
    case .added(let number):
      let detail: TerminalLine = " \("(new)", .dim)"
      return cut(model.added[number], max(1, width - detail.cells)) + detail
    case .new:
      let text = model.newText
      guard !text.isEmpty else { return "+ new…" }
      let head: TerminalLine = "+ new "
      let quoted = "\"\(text)\""
      let limit = max(1, width - head.cells - 1)
      let isWhole = ("\(quoted)" as TerminalLine).cells <= limit
      // A label that is cut ends in an ellipsis as it is.
      return head + cut(quoted, limit) + (isWhole ? "…" : "")
    case .value(let row):
      let detail = details[row]
      guard !detail.isEmpty else { return cut(labels[row], width) }
      let cells = ("\(detail)" as TerminalLine).cells
      // The label matters more: a detail that would take more than a third gives way.
      let label = cut(labels[row], cells <= width / 3 ? width - cells - 1 : width)
      let rest = width - label.cells - 1
      guard rest >= 2 else { return label }
      return label + " " + cut(detail, rest, .dim)
    }
  }

  private func cut(_ text: String, _ width: Int, _ style: Style? = nil) -> TerminalLine {
    "\(trusted: VisibleWord.cut(text, limit: width).text, style)"
  }
}
