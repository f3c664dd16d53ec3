package import FileSystem
package import ImageCodecs
package import Sandbox

/// How pictures are developed.
package struct DarkroomSettings {
  /// The program whose processes decode, by its path; this one unless told otherwise.
  package var program = "/proc/self/exe"

  /// Whether these processes are confined to memory and their two pipes.
  package var isConfined = true

  /// What a picture may ask for.
  package var limits = ImageLimits.standard

  /// What a process may use for one picture.
  package var workerLimits = WorkerLimits()

  /// How many processes may decode at a time.
  package var workerCount = WorkerCrew.processorCount

  /// Where finished pictures may wait that fill more than the memory set aside; the first that takes a file.
  package var scratchFolders: [FilePath]

  /// Makes settings; all but the folders have the values that are right for the program.
  package init(scratchFolders: [FilePath]) {
    self.scratchFolders = scratchFolders
  }
}
