import CommandKit
import ImageCodecs
import Raster

/// What a command line asks to be made of its pictures.
struct PictureRequest {
  let crop: Crop?
  private let placement: CropPlacement?
  private let maximumSize: OutputSize?
  private let rotation: Rotation
  private let isMirrored: Bool
  private let isLenient: Bool
  /// Whether decoding goes on where it cannot be confined.
  let forgoesSandbox: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    crop = try Self.crop(arguments)
    placement = try Self.placement(arguments)
    maximumSize = try Self.maximumSize(arguments)
    rotation = try Self.rotation(arguments)
    isMirrored = arguments[PictureOptions.flip]
    isLenient = arguments[PictureOptions.lenient]
    forgoesSandbox = arguments[PictureOptions.noSandbox]
    guard let option = Self.placementOption(arguments) else { return }
    switch crop {
    case .ratio, .square, .mugshot: break
    case nil:
      throw .usage(
        arguments.refused("\(option) needs a crop to lay", advice: "add --crop A:B"))
    case .rectangle:
      throw .usage(
        arguments.refused(
          "--crop WxH+X+Y says already where it lies", advice: "leave out \(option)"))
    }
  }

  /// Tells whether anything but the size is changed.
  var changesPicture: Bool { crop != nil || rotation != .none || isMirrored }

  func recipe(in context: Context) -> ImageRecipe {
    ImageRecipe(
      rotation: rotation, isMirrored: isMirrored, crop: crop, placement: placement,
      maximumSide: maximumSize ?? context.configuration.photoSize, isLenient: isLenient)
  }

  private static func placementOption(_ arguments: ParsedArguments) -> String? {
    if arguments[PictureOptions.cropAuto] { return "--crop-auto" }
    return arguments[PictureOptions.gravity] == nil ? nil : "--gravity"
  }

  private static func crop(_ arguments: ParsedArguments) throws(Failure) -> Crop? {
    guard let text = arguments[PictureOptions.crop] else { return nil }
    do {
      return try Crop(parsing: text)
    } catch {
      throw .crop(error, subject: "--crop")
    }
  }

  private static func placement(_ arguments: ParsedArguments) throws(Failure) -> CropPlacement? {
    if arguments[PictureOptions.cropAuto] { return .attention }
    guard let text = arguments[PictureOptions.gravity] else { return nil }
    guard let gravity = Gravity(parsing: text) else {
      throw .option(
        "--gravity", value: text, .notOneOf(Gravity.allCases.map(\.rawValue)))
    }
    return .gravity(gravity)
  }

  private static func maximumSize(_ arguments: ParsedArguments) throws(Failure) -> OutputSize? {
    guard let text = arguments[PictureOptions.maximumSize] else { return nil }
    do {
      return try OutputSize(parsing: text)
    } catch {
      throw .option("--max-size", value: text, .notASize(limit: OutputSize.largestSide))
    }
  }

  private static func rotation(_ arguments: ParsedArguments) throws(Failure) -> Rotation {
    guard let text = arguments[PictureOptions.rotate] else { return .none }
    guard let rotation = Rotation(parsing: text) else {
      throw .option("--rotate", value: text, .notOneOf(["90", "180", "270"]))
    }
    return rotation
  }
}
