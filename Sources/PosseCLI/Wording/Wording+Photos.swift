import Camera
import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import Raster

/// Photos.
extension Wording {
  static func source(_ source: PhotoSource) -> TerminalLine {
    switch source {
    case .file(let path): "\(path: path)"
    case .standardInput: "standard input"
    case .library(let path): "\(path: path)"
    case .camera(.automatic): "camera"
    case .camera(.path(let path)): CameraWording.camera(path)
    case .camera(.number(let number)): CameraWording.camera("/dev/video\(number)")
    case .camera(.name(let name)): "camera \(quoted: name)"
    }
  }

  static func addedPhoto(_ photo: Photo, _ item: ReceivedPhotos.Item) -> TerminalLine {
    let received = item.received.developed.facts
    var parts: [TerminalLine] = ["\(photo.width)x\(photo.height) PNG"]
    var name = source(item.source)
    if let camera = item.received.camera {
      parts.append("from " + frame(camera))
      name = "camera " + cameraName(camera)
    } else {
      parts.append("from \(received.receivedPixels.width)x\(received.receivedPixels.height)")
    }
    if received.exif.orientation != .upright { parts.append("turned by EXIF") }
    if photo.coordinate != nil { parts.append("GPS kept in the record only") }
    let mark: TerminalLine = photo.isPrimary ? " (primary)" : ""
    return name + " → \(photo.id.description)" + mark + ": "
      + TerminalLine.joined(parts, separator: ", ")
  }

  static func presentPhoto(
    _ id: PhotoID, _ item: ReceivedPhotos.Item, becamePrimary: Bool
  ) -> TerminalLine {
    if becamePrimary {
      return source(item.source)
        + " is \(id.description) already, which is the primary photo now; no new photo"
    }
    return source(item.source)
      + " is \(id.description) already; no new photo. See posse photo crop \(id.description)"
  }

  static func leftOut(_ picture: PhotoSource) -> TerminalLine {
    source(picture) + ": left out; nothing was stored of it."
  }

  static func samePicture(_ id: PhotoID, _ others: [FugitiveID]) -> TerminalLine {
    let list = others.map { "#\($0.number)" }.joined(separator: ", ")
    return warning("\(id.description) is the same picture as one of \(list)")
  }

  static func askSamePicture(_ item: ReceivedPhotos.Item, _ other: FugitiveID) -> Question {
    Question(
      source(item.source) + " is also a photo of #\(other.number). Store it here too?",
      explanation: "y stores the picture for this person as well; n or Enter leaves it out.")
  }

  static func pictureWarning(_ problem: ImageWarning, _ id: PhotoID) -> TerminalLine {
    warning("\(id.description): \(trusted: sentence(problem))")
  }

  private static func sentence(_ problem: ImageWarning) -> String {
    switch problem {
    case .smallMugshot: "it is small for a mugshot, which should have 480x600 pixels or more"
    case .truncated: "it is truncated, the missing rows are made up"
    case .missingEnd: "the end mark is missing, every row is there"
    case .extraneousData: "bytes that belong to nothing were skipped"
    case .damagedData: "part of the data is damaged; the picture may look wrong"
    case .oddHeader: "the header contradicts itself; the usual reading was taken"
    case .damagedAncillaryData: "a part that is not needed is damaged and was ignored"
    case .brokenProfile: "the colour profile is broken and was ignored"
    case .profileNotCarried: "the colour profile cannot be kept"
    case .dynamicRangeIgnored: "the high dynamic range is not kept"
    }
  }

  static func developed(_ count: Int, of total: Int) -> TerminalLine {
    "\(count) of \(total) pictures"
  }

  static func failedPhoto(_ error: PhotoError) -> TerminalLine {
    "posse: " + FailureWording.photo(error)
  }

  static func addedPhotos(_ count: Int, failed: Int) -> TerminalLine {
    failed == 0 ? "\(count) added." : "\(count) added, \(failed) failed."
  }

  static func exported(_ photo: Photo, _ path: FilePath) -> TerminalLine {
    "\(photo.id.description) → \(path: path)"
  }

  static func cropped(_ photo: Photo, fromOriginal: Bool) -> TerminalLine {
    let parent = photo.croppedFrom?.description ?? ""
    return "\(parent) → \(photo.id.description): \(photo.width)x\(photo.height) PNG"
      + (fromOriginal ? ", from the original" : "")
  }

  static func madePrimary(_ id: PhotoID, _ name: PersonName) -> TerminalLine {
    "\(id.description) is the primary photo of " + person(name) + " now."
  }

  static func alreadyPrimary(_ id: PhotoID, _ name: PersonName) -> TerminalLine {
    "\(id.description) is the primary photo of " + person(name) + " already; nothing to do."
  }

  static func removedPhoto(_ id: PhotoID, _ name: PersonName) -> TerminalLine {
    "Removed \(id.description) of " + person(name) + "."
  }
}
