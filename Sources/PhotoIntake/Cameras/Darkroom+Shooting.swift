package import Camera
package import ImageCodecs
import Raster

extension Darkroom {
  /// Takes a photo with a camera and develops it.
  ///
  /// Frames that cannot be decoded, or only with damage, are let go by like those that the driver calls faulty, up to
  /// the limit of the shot; a recipe that is lenient takes the first that gives a picture at all. What is wrong with
  /// the recipe or the decoder ends the shot at once.
  ///
  /// - Parameters:
  ///   - shot: The camera, and what kind of frame is wanted.
  ///   - cameras: The way to the cameras.
  ///   - recipe: What to make of the frame.
  ///   - keepOriginal: Whether the bytes of the frame are kept as well.
  ///   - clock: Gives the time in microseconds since 1970 UTC.
  ///   - isCancelled: Tells whether to give up; the reason is then `CameraError.cancelled`.
  /// - Returns: The photo, or why there is none.
  /// - Throws: `DarkroomError`, when no frame can be developed, whichever it is.
  package func shoot(
    _ shot: CameraShot, through cameras: any CameraAccess, recipe: ImageRecipe,
    keepOriginal: Bool = false, clock: () -> Int64, isCancelled: () -> Bool = { false }
  ) throws(DarkroomError) -> Result<ReceivedPhoto, PhotoError.Reason> {
    var obstacle: DarkroomError?
    var developed: Result<DevelopedPhoto, PhotoError.Reason>?
    let frame: CameraFrame
    do {
      frame = try cameras.take(
        shot, clock: clock, isCancelled: isCancelled,
        meanLuma: { $0.isCompressed ? brightness(of: $0) : $0.meanLuma }
      ) { frame in
        guard let layout = FrameLayout(frame) else { return false }
        let attempt = Result { () throws(DarkroomError) in
          try develop(.frame(layout, frame.bytes), recipe: recipe, keepOriginal: keepOriginal) {
            recipe.isLenient || !$0.warnings.contains(.damagedData)
          }
        }
        switch attempt {
        case .success(let result):
          guard Self.isFinal(result) else { return false }
          developed = result
        case .failure(let error): obstacle = error
        }
        return true
      }
    } catch {
      return .failure(.camera(error, through: cameras))
    }
    if let obstacle { throw obstacle }
    return (developed ?? .failure(.senselessAnswer)).map {
      ReceivedPhoto(
        developed: $0, fileName: nil, sourceKind: .camera, camera: CameraFacts(frame))
    }
  }

  /// How light a compressed frame is, which only the process that decodes can tell; nil if it cannot.
  private func brightness(of frame: CameraFrame) -> Double? {
    guard let layout = FrameLayout(frame),
      case .success(let preview)? = try? preview(
        .frame(layout, frame.bytes), fitting: PixelSize(width: 32, height: 32))
    else { return nil }
    return preview.mosaic.meanLuma
  }

  /// Whether another frame would do no better.
  private static func isFinal(_ result: Result<DevelopedPhoto, PhotoError.Reason>) -> Bool {
    switch result {
    case .failure(.picture(.corrupt)), .failure(.picture(.truncated)),
      .failure(.picture(.unsupportedFormat)), .failure(.picture(.frame)), .failure(.empty),
      .failure(.damaged):
      false
    case .success, .failure: true
    }
  }
}
