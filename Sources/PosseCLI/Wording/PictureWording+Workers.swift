import CommandKit
import FileSystem
import PhotoIntake
import Sandbox

/// What is said of the processes that decode pictures.
extension PictureWording {
  /// Why one picture has no answer.
  static func worker(_ failure: WorkerFailure) -> TerminalLine {
    switch failure {
    case .died(let signal):
      "the decoder crashed on it (signal \(Int(signal))); do not trust the file"
    case .exited(let status):
      "the decoder ended without an answer (status \(Int(status))); try again"
    case .tookTooLong:
      "takes too long to decode, the limit is 10 seconds; save it anew or make it smaller"
    case .killedBySandbox:
      "the decoder tried what it may not do and was stopped; do not trust the file"
    case .replyMalformed, .replyTooLarge:
      "the decoder answered nonsense and was stopped; do not trust the file"
    case .requestTooLarge: "is too large for the decoder; make it smaller"
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
    case .sandbox(.cannotConfine(let step, let number)):
      return """
        pictures are decoded in a confined process, and this system does not confine it \
        (\(trusted: "\(step)"): \(ErrorNumber(rawValue: number).reason)); --no-sandbox decodes without
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
  static let sanitizerBuild: TerminalLine = warning(
    "this build with a sanitizer decodes pictures without a sandbox")
}
