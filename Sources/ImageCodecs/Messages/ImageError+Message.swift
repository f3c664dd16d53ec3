import Raster

extension ImageError: MessageValue {
  func write(to writer: inout MessageWriter) {
    writer.write(kind.rawValue)
    switch self {
    case .unsupportedFormat(let seen): writer.write(seen.rawValue)
    case .unsupportedVariant(let format, let reason), .corrupt(let format, let reason):
      writer.write(format.rawValue)
      writer.write(reason)
    case .truncated(let format, let row, let height):
      writer.write(format.rawValue)
      writer.write(row)
      writer.write(height)
    case .tooLarge(let size, let bound):
      size.write(to: &writer)
      bound.write(to: &writer)
    case .tooManyBytes(let first, let limit), .tooComplex(let first, let limit):
      writer.write(first)
      writer.write(limit)
    case .frame(let problem): problem.write(to: &writer)
    case .crop(let error): error.write(to: &writer)
    case .resultTooLarge(let size, let limit), .resultTooManyBytes(let size, let limit):
      size.write(to: &writer)
      writer.write(limit)
    case .outOfMemory: break
    }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    switch try reader.choice(Kind.self) {
    case .unsupportedFormat: self = .unsupportedFormat(try reader.choice())
    case .unsupportedVariant:
      self = .unsupportedVariant(try reader.choice(), reason: try reader.text())
    case .corrupt: self = .corrupt(try reader.choice(), reason: try reader.text())
    case .truncated:
      self = .truncated(
        try reader.choice(), row: try reader.number(),
        height: try reader.optional { reader throws(MessageError) in try reader.number() })
    case .tooLarge:
      self = .tooLarge(try PixelSize(from: &reader), limit: try Bound(from: &reader))
    case .tooManyBytes: self = .tooManyBytes(try reader.number(), limit: try reader.number())
    case .tooComplex: self = .tooComplex(scans: try reader.number(), limit: try reader.number())
    case .frame: self = .frame(try FrameProblem(from: &reader))
    case .crop: self = .crop(try CropError(from: &reader))
    case .resultTooLarge:
      self = .resultTooLarge(try PixelSize(from: &reader), limit: try reader.number())
    case .resultTooManyBytes:
      self = .resultTooManyBytes(try PixelSize(from: &reader), limit: try reader.number())
    case .outOfMemory: self = .outOfMemory
    }
  }

  private enum Kind: String {
    case unsupportedFormat, unsupportedVariant, corrupt, truncated, tooLarge, tooManyBytes
    case tooComplex, frame, crop, resultTooLarge, resultTooManyBytes, outOfMemory
  }

  private var kind: Kind {
    switch self {
    case .unsupportedFormat: .unsupportedFormat
    case .unsupportedVariant: .unsupportedVariant
    case .corrupt: .corrupt
    case .truncated: .truncated
    case .tooLarge: .tooLarge
    case .tooManyBytes: .tooManyBytes
    case .tooComplex: .tooComplex
    case .frame: .frame
    case .crop: .crop
    case .resultTooLarge: .resultTooLarge
    case .resultTooManyBytes: .resultTooManyBytes
    case .outOfMemory: .outOfMemory
    }
  }
}

extension ImageError.Bound: MessageValue {
  func write(to writer: inout MessageWriter) {
    switch self {
    case .side(let limit):
      writer.write("side")
      writer.write(limit)
    case .pixelCount(let limit):
      writer.write("pixels")
      writer.write(limit)
    case .decoderByteCount(let limit):
      writer.write("bytes")
      writer.write(limit)
    case .memory: writer.write("memory")
    }
  }

  init(from reader: inout MessageReader) throws(MessageError) {
    switch try reader.text() {
    case "side": self = .side(try reader.number())
    case "pixels": self = .pixelCount(try reader.number())
    case "bytes": self = .decoderByteCount(try reader.number())
    case "memory": self = .memory
    default: throw .malformed
    }
  }
}
