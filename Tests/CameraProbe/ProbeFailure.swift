import Camera
import FileSystem
import PhotoIntake

/// What did not work, as the keys and values that tell it.
struct ProbeFailure: Error {
  let description: String

  /// Tells of a camera, and of the programs that use it where they were looked for.
  init(_ error: CameraError, heldBy holders: [CameraHolder] = []) {
    let names = holders.map { "\($0.name)/\($0.processID)" }
    self.init(
      description:
        "reason=\(error.reason) holders=\(names.joined(separator: ",")) error=\(error)")
  }

  /// Tells of a photo.
  init(_ reason: PhotoError.Reason) {
    switch reason {
    case .camera(let error, let holders): self.init(error, heldBy: holders)
    default: self.init(description: "reason=picture error=\(reason)")
    }
  }

  /// Tells that no photo can be developed here.
  init(_ error: DarkroomError) {
    self.init(description: "reason=darkroom error=\(error)")
  }

  /// Tells that a photo is lost again.
  init(_ error: FileReadError) {
    self.init(description: "reason=spool error=\(error)")
  }

  private init(description: String) {
    self.description = description
  }
}
