import CommandKit
import Raster

/// The options that say what to make of a picture.
enum PictureOptions {
  static let crop = Option(
    "crop", value: "CROP",
    help: "keep WxH+X+Y, the largest A:B, square, or mugshot: 4:5 with the head",
    completion: .choices(["mugshot", "square", "4:5", "1:1"]))
  static let cropAuto = Flag(
    "crop-auto", help: "lay the crop where there is most to see, not in the middle")
  static let gravity = Option(
    "gravity", value: "SIDE", help: "lay the crop to a side or corner: north, southeast, center, …",
    completion: .choices(Gravity.allCases.map(\.rawValue)))
  static let maximumSize = Option(
    "max-size", value: "N", help: "shrink the longer side to N pixels, or none; 1200 by default")
  static let rotate = Option(
    "rotate", value: "DEGREES",
    help: "turn clockwise by 90, 180 or 270, after EXIF and before the crop",
    completion: .choices(["90", "180", "270"]))
  static let flip = Flag("flip", help: "exchange left and right, after turning")
  static let lenient = Flag("lenient", help: "take truncated pictures too, with made-up rows")
  static let noSandbox = Flag(
    "no-sandbox", help: "decode outside of the sandbox, for a system that has none")

  /// All of them, in the order of the help.
  static let all: [AnyOption] = [
    .option(crop), .flag(cropAuto), .option(gravity), .option(maximumSize), .option(rotate),
    .flag(flip), .flag(lenient), .flag(noSandbox),
  ]

  /// Those that go with `--photo` of other commands.
  static let withPhoto: [AnyOption] = [.option(crop), .flag(lenient), .flag(noSandbox)]

  /// Sets of which at most one may be given.
  static let exclusive = [["crop-auto", "gravity"]]

  /// The longer side of a stored picture unless said otherwise, in pixels.
  static let defaultSide = 1200
}
