import FileSystem
import Glibc

/// The job done by a Python that is kept, timed within it.
struct PythonJob: Contestant {
  let name: String
  let version: String
  private let program: WholeProgram
  private let kept: KeptProgram

  /// Starts the Python; throws when it lacks the module.
  init(
    _ module: PythonScript.Module, name: String, python: String, picture: FilePath,
    output: FilePath
  ) throws(BenchmarkError) {
    // A module may lie where only the user's own environment says.
    let variables = unsafe getenv("PYTHONPATH").map { unsafe "PYTHONPATH=\(String(cString: $0))" }
    let program = WholeProgram(
      name: name, path: python,
      arguments: ["-c", PythonScript.text, module.rawValue, picture.text ?? "", output.text ?? ""],
      hidesErrors: true, variables: [variables].compactMap(\.self))
    let kept = try KeptProgram(program)
    version = try kept.answer().joined(separator: " ")
    self.name = "\(name) \(version)"
    self.program = program
    self.kept = kept
  }

  /// Whether the module is of a version or a later one.
  func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes([major, minor])
  }

  func turn() throws(BenchmarkError) -> Effort {
    let times = try kept.numbers("job")
    guard times.count == 2 else { throw .failed(program: name, status: 1) }
    return Effort(time: times[0], processorTime: times[1])
  }

  func peakKiB() throws(BenchmarkError) -> Int {
    let fresh = try KeptProgram(program)
    _ = try fresh.answer()
    _ = try fresh.ask("job")
    return Int(try fresh.numbers("peak").first ?? 0)
  }

  /// How near a PNG comes to the best there is, in decibels; only for Pillow.
  ///
  /// That is the whole picture decoded, and shrunk by Lanczos with three lobes.
  func decibels(of png: FilePath) throws(BenchmarkError) -> Double {
    guard let error = try kept.numbers("error \(png.text ?? "")").first else {
      throw .failed(program: name, status: 1)
    }
    return 10 * log10(255 * 255 / max(error, 1e-9))
  }
}
