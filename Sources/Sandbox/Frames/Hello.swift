/// The first thing a worker sends: that it is ready and how far it is confined, or which step failed.
enum Hello: Hashable {
  case ready(SandboxExtent)
  case failed(ConfinementFailure)

  /// The most bytes a hello has.
  static let byteLimit = 16

  /// Reads the one part of a hello, or gives nil when it is none; the inverse of `serialized`.
  init?(parsing bytes: [UInt8]) {
    if bytes.count == 1, let extent = SandboxExtent(rawValue: bytes[0]) {
      self = .ready(extent)
    } else if bytes.count == 6, bytes[0] == 0, let step = ConfinementStep(rawValue: bytes[1]) {
      let number = bytes[2...].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      self = .failed(ConfinementFailure(step: step, errno: Int32(bitPattern: number)))
    } else {
      return nil
    }
  }

  /// One byte, the extent; or zero, the step and the number of the error in 4 bytes.
  var serialized: [UInt8] {
    switch self {
    case .ready(let extent): return [extent.rawValue]
    case .failed(let failure):
      let number = UInt32(bitPattern: failure.errno)
      let digits = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
      return [0, failure.step.rawValue] + digits
    }
  }
}
