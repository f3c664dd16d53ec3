/// The regular expression of MATCHES.
package enum CheckedPattern: Hashable, Sendable {
  /// A text known before any record is read; it compiles.
  case constant(String)
  /// A value of the record, compiled when it is met; one that does not compile ends the command.
  case value(CheckedValue)
}
