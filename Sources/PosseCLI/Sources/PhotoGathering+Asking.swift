import Camera
import CommandKit
import PhotoIntake

extension PhotoGathering {
  /// What the action sheet offers.
  private enum Action: Hashable {
    case shoot(path: String)
    case library
    case path
    case cancel
  }

  /// Asks where a picture should come from; without a usable camera the library is opened at once.
  func askForSource() throws(Failure) -> GatheredPicture {
    let cameras = usableCameras()
    guard !cameras.isEmpty else {
      console.note(Wording.libraryInstead(whyNoCamera()))
      return try chooseFile()
    }
    while true {
      let picture: GatheredPicture?
      switch try chooseAction(among: cameras) {
      case .shoot(let path): picture = try shoot(with: .path(path))
      case .library:
        if case .picture(let chosen) = try chooseFromLibrary() {
          picture = chosen
        } else {
          picture = nil
        }
      case .path: picture = try askForPath()
      case .cancel: throw .declined
      }
      if let picture { return picture }
    }
  }

  private func chooseAction(among cameras: [CameraDevice]) throws(Failure) -> Action {
    var rows = cameras.map { camera in
      PickerRow(
        Action.shoot(path: camera.path), label: "Take a new photo",
        detail: "\(camera.card) (\(camera.path))")
    }
    rows += [
      PickerRow(.library, label: "Choose from the library", detail: context.libraryName),
      PickerRow(.path, label: "Type the path of a file"),
      PickerRow(.cancel, label: "Cancel"),
    ]
    switch console.pick(Picker(Wording.photoTitle, source: PickerSource(rows))) {
    case .chosen(let actions): return actions.first ?? .cancel
    case .interrupted: throw .interrupted
    case .fixed, .new, .cancelled, .unavailable: return .cancel
    }
  }

  /// The cameras that a shot can be expected of, the configured one first.
  private func usableCameras() -> [CameraDevice] {
    let usable = context.cameras.devices().filter(\.isUsable)
    guard let choice = context.cameraChoice,
      let preferred = try? context.cameras.path(of: choice)
    else { return usable }
    return usable.filter { $0.path == preferred } + usable.filter { $0.path != preferred }
  }

  /// Why no camera can be used, as the automatic choice has it.
  private func whyNoCamera() -> PhotoError.Reason {
    do throws(CameraError) {
      let path = try context.cameras.path(of: context.cameraChoice ?? .automatic)
      try context.cameras.check(request.shot(at: path))
      return .camera(.noCamera, heldBy: [])
    } catch {
      return .camera(error, through: context.cameras)
    }
  }
}
