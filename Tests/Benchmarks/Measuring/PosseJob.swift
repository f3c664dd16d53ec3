import FileSystem
import Glibc
import ImageCodecs
import PhotoIntake
import Raster

/// The job done the way the program does it: by a process that is started for it and confined.
struct PosseJob: Contestant {
  let name = "posse, worker started anew"
  /// The program whose process decodes.
  let program: String
  let picture: FilePath
  let output: FilePath

  static let recipe = ImageRecipe(crop: .ratio(4, 5), maximumSide: .longestSide(1200))

  /// From before the process is started until it is gone and the PNG is in its file, as the peers write theirs.
  func turn() throws(BenchmarkError) -> Effort {
    let busy = ResourceUse.processorTime
    let (_, time) = try Turns.time { () throws(BenchmarkError) in
      let png = try developOnce()
      try write(png)
    }
    return Effort(time: time, processorTime: ResourceUse.processorTime - busy)
  }

  func peakKiB() throws(BenchmarkError) -> Int { try WorkerMemory.kibibytes(of: self) }

  /// Starts a process, has it develop the picture, and ends it.
  func developOnce() throws(BenchmarkError) -> [UInt8] {
    try develop(in: darkroom())
  }

  /// A darkroom with one process.
  func darkroom() -> Darkroom {
    var settings = DarkroomSettings(scratchFolders: [output.parent])
    settings.program = program
    settings.workerCount = 1
    return Darkroom(settings)
  }

  /// Has the process of a darkroom develop the picture.
  func develop(in darkroom: Darkroom) throws(BenchmarkError) -> [UInt8] {
    var outcome: Result<ReceivedPhoto, PhotoError>?
    do {
      try darkroom.receive([.file(picture)], recipe: Self.recipe) { _, result in
        outcome = result
      }
      return try outcome?.get().developed.png.bytes() ?? []
    } catch {
      throw .picture(String(describing: error))
    }
  }

  private func write(_ png: [UInt8]) throws(BenchmarkError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = unsafe open(output.text ?? "", flags, 0o600)
    defer { _ = close(descriptor) }
    guard unsafe Glibc.write(descriptor, png, png.count) == png.count else {
      throw .file("cannot write '\(output.displayText)'")
    }
  }
}
