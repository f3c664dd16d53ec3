/// The peak memory of a program, measured with a small process in between.
///
/// Linux counts the memory of the process that starts a program towards the peak of that program, until it
/// has started. So the program is started by a fresh copy of this benchmark, which holds next to nothing.
/// What even that copy counts is measured the same way, with a program that does nothing: no figure can be
/// less than that floor.
enum PeakMemory {
  /// The first word that makes this program the process in between.
  static let word = "__peak"

  /// Returns the peak of one run, in KiB.
  static func kibibytes(of program: WholeProgram) throws(BenchmarkError) -> Int {
    let between = WholeProgram(
      name: program.name, path: OwnFolder.executable,
      arguments: [word, program.path] + program.arguments)
    let output = String(decoding: try between.run().output, as: UTF8.self)
    guard let peak = Int(output.filter(\.isNumber)) else {
      throw .failed(program: program.name, status: 1)
    }
    return peak
  }

  /// The least that can be measured, in KiB; nil where the system has no `true`.
  static func floor() throws(BenchmarkError) -> Int? {
    guard let path = InstalledProgram.find("true") else { return nil }
    return try kibibytes(of: WholeProgram(name: "true", path: path, arguments: []))
  }

  /// Is the process in between: runs the program that the words name and prints its peak in KiB.
  static func stand(between words: [String]) throws(BenchmarkError) {
    guard let path = words.first else { throw .file("no program to measure") }
    let program = WholeProgram(name: path, path: path, arguments: Array(words.dropFirst()))
    print(try program.run().peakKiB)
  }
}
