import ImageCodecs

extension Mosaic {
  /// How light the picture is on the whole, from 0 to 255, by the weights of BT.601.
  var meanLuma: Double {
    var sum = 0
    for place in stride(from: 0, to: pixels.count - 2, by: 3) {
      sum += 299 * Int(pixels[place]) + 587 * Int(pixels[place + 1]) + 114 * Int(pixels[place + 2])
    }
    return Double(sum) / Double(1000 * max(1, pixels.count / 3))
  }
}
