/// A field of a log entry as a record of its own, with the person it is about, under its name in
/// predicates, `-F`, `-s` and JSON.
package enum LogRecordField: String, Hashable, Sendable, CaseIterable {
  /// The number of the entry.
  case id
  /// The number of the person.
  case fugitive
  /// The name of the person.
  case name
  /// What was done.
  case action
  /// When it was done.
  case date
  /// Who did it.
  case agent
  /// Where it was done.
  case place
  /// The latitude of where it was done.
  case lat
  /// The longitude of where it was done.
  case lon
  /// Why it was done.
  case reason
  /// What there is to say about it.
  case note
  /// Whether it stays out of reports for others.
  case `private`

  /// The field of the entry itself; nil for what is known of the person.
  package var entryField: LogField? { LogField(rawValue: rawValue) }
}
