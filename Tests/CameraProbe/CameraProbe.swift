import Camera
import Glibc

/// Lets scripts in the test machine use cameras, and tells what came of it as one line `word key=value …`.
///
/// `list` prints the cameras, `find TEXT` the path of one, and `shoot TEXT [OPTION=VALUE…]` takes a frame; see
/// ``ShotOrder`` for its options. The status is 0, 6 if a camera failed, or 64.
@main
struct CameraProbe {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("list", 1): list()
    case ("find", 2): report { () throws(CameraError) in "path=\(try find(arguments[1]))" }
    case ("shoot", 2...):
      guard let order = ShotOrder(arguments.dropFirst(2)) else { exit(64) }
      report { () throws(CameraError) in try order.shoot(at: try find(arguments[1])) }
    default: exit(64)
    }
  }

  private static func find(_ text: String) throws(CameraError) -> String {
    try CameraChoice(parsing: text).findPath()
  }

  private static func list() {
    for camera in CameraDevice.all() {
      print(
        "camera path=\(camera.path) state=\(camera.state.rawValue) driver=\(camera.driver)",
        "bus=\(camera.bus) links=\(camera.links.joined(separator: ",")) card=\(camera.card)")
      for format in camera.formats {
        let sizes = format.sizes.map { size in
          let rates = size.intervals.map { "\(Int($0.rate.rounded()))" }
          return "\(size.size)@\(rates.joined(separator: "/"))"
        }
        let range = format.range.map { " range=\($0.least)-\($0.greatest)" } ?? ""
        print(
          "format path=\(camera.path) fourcc=\(format.fourcc) compressed=\(format.isCompressed)",
          "sizes=\(sizes.joined(separator: ","))\(range) name=\(format.name)")
      }
    }
  }

  private static func report(_ attempt: () throws(CameraError) -> String) {
    do throws(CameraError) {
      print("done \(try attempt())")
    } catch {
      print("failed reason=\(error.reason) error=\(error)")
      exit(6)
    }
  }
}
