/// The colour of half a cell, as a terminal is told it.
enum CellColor: Hashable, Sendable {
  case rgb(UInt8, UInt8, UInt8)
  /// A number of the palette, 16 or more: those below are whatever the user likes.
  case palette(UInt8)

  /// The nearest colour of a depth; nil when the depth has none.
  init?(red: UInt8, green: UInt8, blue: UInt8, depth: ColorDepth) {
    switch depth {
    case .none: return nil
    case .full: self = .rgb(red, green, blue)
    case .palette256: self = .palette(Self.nearest(Int(red), Int(green), Int(blue)))
    }
  }

  /// What follows 38 or 48 in a sequence that sets a colour.
  var parameters: String {
    switch self {
    case .rgb(let red, let green, let blue): "2;\(red);\(green);\(blue)"
    case .palette(let number): "5;\(number)"
    }
  }

  /// The palette has a cube of six steps a side from 16 on, and 24 greys from 232 on.
  private static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    func distance(_ otherRed: Int, _ otherGreen: Int, _ otherBlue: Int) -> Int {
      let (across, down, deep) = (red - otherRed, green - otherGreen, blue - otherBlue)
      return across * across + down * down + deep * deep
    }
    let (first, second, third) = (nearestStep(red), nearestStep(green), nearestStep(blue))
    let gray = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let light = 8 + 10 * gray
    if distance(value(first), value(second), value(third)) <= distance(light, light, light) {
      return UInt8(16 + 36 * first + 6 * second + third)
    }
    return UInt8(232 + gray)
  }

  /// The steps are 0, 95, 135, 175, 215 and 255.
  private static func value(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func nearestStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
