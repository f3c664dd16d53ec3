import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import Raster

/// What is said of pictures that cannot be taken.
enum PictureWording {
  static func reason(_ reason: PhotoError.Reason) -> TerminalLine {
    switch reason {
    case .noSuchFile: "no such file; check the path"
    case .directory: "is a directory; name the pictures in it"
    case .pipeWithoutWriter: "is a pipe that nobody writes to; start its writer first"
    case .device: "is a device, not a picture; name a file"
    case .socket: "is a socket, not a picture; name a file"
    case .permissionDenied: "permission denied; make the file readable"
    case .unreadable(let code): "cannot be read: \(code.reason); check the path"
    case .empty: "is empty; get the picture anew"
    case .tooManyBytes(let limit):
      "is larger than \(limit / 1_048_576) MiB, the limit for a picture; make it smaller"
    case .changedMeanwhile: "was changed while it was read; try again when it is finished"
    case .camera(let error, let holders): CameraWording.message(error, heldBy: holders)
    case .library(let reason):
      Wording.reason(reason, advice: "name a folder with pictures")
    case .picture(let error): image(error)
    case .damaged: "the picture is damaged; take another"
    case .worker(let failure): worker(failure)
    case .senselessAnswer: "the decoder answered nonsense and was stopped; do not trust the file"
    }
  }

  static func image(_ error: ImageError) -> TerminalLine {
    switch error {
    case .unsupportedFormat(let seen): return unsupported(seen)
    case .unsupportedVariant(let format, let reason):
      return """
        this kind of \(format.name.uppercased()) cannot be decoded (\(short: reason)); convert it \
        to an ordinary one
        """
    case .corrupt(let format, let reason):
      return "the \(format.name.uppercased()) is damaged (\(short: reason)); get an intact copy"
    case .truncated(let format, let row, let height):
      let of: TerminalLine = height.map { " of \($0)" } ?? ""
      return """
        the \(format.name.uppercased()) is truncated at row \(row)\(of); get an intact \
        copy, or take it as it is with --lenient
        """
    case .tooLarge(let size, let bound): return tooLarge(size, bound)
    case .tooManyBytes(_, let limit):
      return "is larger than \(limit / 1_048_576) MiB, the limit for a picture; make it smaller"
    case .tooComplex(let scans, let limit):
      return "the JPEG has \(scans) scans or more, the limit is \(limit); save it anew"
    case .frame(let problem): return frame(problem)
    case .crop(let error): return crop(error)
    case .resultTooLarge(let size, let limit):
      return """
        the result of \(size.width)x\(size.height) would be too large, the limit is \(limit) a \
        side; use --max-size
        """
    case .resultTooManyBytes(let size, let limit):
      return """
        the result of \(size.width)x\(size.height) would take more than \(limit / 1_048_576) MiB, the limit \
        for a stored picture; use --max-size
        """
    case .outOfMemory: return "there is not enough memory to decode it; make it smaller"
    }
  }

  static func frame(_ problem: FrameProblem) -> TerminalLine {
    switch problem {
    case .size, .planeCount, .stride, .place:
      "the camera describes its frames in a way that cannot be; try another size or format of it"
    case .tooFewBytes(let count, let needed):
      "the frame has \(count) of \(needed) bytes; take another"
    case .noJPEG: "the frame should be a JPEG, but none begins in it; take another"
    }
  }

  static func crop(_ error: CropError) -> TerminalLine {
    switch error {
    case .malformed(let text):
      "\(quoted: text) is no crop; write WxH+X+Y, A:B, square or mugshot"
    case .zeroArea(let text): "\(quoted: text) keeps nothing; write sides of 1 or more"
    case .numberTooLarge(let text, let limit):
      "\(quoted: text): a number is larger than \(limit); write a smaller one"
    case .outside(let rectangle, let picture):
      """
      the crop \(rectangle.description) reaches outside of the upright picture, which is \
      \(picture.width)x\(picture.height); write one inside of it
      """
    case .nothingLeft(let across, let down, let picture):
      """
      the crop \(across):\(down) leaves nothing of a picture of \(picture.width)x\(picture.height); \
      write another shape
      """
    }
  }

  private static func tooLarge(_ size: PixelSize, _ bound: ImageError.Bound) -> TerminalLine {
    let what: TerminalLine =
      "the picture of \(size.width)x\(size.height) is too large, the limit is "
    switch bound {
    case .side(let limit): return what + "\(limit) pixels a side; make it smaller"
    case .pixelCount(let limit):
      return what + "\(limit / 1_000_000) megapixels; make it smaller"
    case .memory:
      return """
        the picture of \(size.width)x\(size.height) is too large, it takes more memory than there \
        is for a picture; make it smaller
        """
    case .decoderByteCount(let limit):
      return what + "\(limit / 1_048_576) MiB while decoding; save it without progressive scans"
    }
  }
}
