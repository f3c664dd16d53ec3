import Glibc
import ImageCodecs
import PhotoIntake
import CPlantedCalls

/// The decoding process with faults planted in the decoder: it does what the bytes behind a picture say.
///
/// They are `planted:` and the name of a call, which a real decoder takes no notice of.
@main
enum PlantedWorker {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { Array($0.utf8) }
    exit(
      PictureWorker.run(words: words) { request in
        for name in ["open", "socket", "execve", "fork", "loop"]
        where request.last?.suffix(16).elementsEqual(suffix(name)) == true {
          unsafe posse_planted_call(name)
        }
        return DevelopmentService.answer(request)
      } ?? EX_USAGE)
  }

  /// Sixteen bytes, so that no name is the end of another.
  private static func suffix(_ name: String) -> [UInt8] {
    let text = Array("planted:\(name)".utf8)
    return [UInt8](repeating: 0x20, count: 16 - text.count) + text
  }
}
