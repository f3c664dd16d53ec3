import Sandbox
import TestSupport

/// Crews of probes, and what they are told.
enum Probes {
  /// Describes a probe that knows its limits.
  static func launch(
    _ limits: WorkerLimits = WorkerLimits(), isConfined: Bool = true
  ) -> WorkerLaunch {
    WorkerLaunch(
      program: BuiltProgram.sandboxProbe,
      arguments: [
        "confined=\(isConfined ? 1 : 0)", "memory=\(limits.addressSpace)",
        "seconds=\(limits.processorSeconds)", "request=\(limits.requestBytes)",
        "reply=\(limits.replyBytes)",
      ],
      limits: limits, isConfined: isConfined)
  }

  /// Builds the message that makes the probe do a deed.
  static func message(_ deed: String, _ parts: [UInt8]...) -> [[UInt8]] {
    [Array(deed.utf8)] + parts
  }

  /// Builds the message that makes the probe do a deed with a number.
  static func message(_ deed: String, _ number: Int) -> [[UInt8]] {
    message(deed, Array(String(number).utf8))
  }
}

extension WorkerCrew {
  /// Sends messages and gives what became of each, in their order.
  func replies(to messages: [[[UInt8]]]) throws -> [WorkerReply] {
    var rest = messages[...]
    var replies: [Int: WorkerReply] = [:]
    try run(next: { rest.popFirst() }) { index, reply in
      precondition(replies.updateValue(reply, forKey: index) == nil, "one reply to each message")
    }
    return messages.indices.map { replies[$0] ?? .failure(.exited(status: -1)) }
  }

  /// Sends one message and gives what became of it.
  func reply(to message: [[UInt8]]) throws -> WorkerReply {
    try replies(to: [message])[0]
  }
}

/// What the probe answers to a system call: its result in decimal.
func number(in reply: WorkerReply) -> Int? {
  guard case .success(let parts) = reply, parts.count == 1 else { return nil }
  return Int(String(decoding: parts[0], as: UTF8.self))
}
