import Camera
import Chronology
import CommandKit
import PhotoIntake

extension PhotoGathering {
  /// Takes a photo; on a terminal it is shown and may be taken again.
  ///
  /// When the camera fails, what the command line says applies, else the user is asked.
  func shoot(with choice: CameraChoice) throws(Failure) -> GatheredPicture {
    let source = PhotoSource.camera(choice)
    while true {
      switch try attempt(choice) {
      case .success(let photo):
        switch try judge(photo) {
        case .keep: return .shot(photo, source)
        case .retake: continue
        case .discard: return .declined(source)
        }
      case .failure(let reason):
        guard case .camera = reason else {
          return .failed(PhotoError(source: source, reason: reason))
        }
        if let fallback = request.fallback { return fallBack(to: fallback, source, reason) }
        guard console.canAsk else {
          return .failed(PhotoError(source: source, reason: reason))
        }
        if let picture = try askInstead(of: source, reason) { return picture }
      }
    }
  }

  /// Takes one photo, after the countdown.
  private func attempt(
    _ choice: CameraChoice
  ) throws(Failure) -> Result<ReceivedPhoto, PhotoError.Reason> {
    let shot: CameraShot
    do throws(CameraError) {
      shot = request.shot(at: try context.cameras.path(of: choice))
      // Nobody should be counted down to a camera that is in use.
      if request.countdown > 0 { try context.cameras.check(shot) }
    } catch {
      return .failure(.camera(error, through: context.cameras))
    }
    let watch = InterruptionWatch()
    let countdown = Countdown(seconds: request.countdown, words: Wording.countdown)
    guard countdown.run(on: console, wait: watch.wait) else { throw .interrupted }
    let result: Result<ReceivedPhoto, PhotoError.Reason>
    do {
      result = try darkroom.shoot(
        shot, through: context.cameras, recipe: recipe, keepOriginal: keepsOriginal,
        clock: { context.now.microseconds }, isCancelled: { watch.isInterrupted })
    } catch {
      throw .darkroom(error)
    }
    context.tellOfSandbox(darkroom)
    if watch.isInterrupted { throw .interrupted }
    return result
  }

  private enum Verdict {
    case keep, retake, discard
  }

  /// Shows a photo and asks what is to become of it; it is kept where nobody is to be asked.
  private func judge(_ photo: ReceivedPhoto) throws(Failure) -> Verdict {
    guard context.asks else { return .keep }
    switch console.ask(Wording.askKeep(photo, preview: preview(of: photo))) {
    case .chosen(0), .unavailable: return .keep
    case .chosen(1): return .retake
    case .chosen: return .discard
    case .cancelled: throw .declined
    case .interrupted: throw .interrupted
    }
  }

  /// Asks for something in place of a camera that failed; nil is to try again.
  private func askInstead(
    of source: PhotoSource, _ reason: PhotoError.Reason
  ) throws(Failure) -> GatheredPicture? {
    console.note(Wording.cameraFailed(reason))
    while true {
      switch console.ask(Wording.askInstead) {
      case .chosen(0):
        if case .picture(let picture) = try chooseFromLibrary() { return picture }
      case .chosen(1):
        if let picture = try askForPath() { return picture }
      case .chosen(2): return nil
      case .chosen:
        console.confirm(Wording.leftOut(source))
        return .skipped(source)
      case .interrupted: throw .interrupted
      case .cancelled, .unavailable: throw .declined
      }
    }
  }

  private func fallBack(
    to fallback: CameraFallback, _ source: PhotoSource, _ reason: PhotoError.Reason
  ) -> GatheredPicture {
    switch fallback {
    case .skip:
      console.note(Wording.goingOnWithout(reason))
      return .skipped(source)
    case .file(let path):
      let path = context.home(in: path)
      console.note(Wording.taking(path, insteadOf: reason))
      return .source(.file(path))
    case .library(let folder):
      let folder = context.home(in: folder)
      do {
        let picture = try PictureLibrary(folder: folder).newest()
        console.note(Wording.taking(picture.path, insteadOf: reason))
        return .source(.library(picture.path))
      } catch {
        console.note(Wording.cameraFailed(reason))
        return .failed(PhotoError(source: .library(folder), reason: .library(error.reason)))
      }
    }
  }
}
