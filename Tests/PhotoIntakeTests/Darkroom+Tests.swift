import FileSystem
import ImageCodecs
import PhotoIntake
import Sandbox
import TestSupport

extension Darkroom {
  /// A darkroom whose processes are the program that was built beside the tests.
  static func ofTests(
    program: String = BuiltProgram.posse, limits: ImageLimits = .standard, workerCount: Int = 2,
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
