import Chronology
package import PosseModel
import SQLite
import UnicodeText

extension BookWriter {
  /// Applies requested changes to people; returns what is different now, field by field.
  ///
  /// The entry of the capture that stands says of it what the person says.
  ///
  /// Throws when a field of a capture is asked for someone who is not captured, when its date would come before
  /// an earlier capture or release, when a currency is asked for someone without a bounty, and when only one of
  /// two coordinates would be known.
  package func edit(
    _ ids: [FugitiveID], _ edits: FugitiveEdits
  ) throws(StoreError) -> [FieldChange] {
    // A part of a place may take the others along.
    let parts: [FugitiveField] =
      edits.placeParts.isEmpty ? [] : [.city, .state, .zip, .country]
    let fields = (edits.edits.map(\.field) + parts).reduce(into: [FugitiveField]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let befores = try reader.values(of: fields, for: ids)
    for id in ids { try apply(edits, to: id) }
    let afters = try reader.values(of: fields, for: ids)
    var changes: [FieldChange] = []
    for id in ids {
      guard let before = befores[id], let after = afters[id] else { continue }
      let differences = fields.filter { before[$0] != after[$0] }
      if !differences.isEmpty { try touch(id) }
      if differences.contains(where: \.belongsToCapture) { try carryCapture(of: id) }
      changes += differences.map { field in
        FieldChange(fugitive: id, field: field, before: before[field], after: after[field])
      }
    }
    return changes
  }

  private func apply(_ edits: FugitiveEdits, to id: FugitiveID) throws(StoreError) {
    var assignments: [SQL] = []
    for edit in edits.edits {
      if edit.field.belongsToCapture, try reader.captureDate(of: id) == nil {
        throw .needsCapture(id, edit.field)
      }
      switch FieldStorage.of(edit.field) {
      case .column(let column, let isFolded):
        assignments.append(assignment(of: edit.operation, to: column, isFolded: isFolded))
      case .moment(let column):
        let moment: Moment? =
          if case .set(.moment(let moment)) = edit.operation { moment } else { nil }
        if edit.field == .captdate { try reader.confirmOrder(ofStanding: id, on: moment) }
        assignments.append(MomentColumns(moment).assignments(to: column))
      case .agent(let column):
        let agent = try agentID(edit.operation.text)
        assignments.append("\(identifier: column) = \(agent)")
      case .place(let column):
        let place = try placeID(edit.operation.place)
        assignments.append("\(identifier: column) = \(place)")
      case .money:
        let money: Money? = if case .set(.money(let money)) = edit.operation { money } else { nil }
        assignments.append(
          "bounty = \(money?.thousandths), currency = \(money?.currency.text)")
      case .currency:
        assignments.append(try currencyAssignment(edit.operation, of: id))
      case .birth: try setBirth(edit.operation, of: id)
      case .list(let list): try change(list, edit.operation, of: id)
      case .placePart, .none: break
      }
    }
    if !edits.placeParts.isEmpty {
      assignments.append(try placeAssignment(edits.placeParts, of: id))
    }
    guard !assignments.isEmpty else { return }
    try refuseLoneCoordinate(edits, of: id)
    try execute(
      """
      UPDATE fugitive SET \(SQL.joined(assignments, separator: ", ")) WHERE id = \(id.number)
      """)
  }

  private func assignment(
    of operation: FugitiveEdit.Operation, to column: String, isFolded: Bool
  ) -> SQL {
    let value: SQL =
      switch operation {
      case .set(.text(let text)): "\(text)"
      case .set(.integer(let number)): "\(number)"
      case .set(.degrees(let degrees)): "\(degrees.tenMillionths)"
      default: "NULL"
      }
    guard isFolded else { return "\(identifier: column) = \(value)" }
    return """
      \(identifier: column) = \(value),
      \(identifier: column + "_cd") = \(folded(operation.text))
      """
  }

  private func currencyAssignment(
    _ operation: FugitiveEdit.Operation, of id: FugitiveID
  ) throws(StoreError) -> SQL {
    guard case .set(.currency(let code)) = operation,
      case .money(let money)? = try reader.values(of: [.bounty], for: [id])[id]?[.bounty]
    else { throw .currencyWithoutBounty(id) }
    do throws(MoneyError) {
      let relabelled = try money.relabelled(as: code)
      return "bounty = \(relabelled.thousandths), currency = \(relabelled.currency.text)"
    } catch {
      throw .impossibleAmount(id, error)
    }
  }

  private func placeAssignment(
    _ parts: [PlacePart: String?], of id: FugitiveID
  ) throws(StoreError) -> SQL {
    var present: Place?
    if case .place(.place(let place))? = try reader.values(of: [.place], for: [id])[id]?[.place] {
      present = place
    }
    var changed: Place?
    do throws(PlaceError) {
      changed = try Place.changing(present, to: parts)
    } catch {
      throw .impossiblePlace(id, error)
    }
    let isElsewhere = (changed?.state, changed?.zip) != (present?.state, present?.zip)
    if var place = changed, isElsewhere, !parts.keys.contains(.city) {
      // What the book knows of the pair goes before a city that came along.
      place.city = nil
      place = try reader.withKnownCity(place)
      if place.city != nil { changed = place }
    }
    let number = try placeID(changed.map { .place($0) }, fillsCity: false)
    return "place = \(number)"
  }

  private func refuseLoneCoordinate(
    _ edits: FugitiveEdits, of id: FugitiveID
  ) throws(StoreError) {
    let pairs: [(FugitiveField, FugitiveField)] = [
      (.capturedLat, .capturedLon), (.lastSeenLat, .lastSeenLon),
    ]
    for (latitude, longitude) in pairs {
      let touched = edits.edits.filter { $0.field == latitude || $0.field == longitude }
      guard !touched.isEmpty else { continue }
      guard let values = try reader.values(of: [latitude, longitude], for: [id])[id] else {
        continue
      }
      var isKnown = [
        latitude: values[latitude] != .null, longitude: values[longitude] != .null,
      ]
      for edit in touched { isKnown[edit.field] = edit.operation != .clear }
      if isKnown[latitude] != isKnown[longitude] {
        throw .loneCoordinate(
          id, missing: isKnown[latitude] == true ? longitude : latitude)
      }
    }
  }
}

extension FugitiveEdit.Operation {
  /// The text that is set, if the operation sets one.
  var text: String? {
    if case .set(.text(let text)) = self { text } else { nil }
  }

  /// The place that is set, if the operation sets one.
  var place: PlaceValue? {
    if case .set(.place(let place)) = self { place } else { nil }
  }
}

extension BookReader {
  /// Returns the values of some fields of some people, in the trash or not.
  package func values(
    of fields: [FugitiveField], for ids: [FugitiveID]
  ) throws(StoreError) -> [FugitiveID: FugitiveRow] {
    var query = FugitiveQuery()
    query.ids = ids
    query.trash = .both
    return Dictionary(
      try list(query, fields: fields).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
