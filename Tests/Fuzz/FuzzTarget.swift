import Glibc

/// What is given made-up input; all are one program, so that they are built once.
enum FuzzTarget: String, CaseIterable {
  case predicate
  case probe
  case jpeg
  case png
  case exif
  case frame

  /// The one that `POSSE_FUZZ_TARGET` names.
  static let chosen: FuzzTarget = {
    let name = unsafe getenv("POSSE_FUZZ_TARGET").map { unsafe String(cString: $0) }
    guard let target = name.flatMap(FuzzTarget.init) else {
      fatalError("POSSE_FUZZ_TARGET must be one of \(allCases.map(\.rawValue))")
    }
    return target
  }()

  /// The longest input, in bytes; what is beyond is cut off.
  var longest: Int {
    switch self {
    case .predicate: PredicateTrial.longest
    case .probe, .exif: 4096
    case .jpeg, .png, .frame: 16_384
    }
  }

  /// How inputs are laid out, if in pieces.
  var layout: PieceLayout? {
    switch self {
    case .predicate, .exif, .frame: nil
    case .probe: .either
    case .jpeg: .segments
    case .png: .chunks
    }
  }

  /// Takes one input through everything; ends the process when a promise is broken.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .predicate:
      // Bytes that are no UTF-8 become replacement characters, as in any text that reaches the parser.
      PredicateTrial(String(decoding: bytes, as: UTF8.self)).run()
    case .probe: ProbeTrial(bytes).run()
    case .exif: ExifTrial(bytes).run()
    case .frame: FrameTrial(bytes).run()
    case .jpeg: DevelopTrial(bytes).run()
    case .png:
      DevelopTrial(bytes).run()
      // The same with check sums that hold gets further.
      let mended = MendedPNG.bytes(of: bytes)
      if mended != bytes { DevelopTrial(mended).run() }
    }
  }
}
