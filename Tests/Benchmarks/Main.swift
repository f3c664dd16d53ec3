import CommandKit
import Glibc

/// The benchmark runner: measures what the tasks name; ends with 1 when a gate is missed, 2 when nothing
/// could be measured.
@main
enum Main {
  static func main() {
    let words = ProcessArguments.words
    if let between = standBetween(words.map { String(decoding: $0, as: UTF8.self) }) {
      exit(between)
    }
    do throws(UsageError) {
      switch try CommandLineParser(BenchmarkSettings.signature).parse(words) {
      case .help(let path):
        print(HelpPage(BenchmarkSettings.signature, path: path, width: 80).text, terminator: "")
      case .version: print("posse-bench")
      case .command(let arguments): exit(run(try BenchmarkSettings(arguments)))
      }
    } catch {
      complain(error.message(program: "posse-bench").text)
      exit(2)
    }
  }

  private static func run(_ settings: BenchmarkSettings) -> Int32 {
    for line in Machine.lines() { print(line) }
    if isDebugBuild { print(Report.row("note", ["built for debugging: the figures mean little"])) }
    var isPassed = true
    do throws(BenchmarkError) {
      for task in settings.tasks {
        switch task {
        case .start: isPassed = try StartTask(settings: settings).run() && isPassed
        case .picture: isPassed = try PictureTask(settings: settings).run() && isPassed
        case .store: try StoreTask(settings: settings).run()
        case .history: isPassed = try HistoryTask(settings: settings).run() && isPassed
        case .predicate: isPassed = try PredicateTask(settings: settings).run() && isPassed
        case .library: isPassed = try LibraryTask(settings: settings).run() && isPassed
        case .relations: isPassed = try RelationsTask(settings: settings).run() && isPassed
        }
      }
    } catch {
      complain(error.message)
      return 2
    }
    return isPassed ? 0 : 1
  }

  /// Is the small process in between when the first word says so, and returns the status; else nil.
  private static func standBetween(_ words: [String]) -> Int32? {
    do throws(BenchmarkError) {
      switch words.first {
      case PeakMemory.word: try PeakMemory.stand(between: Array(words.dropFirst()))
      case WorkerMemory.word: try WorkerMemory.stand(between: Array(words.dropFirst()))
      default: return nil
      }
      return 0
    } catch {
      complain(error.message)
      return 2
    }
  }

  private static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug
  }

  private static func complain(_ text: String) {
    let line = Array("posse-bench: \(text)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }
}
