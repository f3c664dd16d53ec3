import Camera
import Glibc
import PhotoIntake

/// Lets scripts in the test machine use cameras, and tells what came of it as one line `word key=value …`.
///
/// `list` prints the cameras, `find TEXT` the path of one, `holders PATH` the processes that have a node open, and
/// `shoot TEXT [OPTION=VALUE…]` takes a frame or a photo; see ``ShotOrder`` for its options. The status is 0, 6 if a
/// camera or a picture failed, or 64.
@main
struct CameraProbe {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if let status = PictureWorker.run(words: words.map { Array($0.utf8) }) { exit(status) }
    switch (words.first, words.count) {
    case ("list", 1): list()
    case ("holders", 2): listHolders(of: words[1])
    case ("find", 2): report { () throws(ProbeFailure) in "path=\(try find(words[1]))" }
    case ("shoot", 2...):
      guard let order = ShotOrder(words.dropFirst(2)) else { exit(64) }
      report { () throws(ProbeFailure) in try order.shoot(at: try find(words[1])) }
    default: exit(64)
    }
  }

  private static func find(_ text: String) throws(ProbeFailure) -> String {
    do {
      return try CameraChoice(parsing: text).findPath()
    } catch {
      throw ProbeFailure(error)
    }
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

  private static func listHolders(of path: String) {
    for holder in CameraHolder.all(of: path) {
      print("holder process=\(holder.processID) name=\(holder.name)")
    }
  }

  private static func report(_ attempt: () throws(ProbeFailure) -> String) {
    do throws(ProbeFailure) {
      print("done \(try attempt())")
    } catch {
      print("failed \(error.description)")
      exit(6)
    }
  }
}
