import Camera

extension CameraDevice {
  /// All that is known of the camera.
  var json: JSONText {
    .object([
      ("path", .text(path)), ("state", .text(state.word)), ("name", .text(card)),
      ("driver", .text(driver)), ("bus", .text(bus)),
      ("links", .array(links.map(JSONText.text))), ("formats", .array(formats.map(\.json))),
    ])
  }
}

extension CameraFormat {
  fileprivate var json: JSONText {
    .object([
      ("fourcc", .text(fourcc.description)), ("name", .text(name)),
      ("compressed", .bool(isCompressed)), ("decoded", .bool(isUnderstood)),
      ("sizes", .array(sizes.map(\.json))),
      ("least", range?.least.json ?? .null), ("greatest", range?.greatest.json ?? .null),
    ])
  }
}

extension OfferedSize {
  fileprivate var json: JSONText {
    .object(
      size.members + [("rates", .array(intervals.map { .number(FrameRate.text($0.rate)) }))])
  }
}

extension FrameSize {
  fileprivate var json: JSONText { .object(members) }

  fileprivate var members: [(String, JSONText)] {
    [("width", .integer(Int64(width))), ("height", .integer(Int64(height)))]
  }
}
