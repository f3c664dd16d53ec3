import Camera
import FileSystem
import ImageCodecs
import PhotoIntake
import Raster

extension ShotOrder {
  /// Takes a photo as the program does: a confined process makes a PNG of the frame.
  func develop(
    _ shot: CameraShot, clock: () -> Int64
  ) throws(ProbeFailure) -> (png: [UInt8], facts: String) {
    // A photo takes less than what may stay in memory.
    let darkroom = Darkroom(DarkroomSettings(scratchFolders: []))
    let result: Result<ReceivedPhoto, PhotoError.Reason>
    do throws(DarkroomError) {
      result = try darkroom.shoot(
        shot, through: SystemCameras(),
        recipe: ImageRecipe(maximumSide: .original, isLenient: isLenient), clock: clock,
        isCancelled: { Interruption.isWanted })
    } catch {
      throw ProbeFailure(error)
    }
    let photo = try result.mapError { ProbeFailure($0) }.get()
    return (try bytes(of: photo.developed.png), describe(photo, in: darkroom))
  }

  private func bytes(of kept: SpooledBytes) throws(ProbeFailure) -> [UInt8] {
    do throws(FileReadError) {
      return try kept.bytes()
    } catch {
      throw ProbeFailure(error)
    }
  }

  private func describe(_ photo: ReceivedPhoto, in darkroom: Darkroom) -> String {
    let facts = photo.developed.facts
    let warnings = facts.warnings.map(\.rawValue).joined(separator: ",")
    let extent = darkroom.extent.map { "\($0)" } ?? "none"
    let picture = """
      width=\(facts.size.width) height=\(facts.size.height) \
      originalFormat=\(facts.format.rawValue) warnings=\(warnings) confinement=\(extent)
      """
    guard let camera = photo.camera else { return picture }
    return """
      \(picture) path=\(camera.path) pixelFormat=\(camera.pixelFormat) \
      size=\(camera.size.width)x\(camera.size.height) \
      asked=\(camera.askedSize.width)x\(camera.askedSize.height) time=\(camera.time) \
      name=\(camera.name)
      """
  }
}
