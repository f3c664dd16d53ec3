/// A predicate in which `«` and `»` mark the place that a diagnostic is expected at.
struct MarkedPredicate {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var bounds: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        bounds.append(bytes.count)
      } else {
        bytes += Array(String(Character(scalar)).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    range = bounds.count == 2 ? bounds[0]..<bounds[1] : 0..<0
  }
}
