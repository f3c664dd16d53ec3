/// A preparation that failed, so that its script cannot run.
struct ScriptPreparationError: Error, Hashable, Sendable, CustomStringConvertible {
  var name: String
  var status: Int32
  var errors: String

  /// The report of the failed test.
  var description: String { "preparation '\(name)' ended with status \(status):\n\(errors)" }
}
