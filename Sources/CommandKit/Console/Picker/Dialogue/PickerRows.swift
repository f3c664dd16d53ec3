/// The rows that a source has given so far, by the parts that different places need.
struct PickerRows<Value> {
  private(set) var values: [Value] = []
  private(set) var labels: [String] = []
  private(set) var details: [String] = []
  private(set) var faces: [PickerFace?] = []
  private(set) var isComplete = false
  /// The rows whose details came late.
  private var settled: Set<Int> = []
  private let source: PickerSource<Value>

  init(_ source: PickerSource<Value>) { self.source = source }

  /// A row in full.
  func line(_ row: Int) -> TerminalLine { faces[row]?.line ?? "\(labels[row])" }

  /// Whether a row waits for a detail that comes late.
  func lacksDetail(_ row: Int) -> Bool { !settled.contains(row) }

  /// Sets a detail that came late.
  mutating func settle(_ row: Int, detail: String) {
    details[row] = detail
    settled.insert(row)
  }

  /// Asks for more; tells how many rows came, nil when there is nothing yet.
  mutating func load(_ limit: Int) -> Int? {
    guard !isComplete else { return 0 }
    switch source.next(limit) {
    case .later: return nil
    case .end:
      isComplete = true
      return 0
    case .rows(let rows):
      for row in rows {
        values.append(row.value)
        labels.append(row.label)
        details.append(row.detail)
        faces.append(row.face)
      }
      return rows.count
    }
  }
}
