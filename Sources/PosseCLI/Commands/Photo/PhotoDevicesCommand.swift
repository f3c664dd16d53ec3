import Camera
import CommandKit
import PhotoIntake

/// `posse photo devices`: the cameras of this machine.
struct PhotoDevicesCommand: Command {
  private static let json = Flag("json", help: "write the cameras as a JSON array")

  static let signature = CommandSignature(
    name: "devices", summary: "list the cameras",
    discussion: [
      """
      Lists the video devices that take pictures, those in use and those that you may not open \
      included. A camera can be named by its path, its number, a link of /dev/v4l/by-id, or a \
      part of its name.
      """
    ],
    output: """
      A table with a row for each pixel format of each camera: device, state, name, bus, format, \
      and the sizes with the most frames a second that each comes in. The state is free, busy, \
      denied or no-signal. When standard output is not a terminal, the rows are parted by tabs \
      and have no header. --json writes an array of objects, one a camera, with driver, links and \
      all rates too. Nothing when there is no camera.
      """,
    examples: [
      Example("posse photo devices", "what could take a photo"),
      Example("posse photo devices --json", "the same for a program"),
    ],
    options: [.flag(json)], seeAlso: ["photo add"])

  private let writesJSON: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    writesJSON = arguments[Self.json]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let console = context.console
    let devices = context.cameras.devices()
    if writesJSON {
      console.write(json: devices.map(\.json))
    } else if console.facts.outputIsTerminal {
      CameraTable.print(devices, on: console)
    } else {
      CameraTable.printTabbed(devices, on: console)
    }
    if devices.isEmpty { console.note(Wording.noCameras) }
    for device in devices {
      if let note = note(on: device, in: context) { console.note(note) }
    }
    return .done
  }

  /// What keeps a camera from being used, and what to do about it.
  private func note(on device: CameraDevice, in context: Context) -> TerminalLine? {
    switch device.state {
    case .free: nil
    case .busy:
      CameraWording.message(
        .busy(path: device.path), heldBy: context.cameras.holders(of: device.path))
    case .denied: CameraWording.message(.denied(path: device.path))
    case .withoutSignal: CameraWording.message(.noSignal(path: device.path))
    }
  }
}
