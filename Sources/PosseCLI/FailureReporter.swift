import CommandKit

/// Failures as the user and the shell see them.
struct FailureReporter {
  let console: Console
  let wantsJSON: Bool
  /// The path of the command, such as `photo add`.
  var command: [String] = []

  /// Says what failed and returns the status to end with.
  func report(_ failure: Failure) -> ExitStatus {
    let status = failure.status
    let message = FailureWording.message(failure, of: command)
    let shown =
      console.facts.errorsAreTerminal
      ? FailureWording.message(failure, of: command, width: console.facts.width) : message
    if case .interrupted = failure {} else { console.note("posse: " + shown) }
    if wantsJSON {
      let error = JSONText.object([
        ("exit", .integer(Int64(status.rawValue))), ("reason", .text(failure.reason)),
        ("message", .text(message.text)), ("details", .array(failure.details)),
      ])
      let text = JSONText.object([("error", error)])
        .compact(isVisible: console.facts.outputIsTerminal)
      console.write(text + "\n")
    }
    return status
  }
}
