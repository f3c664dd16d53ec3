import CCamera

/// A request that a video driver answers, and the C structure in which it does.
struct DriverRequest<Argument> {
  /// Which request it is.
  let call: DriverCall

  /// The number for `ioctl`, made as asm-generic/ioctl.h makes it: direction, size, letter and number.
  let code: UInt

  private init(_ call: DriverCall, _ direction: Direction, _ number: UInt) {
    self.call = call
    // The size is that of this machine, which is what its kernel expects.
    let size = UInt(MemoryLayout<Argument>.size)
    code = direction.rawValue << 30 | size << 16 | UInt(UInt8(ascii: "V")) << 8 | number
  }

  private enum Direction: UInt {
    case toDriver = 1
    case fromDriver = 2
    case both = 3
  }
}

extension DriverRequest<v4l2_capability> {
  static var queryCapability: Self { Self(.queryCapability, .fromDriver, 0) }
}

extension DriverRequest<v4l2_fmtdesc> {
  static var enumerateFormats: Self { Self(.enumerateFormats, .both, 2) }
}

extension DriverRequest<v4l2_format> {
  static var getFormat: Self { unsafe Self(.getFormat, .both, 4) }
  static var setFormat: Self { unsafe Self(.setFormat, .both, 5) }
}

extension DriverRequest<v4l2_requestbuffers> {
  static var requestBuffers: Self { Self(.requestBuffers, .both, 8) }
}

extension DriverRequest<v4l2_buffer> {
  /// One of the three requests that concern a single buffer.
  static func buffer(_ call: DriverCall) -> Self {
    let number: UInt =
      switch call {
      case .queryBuffer: 9
      case .queueBuffer: 15
      default: 17
      }
    return unsafe Self(call, .both, number)
  }
}

extension DriverRequest<Int32> {
  static var streamOn: Self { Self(.streamOn, .toDriver, 18) }
  static var streamOff: Self { Self(.streamOff, .toDriver, 19) }
  static var getInput: Self { Self(.getInput, .fromDriver, 38) }
}

extension DriverRequest<v4l2_streamparm> {
  static var setParameters: Self { Self(.setParameters, .both, 22) }
}

extension DriverRequest<v4l2_input> {
  static var enumerateInputs: Self { Self(.enumerateInputs, .both, 26) }
}

extension DriverRequest<v4l2_frmsizeenum> {
  static var enumerateSizes: Self { Self(.enumerateSizes, .both, 74) }
}

extension DriverRequest<v4l2_frmivalenum> {
  static var enumerateIntervals: Self { Self(.enumerateIntervals, .both, 75) }
}
