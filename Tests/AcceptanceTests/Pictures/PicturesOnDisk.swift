import Foundation
import TestSupport
import Testing

/// Pictures as a reader sees them that shares no code with the program.
struct PicturesOnDisk {
  /// A picture that is wanted, and its pixels.
  struct Wanted: Encodable {
    let path: String
    let places: [[Int]]
  }

  /// A picture that was read.
  struct Seen: Decodable {
    let size: [Int]
    /// Red, green, blue and alpha of each place.
    let colors: [[Int]]
  }

  static let canRead: Bool = {
    let python = ProgramRunner(program: "/usr/bin/python3")
    return (try? python.run(["-c", "import PIL"]))?.status == 0
  }()

  static func read(_ wanted: [Wanted]) throws -> [Seen] {
    let python = ProgramRunner(program: "/usr/bin/python3")
    let input = [UInt8](try JSONEncoder().encode(wanted))
    let result = try python.run(["-c", script], input: input)
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode([Seen].self, from: Data(result.standardOutput))
  }

  private static let script = """
    import json, sys
    from PIL import Image
    seen = []
    for wanted in json.load(sys.stdin):
        with Image.open(wanted["path"]) as picture:
            assert picture.format == "PNG"
            pixels = picture.convert("RGBA")
            colors = [pixels.getpixel(tuple(place)) for place in wanted["places"]]
            seen.append({"size": picture.size, "colors": colors})
    print(json.dumps(seen))
    """
}

extension SharedPicture {
  /// Compares this picture with what was made of it: samples may differ by 4, colour under no alpha at will.
  func expectToBe(
    _ seen: PicturesOnDisk.Seen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let uprightSize {
      #expect(seen.size == uprightSize, "\(name)", sourceLocation: sourceLocation)
    }
    for (pixel, color) in zip(pixels, seen.colors) {
      let isHidden = pixel.color[3] == 0 && color[3] == 0
      let difference = zip(pixel.color, color).map { abs(Int($0) - $1) }.max() ?? 255
      #expect(
        isHidden || difference <= 4, "\(name): \(color) is not \(pixel)",
        sourceLocation: sourceLocation)
    }
  }

  /// What to look at in the picture that was made of this one.
  func wanted(at path: String) -> PicturesOnDisk.Wanted {
    PicturesOnDisk.Wanted(path: path, places: pixels.map { [$0.x, $0.y] })
  }
}
