/// The dialogue of a picker that is drawn and redrawn, from the first line to the last.
struct PickerDialogue<Value> {
  private let picker: Picker<Value>
  private let terminal: any PromptTerminal
  private var prompt: PickerPrompt
  private let inColor: Bool
  private var model: PickerModel
  private var rows: PickerRows<Value>
  private var decoder = KeyDecoder()
  private var painter: FramePainter
  private var size: TerminalSize
  private var needsDrawing = true
  private var isSourceWaiting = false
  /// The value that the preview is of, and its lines.
  private var preview: (row: Int?, lines: [TerminalLine]) = (nil, [])

  init(_ picker: Picker<Value>, on terminal: any PromptTerminal, inColor: Bool) {
    self.picker = picker
    self.terminal = terminal
    self.inColor = inColor
    prompt = PickerPrompt(title: picker.title, note: picker.changingNote?() ?? picker.note)
    model = picker.model
    rows = PickerRows(picker.source)
    painter = FramePainter(inColor: inColor)
    size = terminal.size
  }

  /// Lets the user choose; keys must have started.
  mutating func run() -> PickerResult<Value> {
    begin()
    load()
    while true {
      switch terminal.nextEvent(timeoutMilliseconds: timeout) {
      case .byte(let byte):
        if let key = decoder.decode(byte), let result = handle(key) { return finish(result) }
      case .timeout:
        if let result = goOn() { return finish(result) }
      case .end: return finish(.cancelled)
      case .interrupted: return finish(.interrupted)
      case .resized: needsDrawing = true
      case .stopRequested:
        if !suspend(wholeJob: false) { return finish(.cancelled) }
      case .resumed:
        painter.forget()
        begin()
      }
    }
  }

  private mutating func begin() {
    needsDrawing = true
    terminal.write(Self.pasteOn)
    terminal.farewell = painter.clearing + Self.pasteOff
  }

  /// How long a key is waited for before there is something else to do.
  private var timeout: Int32? {
    if needsDrawing { return 0 }
    if decoder.isWaiting { return Self.escapeDelay }
    if wantedPreview != preview.row || wantedDetail != nil { return 0 }
    return rows.isComplete ? nil : isSourceWaiting ? Self.sourceDelay : 0
  }

  /// Does what waits while no key does, one thing at a time.
  private mutating func goOn() -> PickerResult<Value>? {
    if needsDrawing {
      draw()
    } else if decoder.isWaiting {
      if let key = decoder.timeOut() { return handle(key) }
    } else if wantedPreview != preview.row {
      compute()
    } else if let row = wantedDetail {
      fetchDetail(of: row)
    } else if !rows.isComplete {
      load()
    }
    return nil
  }

  private mutating func load() {
    let before = rows.labels.count
    let count = rows.load(Self.batchSize)
    isSourceWaiting = count == nil
    if let note = picker.changingNote?(), note != prompt.note {
      prompt = PickerPrompt(title: picker.title, note: note)
      needsDrawing = true
    }
    guard rows.labels.count > before || rows.isComplete else { return }
    let marking = picker.isMarked.map { isMarked in
      (before..<rows.labels.count).filter { isMarked(rows.values[$0]) }
    }
    model.append(rows.labels[before...], marking: marking ?? [])
    needsDrawing = true
  }

  private var wantedPreview: Int? {
    guard picker.preview != nil, case .value(let row) = model.present else { return nil }
    return row
  }

  private mutating func compute() {
    preview = (wantedPreview, [])
    let room = PickerRoom(size, hasPreview: true)
    if let row = preview.row, let size = room.preview, let lines = picker.preview {
      preview.lines = lines(rows.values[row], size)
    }
    needsDrawing = true
  }

  /// The first row on the screen whose detail has not come yet.
  private var wantedDetail: Int? {
    guard picker.lateDetail != nil else { return nil }
    for position in model.window {
      if case .value(let row) = model.place(at: position), rows.lacksDetail(row) { return row }
    }
    return nil
  }

  private mutating func fetchDetail(of row: Int) {
    guard let detail = picker.lateDetail?(rows.values[row]) else { return }
    rows.settle(row, detail: detail)
    if wantedDetail == nil { needsDrawing = true }
  }

  private mutating func draw() {
    needsDrawing = false
    var output = clearingAfterResize() ?? ""
    model.startLabel = changedStartLabel
    // What was said of Enter at first is no longer so.
    let shown = model.startLabel == nil ? prompt : PickerPrompt(title: picker.title, note: "")
    let layout = PickerLayout(prompt: shown, size: size, hasPreview: picker.preview != nil)
    model.settle()
    model.capacity = max(1, layout.room.listRows)
    let frame = layout.frame(
      model, labels: rows.labels, details: rows.details, faces: rows.faces,
      preview: wantedPreview == preview.row ? preview.lines : [], isComplete: rows.isComplete)
    output += painter.paint(frame)
    if !output.isEmpty { terminal.write(output) }
    terminal.farewell = painter.clearing + Self.pasteOff
  }

  /// What takes everything away if the terminal has another size now.
  private mutating func clearingAfterResize() -> String? {
    let now = terminal.size
    guard now != size else { return nil }
    size = now
    preview = (nil, [])
    return painter.clear(afterResizeTo: now.columns, rewraps: terminal.rewrapsLines)
  }

  /// What Enter takes at the row of what was there at first, once that is no longer what is marked.
  private var changedStartLabel: String? {
    guard picker.isMarked != nil, model.hasChangedMarks, case .fixed = picker.startPlace else {
      return nil
    }
    let labels = model.marked.sorted().map { rows.labels[$0] } + model.newTexts
    return labels.isEmpty ? "Take: none" : "Take: " + labels.joined(separator: ", ")
  }

  private mutating func handle(_ key: Key) -> PickerResult<Value>? {
    needsDrawing = true
    switch key {
    case .text(let scalar): model.type(scalar)
    case .backspace: model.backspace()
    case .clear: model.clear()
    case .up: model.move(by: -1)
    case .down: model.move(by: 1)
    case .pageUp: model.movePage(by: -1)
    case .pageDown: model.movePage(by: 1)
    case .home: model.moveToStart()
    case .end: model.moveToEnd()
    case .mark: model.toggleMark()
    case .markAll: model.toggleAllMarks()
    case .take: return taken()
    case .escape: return .cancelled
    case .endOfInput: return model.filter.isEmpty ? .cancelled : nil
    case .interrupt: return .interrupted
    case .suspend: return suspend(wholeJob: true) ? nil : .cancelled
    case .redraw:
      terminal.write(painter.clearing)
      painter.forget()
    }
    return nil
  }

  private mutating func suspend(wholeJob: Bool) -> Bool {
    guard terminal.suspend(wholeJob: wholeJob) else { return false }
    painter.forget()
    decoder = KeyDecoder()
    begin()
    return true
  }

  /// What Enter takes: the marked values if there are any, else the present row.
  private mutating func taken() -> PickerResult<Value>? {
    model.settle()
    // What has not been seen yet is marked as well.
    while picker.marksAll || picker.isMarked != nil, !rows.isComplete {
      load()
      if isSourceWaiting { return nil }
    }
    guard picker.isMarked == nil else { return takenBesideMarks() }
    guard model.marked.isEmpty, model.newTexts.isEmpty, !picker.marksAll else {
      return takenMarks
    }
    switch model.present {
    case .fixed(let number): return .fixed(number)
    case .value(let row): return .chosen([rows.values[row]])
    case .added(let number): return .new(model.added[number])
    case .new: return .new(model.newText)
    case nil: return nil
    }
  }

  /// What Enter takes where some values were marked at first.
  private mutating func takenBesideMarks() -> PickerResult<Value>? {
    switch model.present {
    // Once a mark was changed, the row at the start stands for what is marked.
    case .fixed(let number) where !model.hasChangedMarks || model.present != picker.startPlace:
      return .fixed(number)
    // A mark moves the cursor on, which may bring it to this row by itself.
    case .new where !model.hasMarkedHere && (model.newTexts.isEmpty || !model.newText.isEmpty):
      return .new(model.newText, marked: marked, besides: model.newTexts)
    case .value(let row) where !model.hasChangedMarks: model.mark(row)
    case nil where !model.hasChangedMarks: return nil
    default: break
    }
    return takenMarks
  }

  /// All that is marked.
  private var takenMarks: PickerResult<Value> {
    guard let last = model.newTexts.last else { return .chosen(marked) }
    return .new(last, marked: marked, besides: model.newTexts.dropLast())
  }

  private var marked: [Value] { model.marked.sorted().map { rows.values[$0] } }

  private mutating func finish(_ result: PickerResult<Value>) -> PickerResult<Value> {
    if let clearing = clearingAfterResize() { terminal.farewell = clearing + Self.pasteOff }
    terminal.stopKeys()
    terminal.farewell = ""
    let outcome = PickerOutcome(model: model, label: rows.line).line(for: result)
    let width = PickerRoom(terminal.size, hasPreview: false).width
    let line = prompt.ending(filter: model.filter, outcome: outcome, width: width)
    terminal.write(line.rendered(inColor: inColor) + "\n")
    return result
  }

  private static var batchSize: Int { 2000 }
  private static var escapeDelay: Int32 { 50 }
  private static var sourceDelay: Int32 { 50 }
  private static var pasteOn: String { "\u{1B}[?2004h" }
  private static var pasteOff: String { "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h" }
}
