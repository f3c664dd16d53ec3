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
    _ edits: [FugitiveEdit], of form: FugitiveForm, to id: FugitiveID
  ) throws(Failure) -> [FieldChange] {
    try reader.confirmLive([id])
    let fields = edits.map(\.field)
    let rows = try storing { () throws(StoreError) in try reader.values(of: fields, for: [id]) }
    guard let row = rows[id] else { throw .store(.noSuchNumbers([id])) }
    let conflicts = edits.compactMap { edit -> FormConflict? in
      let present = row[edit.field]
      guard let base = form.value(of: edit.field), let wanted = edit.wantedValue(of: base),
        present != base, present != wanted
      else { return nil }
      return FormConflict(field: edit.field, wanted: wanted, present: present, base: base)
    }
    guard conflicts.isEmpty else { throw .form(.conflict(id, conflicts)) }
    let checked: FugitiveEdits
    do {
      checked = try FugitiveEdits(edits)
    } catch {
      throw .field(error, flag: nil)
    }
    return try changed([id], checked)
  }
}

extension BookWriter {
  /// Makes changes of people; a wrong pair of state and ZIP code is told with its field.
  func changed(
    _ people: [FugitiveID], _ edits: FugitiveEdits
  ) throws(Failure) -> [FieldChange] {
    do throws(Failure) {
      return try storing { () throws(StoreError) in try edit(people, edits) }
    } catch {
      throw error.namingPlace(among: edits.edits)
    }
  }
}

extension FugitiveEdit {
  /// The value that is asked for in place of another; nil where items come and go, whatever else is in the list.
  fileprivate func wantedValue(of base: FieldValue) -> FieldValue? {
    switch operation {
    case .set, .clear: operation.applied(to: base)
    case .add, .remove: nil
    }
  }
}

extension Failure {
  /// The field whose value does not fit the person, which the user can mend; changes tell which of several it is.
  func fieldOfPerson(among edits: [FugitiveEdit]) -> FugitiveField? {
    switch self {
    case .store(let error), .newPerson(let error):
      switch error {
      case .needsCapture(_, let field), .loneCoordinate(_, let field): field
      case .impossibleAmount, .currencyWithoutBounty: .bounty
      case .captureDisorder: .captdate
      case .impossiblePlace: .place
      case .foreignZIP(let problem): problem.field(among: edits)
      default: nil
      }
    case .field(.money(let field, _), _): field
    case .field(.currencyWithoutBounty, _): .bounty
    case .field(.placeAndPart, _): .place
    case .field(.place(let field, .foreignZIP), _): field
    default: nil
    }
  }

  /// The failure with the field that was typed, where it is about the ZIP code of one of several places.
  func namingPlace(among edits: [FugitiveEdit], asOptions: Bool = false) -> Failure {
    guard case .store(.foreignZIP(let problem)) = self else { return self }
    let field = problem.field(among: edits)
    return .field(
      .place(field, .foreignZIP(problem)), flag: asOptions ? "--" + field.singularFlag : nil)
  }
}

extension ForeignZIP {
  /// The field whose change brings the pair about.
  fileprivate func field(among edits: [FugitiveEdit]) -> FugitiveField {
    let edit = edits.first { edit in
      if case .set(.place(.place(let place))) = edit.operation {
        place.foreignZIP == self
      } else {
        false
      }
    }
    let fields = edits.map(\.field)
    return edit?.field ?? [.zip, .state].first(where: fields.contains) ?? .place
  }
}
