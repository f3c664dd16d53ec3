/// What a picker shows and where its cursor is, without a terminal.
///
/// The list is the fixed rows that match, the values that match, the texts marked as something new that match, and
/// the row for what is typed. The cursor always stands on one of them, as long as there are any.
struct PickerModel {
  /// The labels of all fixed rows, as they were at first.
  private let fixedLabels: [String]
  /// Whether typed text can be taken as something new.
  let offersNew: Bool
  /// Whether several values can be marked.
  let isMultiple: Bool
  /// Whether values are marked as they come.
  let marksAll: Bool

  /// What was typed.
  private(set) var filter = ""
  /// The row that the cursor is on; nil when the list is empty.
  private(set) var present: PickerPlace?
  /// The numbers of the marked values.
  private(set) var marked: Set<Int> = []
  /// The texts that were marked as something new, and which of them still are.
  private(set) var added: [String] = []
  private(set) var markedAdded: Set<Int> = []
  /// Whether the user has changed what is marked.
  private(set) var hasChangedMarks = false
  /// Whether the user has done so since the filter changed.
  private(set) var hasMarkedHere = false
  /// What the row at which the cursor started stands for now, if that is no longer what it was at first.
  var startLabel: String?
  /// How many rows are shown at a time.
  var capacity = 12 { didSet { keepInWindow() } }

  private(set) var matches = MatchStack()
  private(set) var visibleFixed: [Int]
  private var visibleAdded: [Int] = []
  private var words = FilterWords("")
  private var top = 0
  private let start: PickerPlace?
  /// Whether the user has moved the cursor since the filter changed.
  private var hasMoved = false
  private var isStale = false

  init(
    fixedLabels: [String] = [], offersNew: Bool = false, isMultiple: Bool = false,
    marksAll: Bool = false, start: PickerPlace? = nil, filter: String = "",
    newTexts: [String] = [], hasChangedMarks: Bool = false
  ) {
    self.fixedLabels = fixedLabels
    self.offersNew = offersNew
    self.isMultiple = isMultiple
    self.marksAll = marksAll
    self.start = start
    self.filter = filter
    isStale = !filter.isEmpty
    added = newTexts
    markedAdded = Set(newTexts.indices)
    self.hasChangedMarks = hasChangedMarks
    visibleFixed = Array(fixedLabels.indices)
    visibleAdded = Array(newTexts.indices)
    placeCursor()
  }

  /// How many rows the list has.
  var count: Int {
    visibleFixed.count + matches.count + visibleAdded.count + (offersNew ? 1 : 0)
  }

  /// The texts that are marked as something new.
  var newTexts: [String] { markedAdded.sorted().map { added[$0] } }

  /// The text that the last row offers to take.
  var newText: String { PlainLineReader.trimmed(filter) }

  /// The rows that are in the window now.
  var window: Range<Int> { top..<min(count, top + max(1, capacity)) }

  /// The position of the cursor in the list.
  var position: Int? { present.flatMap(position(of:)) }

  /// The label of a fixed row.
  func label(ofFixed number: Int) -> String {
    if let startLabel, start == .fixed(number) { return startLabel }
    return fixedLabels[number]
  }

  /// The row at a position of the list.
  func place(at position: Int) -> PickerPlace {
    if position < visibleFixed.count { return .fixed(visibleFixed[position]) }
    let rest = position - visibleFixed.count
    if rest < matches.count { return .value(matches.row(at: rest)) }
    let last = rest - matches.count
    return last < visibleAdded.count ? .added(visibleAdded[last]) : .new
  }

  /// The position of a row in the list; nil if it does not match.
  func position(of place: PickerPlace) -> Int? {
    switch place {
    case .fixed(let number): visibleFixed.firstIndex(of: number)
    case .value(let row): matches.position(of: row).map { visibleFixed.count + $0 }
    case .added(let number):
      visibleAdded.firstIndex(of: number).map { visibleFixed.count + matches.count + $0 }
    case .new: offersNew ? count - 1 : nil
    }
  }

  /// Adds values at the end of the source's order, of which some are marked.
  mutating func append(_ labels: some Sequence<String>, marking rows: [Int] = []) {
    let before = matches.total
    matches.append(labels)
    if marksAll { marked.formUnion(before..<matches.total) }
    marked.formUnion(rows)
    guard !isStale else { return }
    // What the user did not choose gives way to where the cursor should start; the rest stays.
    if present == nil || (!hasMoved && words.words.isEmpty) { placeCursor() }
    keepInWindow()
  }

  /// Adds to the filter; it takes effect with ``settle()``.
  mutating func type(_ scalar: Unicode.Scalar) {
    guard filter.utf8.count < Self.filterLimit else { return }
    filter.unicodeScalars.append(scalar)
    isStale = true
  }

  /// Takes the last letter of the filter back.
  mutating func backspace() {
    guard filter.popLast() != nil else { return }
    isStale = true
  }

  /// Empties the filter.
  mutating func clear() {
    guard !filter.isEmpty else { return }
    filter = ""
    isStale = true
  }

  /// Makes the list that of the filter as typed.
  mutating func settle() {
    guard isStale else { return }
    isStale = false
    let typed = FilterWords(filter)
    guard typed != words else { return }
    words = typed
    matches.apply(typed)
    visibleFixed = fixedLabels.indices.filter { typed.match(label(ofFixed: $0)) }
    visibleAdded = added.indices.filter { typed.match(added[$0]) }
    hasMoved = false
    hasMarkedHere = false
    top = 0
    placeCursor()
  }

  /// Moves the cursor by rows; it stops at the ends.
  mutating func move(by rows: Int) {
    settle()
    guard let position else { return }
    moveTo(position + rows)
  }

  /// Moves the cursor by windows.
  mutating func movePage(by pages: Int) { move(by: pages * max(1, capacity - 1)) }

  /// Moves the cursor to the first row.
  mutating func moveToStart() {
    settle()
    moveTo(0)
  }

  /// Moves the cursor to the last row.
  mutating func moveToEnd() {
    settle()
    moveTo(count - 1)
  }

  /// Marks the present value, or takes its mark away, and goes on to the next row; what is typed becomes a marked
  /// row at the end of the values.
  mutating func toggleMark() {
    settle()
    guard isMultiple else { return }
    if case .value(let row) = present {
      hasChangedMarks = true
      hasMarkedHere = true
      if marked.remove(row) == nil { marked.insert(row) }
    } else if case .added(let number) = present {
      hasChangedMarks = true
      hasMarkedHere = true
      if markedAdded.remove(number) == nil { markedAdded.insert(number) }
    } else if present == .new, !newText.isEmpty {
      return markNew()
    }
    move(by: 1)
  }

  private mutating func markNew() {
    hasChangedMarks = true
    if let number = added.firstIndex(of: newText) {
      markedAdded.insert(number)
    } else {
      markedAdded.insert(added.count)
      added.append(newText)
    }
    visibleAdded = Array(added.indices)
    clear()
    settle()
    keepInWindow()
  }

  /// Marks a value as well.
  mutating func mark(_ row: Int) { marked.insert(row) }

  /// Marks every value that matches; takes the marks away when all of them are marked.
  mutating func toggleAllMarks() {
    settle()
    guard isMultiple else { return }
    let rows = (0..<matches.count).map { matches.row(at: $0) }
    hasChangedMarks = true
    hasMarkedHere = true
    if rows.allSatisfy(marked.contains) {
      marked.subtract(rows)
    } else {
      marked.formUnion(rows)
    }
  }

  private mutating func moveTo(_ position: Int) {
    guard count > 0 else { return }
    hasMoved = true
    present = place(at: min(max(0, position), count - 1))
    keepInWindow()
  }

  private mutating func placeCursor() {
    defer { keepInWindow() }
    if words.words.isEmpty, let start, position(of: start) != nil {
      present = start
    } else if !words.words.isEmpty, matches.count > 0 {
      present = .value(matches.row(at: 0))
    } else if !words.words.isEmpty, let number = visibleAdded.first {
      present = .added(number)
    } else {
      present = count > 0 ? place(at: 0) : nil
    }
  }

  private mutating func keepInWindow() {
    let shown = max(1, capacity)
    let position = position ?? 0
    top = min(max(top, position - shown + 1), position)
    top = max(0, min(top, count - shown))
  }

  private static let filterLimit = 4096
}
