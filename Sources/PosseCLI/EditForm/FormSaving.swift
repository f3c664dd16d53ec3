import PosseModel
import PosseStore

extension BookReader {
  /// Makes the form of a person from what the book holds now.
  func form(of id: FugitiveID) throws(Failure) -> FugitiveForm {
    let fields = FugitiveForm.fields + [.captured]
    let rows = try storing { () throws(StoreError) in try values(of: fields, for: [id]) }
    guard let row = rows[id] else { throw .store(.noSuchNumbers([id])) }
    return FugitiveForm(values: { row[$0] }, isCaptured: row[.captured] == .bool(true))
  }
}

extension BookWriter {
  /// Saves what a form changes, unless somebody else changed one of these fields since the form was made.
  ///
  /// Fields that only somebody else changed stay as they are now.
  func save(
    _ reading: FormReading, of form: FugitiveForm, to id: FugitiveID
  ) throws(Failure) -> [FieldChange] {
    try reader.confirmLive([id])
    let fields = reading.edits.map(\.field)
    let rows = try storing { () throws(StoreError) in try reader.values(of: fields, for: [id]) }
    guard let row = rows[id] else { throw .store(.noSuchNumbers([id])) }
    let conflicts = reading.edits.compactMap { edit -> FormConflict? in
      let present = row[edit.field]
      let wanted = edit.wantedValue
      guard let base = form.value(of: edit.field), present != base, present != wanted else {
        return nil
      }
      return FormConflict(field: edit.field, wanted: wanted, present: present, base: base)
    }
    guard conflicts.isEmpty else { throw .form(.conflict(id, conflicts)) }
    let edits: FugitiveEdits
    do {
      edits = try FugitiveEdits(reading.edits)
    } catch {
      throw .field(error, flag: nil)
    }
    return try storing { () throws(StoreError) in try edit([id], edits) }
  }
}

extension FugitiveEdit {
  /// The value that a form asks for.
  fileprivate var wantedValue: FieldValue {
    if case .set(let value) = operation { return value }
    if case .texts = field.kind { return .texts([]) }
    return .null
  }
}

extension Failure {
  /// The field whose value does not fit the person, which the user can mend in the form.
  var fieldOfPerson: FugitiveField? {
    guard case .store(let error) = self else { return nil }
    return switch error {
    case .needsCapture(_, let field), .loneCoordinate(_, let field): field
    case .impossibleAmount: .bounty
    case .captureDisorder: .captdate
    case .impossiblePlace, .foreignZIP: .place
    default: nil
    }
  }
}
