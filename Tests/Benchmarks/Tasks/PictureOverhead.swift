import Digest
import FileSystem
import ImageCodecs
import PhotoIntake

/// What a worker costs that is up already: the same work through it and within this process.
struct PictureOverhead {
  let job: PosseJob
  let rounds: Int

  /// At most so much longer through a worker, in milliseconds.
  private static let greatestCost = 5.0

  /// Runs both and reports; false when the gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    let darkroom = job.darkroom()
    let spool = PictureSpool(folders: [job.output.parent])
    let times = try Turns.times(rounds: rounds) { () throws(BenchmarkError) in
      _ = try job.develop(in: darkroom)
    } beside: { () throws(BenchmarkError) in
      try developHere(spool)
    }
    print(Report.row("worker that is up", [Report.spread(times.first, unit: "ms")]))
    print(Report.row("the same in this process", [Report.spread(times.second, unit: "ms")]))
    let costs = zip(times.first, times.second).map { $0 - $1 }
    print(Report.row("longer through the worker", [Report.spread(costs, unit: "ms")]))
    let verdict = Report.verdict(
      "further picture", Statistics.median(costs) ?? 0, atMost: Self.greatestCost,
      unit: "ms longer")
    print(verdict.line)
    return verdict.isPassed
  }

  /// All that a darkroom does but for the worker.
  private func developHere(_ spool: PictureSpool) throws(BenchmarkError) {
    do {
      let limit = ImageLimits.standard.encodedByteCount
      let bytes = try FileReader.read(job.picture, limit: limit, unchanging: true)
      _ = SHA256.digest(of: bytes)
      let image = try ImageDeveloper.develop(bytes, recipe: PosseJob.recipe)
      for png in [image.png, image.thumbnail] {
        _ = try spool.keep(png)
        _ = SHA256.digest(of: png)
      }
    } catch {
      throw .picture(String(describing: error))
    }
  }
}
