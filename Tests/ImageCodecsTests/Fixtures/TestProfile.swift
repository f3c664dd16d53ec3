/// A writer of small ICC profiles for tests.
enum TestProfile {
  typealias Point = (x: Double, y: Double, z: Double)

  /// Primaries of Display P3 adapted to D50, with a plain gamma of 2.2.
  static let displayP3 = rgb(
    [(0.5151, 0.2412, -0.0011), (0.2920, 0.6922, 0.0419), (0.1571, 0.0666, 0.7841)],
    curve: gamma(2.2))

  private static let primariesOfSRGB: [Point] = [
    (0.4361, 0.2225, 0.0139), (0.3851, 0.7169, 0.0971), (0.1431, 0.0606, 0.7141),
  ]

  /// sRGB by its numbers, with the curve as formula.
  static let sRGB = rgb(
    primariesOfSRGB,
    curve: parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))

  /// The primaries of sRGB, but not its curve.
  static let linearSRGB = rgb(primariesOfSRGB, curve: gamma(1))

  static let gray = profile(space: "GRAY", tags: [("kTRC", gamma(2.2))])
  static let cmyk = profile(space: "CMYK", tags: [("A2B0", Array(repeating: 0, count: 32))])

  /// A profile of sRGB whose curve is a table.
  static func sampledSRGB(_ curve: [UInt16]) -> [UInt8] {
    let count = TestPNG.bigEndian(curve.count)
    let samples = curve.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return rgb(primariesOfSRGB, curve: Array("curv\0\0\0\0".utf8) + count + samples)
  }

  static func rgb(_ primaries: [Point], curve: [UInt8]) -> [UInt8] {
    var tags: [(String, [UInt8])] = []
    for (name, point) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
      let numbers = fixed(point.x) + fixed(point.y) + fixed(point.z)
      tags.append((name, Array("XYZ \0\0\0\0".utf8) + numbers))
    }
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
    return profile(space: "RGB ", tags: tags)
  }

  static func profile(
    space: String, device: String = "mntr", tags: [(String, [UInt8])]
  ) -> [UInt8] {
    var table = TestPNG.bigEndian(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      table += Array(name.utf8) + TestPNG.bigEndian(start + data.count)
      table += TestPNG.bigEndian(content.count)
      data += content
    }
    var header = TestPNG.bigEndian(start + data.count)
    header += [0, 0, 0, 0, 2, 0x10, 0, 0]
    header += Array(device.utf8) + Array(space.utf8) + Array("XYZ ".utf8)
    header += Array(repeating: 0, count: 36 - header.count) + Array("acsp".utf8)
    header += Array(repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  static func gamma(_ value: Double) -> [UInt8] {
    let number = Int(value * 256)
    return Array("curv\0\0\0\0".utf8) + [0, 0, 0, 1, UInt8(number >> 8), UInt8(number & 255)]
  }

  static func parametric(_ numbers: [Double]) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + [0, 3, 0, 0] + numbers.flatMap(fixed)
  }

  /// The data of an iCCP chunk.
  static func chunk(_ profile: [UInt8]) -> [UInt8] {
    Array("name\0\0".utf8) + TestPNG.stored(profile)
  }

  /// The data of APP2 segments, cut into parts of at most `size` bytes.
  static func segments(_ profile: [UInt8], size: Int) -> [(marker: UInt8, data: [UInt8])] {
    let starts = Array(stride(from: 0, to: profile.count, by: size))
    return starts.enumerated().map { index, start in
      let part = profile[start..<min(start + size, profile.count)]
      let prefix = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)]
      return (0xE2, prefix + part)
    }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    TestPNG.bigEndian(Int((value * 65536).rounded()))
  }
}
