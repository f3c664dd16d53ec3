import Chronology
import Foundation
import PosseModel
import SQLite

@testable import PosseStore

/// What the commands do, in the texts that people type.
extension ScratchBook {
  func edits(_ assignments: [String], clearing: [String] = []) throws -> FugitiveEdits {
    try FugitiveEdits(
      assignments: assignments, clearing: clearing,
      with: FieldReader(defaultCurrency: .usd, now: now))
  }

  @discardableResult
  func add(
    _ name: String, _ assignments: String..., sources: [SourceRecord] = []
  ) throws -> FugitiveID {
    let edits = try edits(assignments)
    return try change { try $0.add(name: name, edits: edits, sources: sources) }
  }

  @discardableResult
  func edit(
    _ id: FugitiveID, _ assignments: String..., clearing: [String] = []
  ) throws -> [FieldChange] {
    let edits = try edits(assignments, clearing: clearing)
    return try change { try $0.edit([id], edits) }
  }

  @discardableResult
  func capture(
    _ ids: FugitiveID..., on date: String? = nil, at point: String? = nil, by agent: String? = nil,
    note: String? = nil, again: Bool = false
  ) throws -> [LogID] {
    let act = CaptureAct(
      date: try date.map { try captureDate($0) } ?? .known(Moment(local: now)),
      point: try point.map { try CapturePoint(parsing: $0) }, agent: agent, note: note,
      isRepeated: again)
    return try change { try $0.capture(ids, act) }
  }

  func captureDate(_ text: String) throws -> CaptureDate {
    switch try DateGrammar(now: now).read(text) {
    case .unknown: .unknown
    case .moment(let moment, _): .known(moment)
    }
  }

  func moment(_ text: String) throws -> Moment {
    guard case .known(let moment) = try captureDate(text) else { throw NoMoment(text: text) }
    return moment
  }

  func value(_ field: FugitiveField, of id: FugitiveID) throws -> FieldValue {
    try read { try $0.values(of: [field], for: [id])[id]?[field] ?? .null }
  }

  /// The value as scripts read it.
  func text(_ field: FugitiveField, of id: FugitiveID) throws -> String {
    try value(field, of: id).pipedText
  }

  func texts(_ field: FugitiveField, of id: FugitiveID) throws -> [String] {
    guard case .texts(let texts) = try value(field, of: id) else { return [] }
    return texts
  }

  func resolve(_ text: String, scope: ReferenceScope = .live) throws -> [Int64] {
    let reference = try FugitiveReference(parsing: text)
    return try read { try $0.resolve(reference, scope: scope).map(\.number) }
  }

  func names(_ query: FugitiveQuery) throws -> [String] {
    try read { try $0.list(query, fields: [.name]).map { $0[.name].pipedText } }
  }

  func log(of id: FugitiveID) throws -> [LogEntry] {
    guard case .log(let entries) = try value(.log, of: id) else { return [] }
    return entries
  }
}

/// A date that a test needs is unknown.
struct NoMoment: Error {
  let text: String
}
