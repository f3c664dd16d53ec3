/// A choice among rows, filtered by typing, drawn under its prompt.
///
///     let picker = Picker(
///       "Agent", note: "(Enter = Reyes, the default)",
///       fixed: [
///         PickerFixedRow("Keep: Reyes", key: nil, meaning: "keeps Reyes"),
///         PickerFixedRow("— none —", key: "0", meaning: "none"),
///       ],
///       source: PickerSource(agents) { PickerRow($0, label: $0.name, detail: "(\($0.uses))") },
///       start: .fixed(0), offersNew: true)
///     switch console.pick(picker) {
///     case .chosen(let agents): …
///     case .fixed(let number): …
///     case .new(let text, _, _): …
///     case .cancelled, .interrupted, .unavailable: …
///     }
package struct Picker<Value> {
  /// Where the cursor is at first, and what Enter alone takes.
  package enum Start: Hashable, Sendable {
    /// The first row.
    case first
    /// A fixed row, by its number from 0.
    case fixed(Int)
    /// A value, by its number from 0 in the order of the source.
    case value(Int)
  }

  /// What is chosen, such as `Agent`.
  package let title: TerminalLine
  /// What is said behind the title, if there is room.
  package let note: TerminalLine
  /// Gives what is said in place of the note, asked anew after each batch of rows; nil leaves the note.
  package let changingNote: (() -> TerminalLine)?
  /// What is said before the list where answers are lines, in a sentence; the title if it is empty.
  package let introduction: TerminalLine
  /// The rows above the values.
  package let fixed: [PickerFixedRow]
  /// The rows of values.
  package let source: PickerSource<Value>
  /// Where the cursor is at first.
  package let start: Start
  /// Whether several values can be marked.
  package let isMultiple: Bool
  /// Whether every value is marked at first, so that marks are taken away; Enter then takes none but the marked.
  package let marksAll: Bool
  /// Tells which values are marked at first; Enter then takes them with the present row, or what is marked once
  /// a mark was changed, even if nothing is.
  package let isMarked: ((Value) -> Bool)?
  /// Whether typed text can be taken as something new.
  package let offersNew: Bool
  /// Gives the detail of a value that is shown on a drawn list, when that takes too long to do it for all of
  /// them; asked when no key waits.
  package let lateDetail: ((Value) -> String)?
  /// Gives lines about a value, of which so many columns and rows can be shown; asked when no key waits.
  package let preview: ((Value, TerminalSize) -> [TerminalLine])?
  /// What stands in the filter of a drawn list at first, such as a text that was refused and is to be corrected.
  package var filter = ""
  /// Texts that are marked as something new on a drawn list at first.
  package var newTexts: [String] = []
  /// Whether the user has changed what is marked before, so that Enter takes what is marked.
  package var hasChangedMarks = false

  /// Makes a picker; only a title and a source are needed.
  package init(
    _ title: TerminalLine, note: TerminalLine = "", changingNote: (() -> TerminalLine)? = nil,
    introduction: TerminalLine = "",
    fixed: [PickerFixedRow] = [], source: PickerSource<Value>, start: Start = .first,
    isMultiple: Bool = false, marksAll: Bool = false,
    isMarked: ((Value) -> Bool)? = nil, offersNew: Bool = false,
    lateDetail: ((Value) -> String)? = nil,
    preview: ((Value, TerminalSize) -> [TerminalLine])? = nil
  ) {
    self.title = title
    self.note = note
    self.changingNote = changingNote
    self.introduction = introduction
    self.fixed = fixed
    self.source = source
    self.start = start
    self.isMultiple = isMultiple || marksAll || isMarked != nil
    self.marksAll = marksAll
    self.isMarked = isMarked
    self.offersNew = offersNew
    self.lateDetail = lateDetail
    self.preview = preview
  }

  var startPlace: PickerPlace? {
    switch start {
    case .first: nil
    case .fixed(let number): fixed.indices.contains(number) ? .fixed(number) : nil
    case .value(let number): .value(number)
    }
  }

  var model: PickerModel {
    PickerModel(
      fixedLabels: fixed.map(\.label), offersNew: offersNew, isMultiple: isMultiple,
      marksAll: marksAll, start: startPlace, filter: filter, newTexts: newTexts,
      hasChangedMarks: hasChangedMarks)
  }
}
