import FileSystem

/// The peak memory of the process that decodes, measured as ``PeakMemory`` does: by a small process in between,
/// which has no other child.
enum WorkerMemory {
  /// The first word that makes this program the process in between.
  static let word = "__worker-peak"

  /// Returns the peak of one run, in KiB.
  static func kibibytes(of job: PosseJob) throws(BenchmarkError) -> Int {
    let words = [job.program, job.picture.text ?? "", job.output.text ?? ""]
    let between = WholeProgram(
      name: job.name, path: OwnFolder.executable, arguments: [word] + words)
    let output = String(decoding: try between.run().output, as: UTF8.self)
    guard let peak = Int(output.filter(\.isNumber)) else {
      throw .failed(program: job.name, status: 1)
    }
    return peak
  }

  /// Is the process in between: develops one picture and prints the peak of the process that decoded it, in KiB.
  static func stand(between words: [String]) throws(BenchmarkError) {
    guard words.count == 3 else { throw .file("no picture to measure") }
    let job = PosseJob(
      program: words[0], picture: FilePath(words[1]), output: FilePath(words[2]))
    _ = try job.developOnce()
    print(ResourceUse.peakOfChildrenKiB)
  }
}
