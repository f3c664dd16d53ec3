import Foundation
import TestSupport
import Testing

/// A run of the program with what it and its decoding processes took.
struct MeasuredRun: Decodable {
  /// The exit status, or the number of the signal that ended it, negative.
  let status: Int
  let output: String
  let errors: String
  /// Processor time of the program and all that it started.
  let seconds: Double
  /// The most memory that one process held at a time, the program or one it started.
  let peakKiB: Int

  /// Runs commands one after the other in the same environment.
  ///
  /// `wait4` counts the program and every process that it waited for: their time together, and the memory of
  /// the largest. A process inherits the peak of the one that starts it, which a test program full of pictures
  /// would spoil; a small one stands between.
  static func of(
    _ commands: [[String]], environment: [String: String], deadline: Duration = .seconds(300)
  ) throws -> [MeasuredRun] {
    let lines = try commands.map { words in
      try JSONEncoder().encode([BuiltProgram.posse] + words) + Data("\n".utf8)
    }
    let python = ProgramRunner(
      program: "/usr/bin/python3", environment: environment, deadline: deadline)
    let result = try python.run(["-c", script], input: [UInt8](lines.reduce(Data(), +)))
    #expect(result.status == 0, "\(result.errors)")
    let runs = try result.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(MeasuredRun.self, from: Data(line.utf8))
    }
    try #require(runs.count == commands.count)
    return runs
  }

  private static let script = """
    import json, os, sys, tempfile
    for line in sys.stdin:
        words = json.loads(line)
        texts = [tempfile.TemporaryFile(), tempfile.TemporaryFile()]
        actions = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, text.fileno(), n) for n, text in enumerate(texts, 1)]
        child = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
        _, status, usage = os.wait4(child, 0)
        for text in texts:
            text.seek(0)
        output, errors = (text.read().decode() for text in texts)
        print(json.dumps({
            "status": os.waitstatus_to_exitcode(status), "output": output, "errors": errors,
            "seconds": usage.ru_utime + usage.ru_stime, "peakKiB": usage.ru_maxrss}))
    """
}
