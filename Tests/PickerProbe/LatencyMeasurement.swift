import CommandKit
import Glibc
import Synchronization

/// Measures a picker through a pseudo terminal: from the byte that is typed to the last byte of the redraw.
struct LatencyMeasurement {
  let rows: Int

  func run() -> Int32 {
    let labels = (0..<rows).map { number in
      "\(Self.first[number % 13]) \(Self.last[number / 13 % 11]) \(number)"
    }
    guard let pseudo = PseudoTerminal(columns: 100, rows: 40) else { return 1 }
    var thread = pthread_t()
    let start = ContinuousClock.now
    let work = Work(path: pseudo.path, labels: labels)
    _ = unsafe pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    guard waitForFrame(on: pseudo) else { return 1 }
    report("first paint", [ContinuousClock.now - start])
    let early = keys("smith 42", on: pseudo)
    report("keys while rows are loaded", early)
    pseudo.type("\u{15}")
    while !pseudo.read(milliseconds: 500).isEmpty {}
    report("all rows loaded after", [ContinuousClock.now - start])
    var delays: [Duration] = []
    while delays.count < 200 {
      for text in ["jose", "smith 42", "a", "o 9", "zz"] {
        delays += keys(text, on: pseudo)
        delays += keys(String(repeating: "\u{7F}", count: text.count), on: pseudo)
      }
      for key in ["\u{1B}[B", "\u{1B}[6~", "\u{1B}[F", "\u{1B}[H"] {
        pseudo.type(key)
        let began = ContinuousClock.now
        guard waitForFrame(on: pseudo) else { return 1 }
        delays.append(ContinuousClock.now - began)
      }
    }
    report("keys with all rows", Array(delays.prefix(200)))
    pseudo.type("\u{3}")
    _ = pthread_join(thread, nil)
    return 0
  }

  private func keys(_ text: String, on pseudo: PseudoTerminal) -> [Duration] {
    text.compactMap { key in
      let began = ContinuousClock.now
      pseudo.type(String(key))
      return waitForFrame(on: pseudo) ? ContinuousClock.now - began : nil
    }
  }

  private func waitForFrame(on pseudo: PseudoTerminal) -> Bool {
    var seen: [UInt8] = []
    while true {
      let bytes = pseudo.read(milliseconds: 5000)
      if bytes.isEmpty { return false }
      seen += bytes
      if seen.suffix(Self.frameEnd.count).elementsEqual(Self.frameEnd) { return true }
    }
  }

  private func report(_ name: String, _ delays: [Duration]) {
    let sorted = delays.sorted()
    guard let worst = sorted.last else { return }
    let percentile = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    let middle = sorted[sorted.count / 2]
    print("\(name): n \(sorted.count), median \(middle), p95 \(percentile), worst \(worst)")
  }

  private static let frameEnd = Array("\u{1B}[?25h".utf8)
  private static let first = [
    "José", "Ann", "Bo", "Chloë", "Dutch", "Eve", "Farid", "Grace", "Hal", "Iris", "Jo", "Kai",
    "Łukasz",
  ]
  private static let last = [
    "Smith", "Müller", "García", "Okafor", "Reyes", "Alvarez", "Koehler", "Yamada", "O'Neil",
    "Voss", "Nguyễn",
  ]

  /// The picker, on a thread of its own.
  private final class Work: Sendable {
    private let path: String
    private let labels: [String]

    init(path: String, labels: [String]) {
      self.path = path
      self.labels = labels
    }

    func run() {
      let console = Console(
        facts: .terminal(width: 100), output: MemorySink(), errors: MemorySink(),
        terminal: { [path] in ControllingTerminal.open(path: path) })
      let picker = Picker(
        "Agent", source: PickerSource(labels) { PickerRow($0, label: $0, detail: "(3)") },
        offersNew: true)
      _ = console.pick(picker)
    }
  }
}
