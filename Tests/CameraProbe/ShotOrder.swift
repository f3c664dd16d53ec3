import Camera
import Glibc

/// What is asked of one shot.
///
/// `fourcc=`, `size=WxH` and `stride=` wish for a frame, `warm-up=N` lets frames go by, `deadline=` and `settle=`
/// are in milliseconds, and `bad=` allows unsound frames. `out=` names the file for the bytes of the frame;
/// `judge=jpeg` refuses a JPEG without an end, and `luma=length` takes the length of a JPEG for its light. With
/// `png=` the frame is developed, and that file gets the photo; `lenient=1` takes what there is of a frame.
struct ShotOrder {
  private(set) var isLenient = false
  private var shot = CameraShot(path: "")
  private var output: String?
  private var photo: String?
  private var judgesEnds = false
  private var measuresLengths = false

  init?(_ options: ArraySlice<String>) {
    for option in options {
      let words = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return nil }
      let number = Int(words[1])
      switch (words[0], number) {
      case ("fourcc", _): shot.wish.fourcc = FourCC(words[1])
      case ("size", _):
        let sides = words[1].split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { return nil }
        shot.wish.size = FrameSize(width: sides[0], height: sides[1])
      case ("stride", let number?): shot.wish.stride = number
      case ("warm-up", let number?): shot.warmUp = .frames(number)
      case ("settle", let number?): shot.warmUp = .settling(atMost: .milliseconds(number))
      case ("deadline", let number?): shot.deadline = .milliseconds(number)
      case ("bad", let number?): shot.badFrameLimit = number
      case ("judge", _): judgesEnds = true
      case ("luma", _): measuresLengths = true
      case ("out", _): output = words[1]
      case ("png", _): photo = words[1]
      case ("lenient", _): isLenient = true
      default: return nil
      }
    }
  }

  func shoot(at path: String) throws(ProbeFailure) -> String {
    var shot = shot
    shot.path = path
    Interruption.watch()
    let clock = ContinuousClock()
    let begin = clock.now
    let facts: String
    if let photo {
      let developed = try develop(shot, clock: { 1_772_395_500_000_000 })
      write(developed.png, to: photo)
      facts = developed.facts
    } else {
      let frame = try take(shot, clock: { 1_772_395_500_000_000 })
      if let output { write(frame.bytes, to: output) }
      facts = describe(frame)
    }
    return "ms=\(Int((clock.now - begin) / .milliseconds(1))) \(facts)"
  }

  private func take(
    _ shot: CameraShot, clock: () -> Int64
  ) throws(ProbeFailure) -> CameraFrame {
    do {
      return try shot.take(
        clock: clock, isCancelled: { Interruption.isWanted },
        meanLuma: { measuresLengths ? Double($0.bytes.count) / 64 : $0.meanLuma },
        isSound: { !judgesEnds || $0.bytes.suffix(2) == [0xFF, 0xD9] })
    } catch {
      throw ProbeFailure(error)
    }
  }

  private func describe(_ frame: CameraFrame) -> String {
    let planes = frame.planes.map {
      "\($0.offset):\($0.stride):\($0.lineLength):\($0.lineCount)"
    }
    let colour = frame.colour
    let colours = [colour.colorspace, colour.encoding, colour.quantization, colour.transfer]
    return """
      fourcc=\(frame.fourcc) size=\(frame.size) asked=\(frame.askedSize) bytes=\(frame.bytes.count) \
      planes=\(planes.joined(separator: ",")) \
      colour=\(colours.map { "\($0)" }.joined(separator: ",")) sequence=\(frame.sequence) \
      path=\(frame.path) time=\(frame.time) luma=\(frame.meanLuma.map { "\(Int($0))" } ?? "none")
      """
  }

  private func write(_ bytes: [UInt8], to path: String) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { exit(64) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      guard count > 0 else { exit(64) }
      rest = rest.dropFirst(count)
    }
  }
}
