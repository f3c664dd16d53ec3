/// Turns bytes that a program wrote into lines in which nothing is invisible.
///
/// Control characters appear as their pictures (`␉` for a tab, `␛` for an escape, `␀` for NUL), a blank at
/// the end of a line as `␠`, a last line without a line feed ends in `␃`, bytes that are not UTF-8 appear as
/// `⟨ff⟩` and characters that steer the direction of text, or have no width, as `⟨U+2068⟩`.
enum VisibleOutput {
  /// Gives the lines of the output, each folder named replaced by its placeholder.
  static func lines(of bytes: [UInt8], replacing folders: [(path: String, name: String)] = [])
    -> [String]
  {
    guard !bytes.isEmpty else { return [] }
    var pieces = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isComplete = pieces.last?.isEmpty ?? true
    if isComplete { pieces.removeLast() }
    var lines = pieces.map { visible($0, replacing: folders) }
    if !isComplete { lines[lines.count - 1] += "␃" }
    return lines
  }

  private static func visible(
    _ bytes: ArraySlice<UInt8>, replacing folders: [(path: String, name: String)]
  ) -> String {
    var text = ""
    var rest = bytes
    while let byte = rest.first {
      guard let scalar = firstScalar(of: rest) else {
        let digits = String(byte, radix: 16)
        text += "⟨\(digits.count == 1 ? "0" + digits : digits)⟩"
        rest = rest.dropFirst()
        continue
      }
      text.unicodeScalars.append(contentsOf: picture(of: scalar).unicodeScalars)
      rest = rest.dropFirst(UTF8.width(scalar))
    }
    for folder in folders {
      text = text.split(separator: folder.path, omittingEmptySubsequences: false)
        .joined(separator: folder.name)
    }
    if text.last == " " { text = text.dropLast() + "␠" }
    return text
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20:
      return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
    case 0x7F:
      return "␡"
    case 0x80...0x9F, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
      return "⟨U+\(hexadecimal(scalar.value))⟩"
    default:
      return String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
