import Glibc
import Sandbox

/// A worker for tests that does what each message tells it, good or bad.
///
/// Arguments are `NAME=NUMBER`: `confined` and the limits `memory`, `seconds`, `request` and `reply`. The one word
/// `mute` ends it without a hello, `babble` makes it say something else, `refuse` that a step failed, and `hasten`
/// reply before it is asked.
@main
struct SandboxProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    for argument in arguments {
      if let greeting = Greeting(rawValue: argument) { exit(greeting.send()) }
    }
    var limits = WorkerLimits()
    var isConfined = true
    for argument in arguments {
      let words = argument.split(separator: "=")
      guard words.count == 2, let number = Int(words[1]) else { exit(64) }
      switch words[0] {
      case "confined": isConfined = number != 0
      case "memory": limits.addressSpace = number
      case "seconds": limits.processorSeconds = number
      case "request": limits.requestBytes = number
      case "reply": limits.replyBytes = number
      default: exit(64)
      }
    }
    exit(WorkerLoop.run(limits: limits, isConfined: isConfined, handle: Deed.perform))
  }
}
