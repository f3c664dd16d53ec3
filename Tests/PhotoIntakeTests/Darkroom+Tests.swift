import FileSystem
import ImageCodecs
import PhotoIntake
import Sandbox
import TestSupport

extension Darkroom {
  /// A darkroom whose processes were built beside the tests; on ordinary pictures they do as the program does.
  static func ofTests(
    program: String = BuiltProgram.plantedWorker, limits: ImageLimits = .standard,
    workerCount: Int = 2,
    workerLimits: WorkerLimits = WorkerLimits(), scratch: FilePath = "/tmp"
  ) -> Darkroom {
    var settings = DarkroomSettings(scratchFolders: [scratch])
    settings.program = program
    settings.limits = limits
    settings.workerCount = workerCount
    settings.workerLimits = workerLimits
    return Darkroom(settings)
  }
}
