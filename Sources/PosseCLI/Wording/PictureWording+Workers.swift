import CommandKit
import FileSystem
import PhotoIntake
import Sandbox

/// What is said of the processes that decode pictures.
extension PictureWording {
  /// Why one picture has no answer.
  static func worker(_ failure: WorkerFailure) -> TerminalLine {
    switch failure {
    case .died(let signal) where crashes.contains(signal):
      "the decoder crashed on it (signal \(Int(signal))); do not trust the file"
    case .died(let signal):
      "the decoder was ended from outside (signal \(Int(signal))); try again"
    case .exited(let status):
      "the decoder ended without an answer (status \(Int(status))); try again"
    case .tookTooLong(.wall):
      "the decoder gave no answer within a minute; try again when less is going on"
    case .tookTooLong(.processor):
      "takes too long to decode, the limit is 10 seconds; save it anew or make it smaller"
    case .killedBySandbox:
      "the decoder tried what it may not do and was stopped; do not trust the file"
    case .replyMalformed, .replyTooLarge:
      "the decoder answered nonsense and was stopped; do not trust the file"
    case .requestTooLarge: "is too large for the decoder; make it smaller"
    }
  }

  /// The signals by which a process ends itself: SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE and SIGSEGV.
  private static let crashes: Set<Int32> = [4, 5, 6, 7, 8, 11]

  /// What a step of the confinement is about.
  private static func words(_ step: ConfinementStep) -> String {
    switch step {
    case .inheritedDescriptors, .descriptors: "closing what is open"
    case .addressSpace: "limiting the memory"
    case .coreDumps: "forbidding core dumps"
    case .fileSize: "forbidding files to grow"
    case .processes: "forbidding further processes"
    case .processorTime: "limiting the processor time"
    case .memoryAccess: "hiding the memory"
    case .parentDeath: "ending with the program"
    case .privileges: "giving up privileges"
    case .landlock: "Landlock"
    case .systemCalls: "filtering system calls"
    }
  }

  /// Whether a step is taken without the sandbox too.
  private static func isAlwaysTaken(_ step: ConfinementStep) -> Bool {
    switch step {
    case .privileges, .landlock, .systemCalls: false
    default: true
    }
  }

  /// Why there is no answer for any picture.
  static func darkroom(_ error: DarkroomError) -> TerminalLine {
    switch error {
    case .sandbox(.cannotStart(let program, let number)):
      return """
        \(path: FilePath(program)): the process that decodes pictures cannot be started: \
        \(ErrorNumber(rawValue: number).reason); try again
        """
    case .sandbox(.cannotConfine(let step, let number)) where isAlwaysTaken(step):
      return """
        the process that decodes pictures cannot be limited as it must be (\(trusted: words(step)): \
        \(ErrorNumber(rawValue: number).reason)); give this program more rights or room
        """
    case .sandbox(.cannotConfine(let step, let number)):
      return """
        pictures are decoded in a confined process, and this system does not confine it \
        (\(trusted: words(step)): \(ErrorNumber(rawValue: number).reason)); --no-sandbox decodes without
        """
    case .sandbox(.noHello):
      return "the process that decodes pictures does not start as it should; try again"
    case .sandbox(.cannotWait(let number)):
      return """
        the process that decodes pictures cannot be waited for: \
        \(ErrorNumber(rawValue: number).reason); try again
        """
    case .spool(let error):
      return """
        \(path: error.path): \(error.text), where the finished pictures wait; nothing was changed. \
        Make room and try again
        """
    }
  }
}

extension Wording {
  static let noWords: TerminalLine =
    "posse: /proc is not there, without which the command line cannot be read; mount it"

  static let sanitizerBuild: TerminalLine = warning(
    "this build with a sanitizer decodes pictures without a sandbox")
}
