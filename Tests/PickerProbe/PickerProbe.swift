import CommandKit
import Glibc

/// A picker by itself, or a question: opens one with made-up rows and prints what came of it.
///
/// Arguments are words such as `multiple` or settings such as `rows=100`; see ``ProbeSettings``.
@main
struct PickerProbe {
  static func main() {
    guard let settings = ProbeSettings(CommandLine.arguments.dropFirst()) else { exit(64) }
    if let rows = settings.measuredRows {
      exit(LatencyMeasurement(rows: rows).run())
    }
    let console = Console.standard(StandardDescriptors.occupy())
    let (line, status) =
      settings.question?.outcome(on: console) ?? outcome(console.pick(settings.picker))
    console.writeLine("\(line)")
    try? console.flush()
    exit(status)
  }

  private static func outcome(_ result: PickerResult<String>) -> (String, Int32) {
    switch result {
    case .chosen(let values): ("chosen " + values.joined(separator: "|"), 0)
    case .fixed(let number): ("fixed \(number)", 0)
    case .new(let text, _, let others): ("new " + (others + [text]).joined(separator: "|"), 0)
    case .cancelled: ("cancelled", 5)
    case .interrupted: ("interrupted", 130)
    case .unavailable: ("unavailable", 2)
    }
  }
}
