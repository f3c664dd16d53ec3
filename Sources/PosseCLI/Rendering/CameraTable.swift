import Camera
import CommandKit

/// Cameras as rows, one for each pixel format that a camera offers.
enum CameraTable {
  /// Writes an aligned table in which what is the same as in the row above is left out.
  static func print(_ devices: [CameraDevice], on console: Console) {
    guard !devices.isEmpty else { return }
    var table = TextTable(columns: [
      TextTable.Column("device", minimumWidth: 11), TextTable.Column("state"),
      TextTable.Column("name", shrinks: 1), TextTable.Column("bus", shrinks: 3),
      TextTable.Column("format"), TextTable.Column("sizes", minimumWidth: 9, shrinks: 2),
    ])
    for device in devices {
      for (index, row) in rows(of: device).enumerated() {
        table.append(index == 0 ? row : ["", "", "", ""] + row.suffix(2))
      }
    }
    for line in table.lines(width: console.facts.width) { console.writeLine(line) }
  }

  /// Writes the same rows for other programs, every cell of each.
  static func printTabbed(_ devices: [CameraDevice], on console: Console) {
    for row in devices.flatMap(rows) {
      var line: [UInt8] = []
      DelimitedText.addTSV(row, to: &line)
      console.write(line)
    }
  }

  private static func rows(of device: CameraDevice) -> [[String]] {
    let camera = [device.path, device.state.word, device.card, device.bus]
    guard !device.formats.isEmpty else { return [camera + ["", ""]] }
    return device.formats.map { format in
      camera + [format.fourcc.description, format.isUnderstood ? sizes(of: format) : "not decoded"]
    }
  }

  private static func sizes(of format: CameraFormat) -> String {
    if let range = format.range {
      return "\(range.least) to \(range.greatest)"
    }
    return format.sizes.map { offered in
      let size = offered.size.description
      return offered.fastestRate.map { "\(size)@\(FrameRate.text($0))" } ?? size
    }.joined(separator: " ")
  }
}

/// Frames in a second as people write them.
enum FrameRate {
  /// At most two digits behind the point, and none where they are zero.
  static func text(_ rate: Double) -> String {
    guard rate.isFinite, rate >= 0, rate < 1_000_000 else { return "0" }
    let hundredths = Int((rate * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension CameraState {
  /// The stable word for it.
  var word: String {
    switch self {
    case .free: "free"
    case .busy: "busy"
    case .denied: "denied"
    case .withoutSignal: "no-signal"
    }
  }
}
