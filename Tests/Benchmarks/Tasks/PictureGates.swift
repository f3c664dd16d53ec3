/// What one picture may cost.
struct PictureGates {
  /// Whether the picture is the one that the gates of the output were set with.
  let isKnown: Bool
  /// Whether a decoder must hold all of it at once, for which the gate of memory was not made.
  let isProgressive: Bool

  /// At most so many bytes: what libvips 8.18 makes of the known picture with all filters at level 6.
  private static let mostBytes = 1_820_335.0
  /// At least so near to the best there is, so that bytes and time are not saved by blur.
  private static let leastDecibels = 50.0
  /// At most so much memory of the worker at a time, in MiB.
  private static let greatestMemory = 48.0

  /// Judges the time of the first against that of a peer; false when it takes too long.
  func time(
    _ results: [Contest.Result], _ peer: String?, of wanted: String, atMost limit: Double,
    isRight: Bool
  ) -> Bool {
    guard isRight, let peer, let other = results.first(where: { $0.name == peer }) else {
      return notJudged("time: \(peer.map { "\($0) is not \(wanted)" } ?? "there is no \(wanted)")")
    }
    let ratio = Statistics.median(results[0].ratios(to: other)) ?? 0
    return judged(
      Report.verdict("time", ratio, atMost: limit, unit: "times that of \(peer)"))
  }

  /// Judges the PNG; false when it has too many bytes or is not good enough.
  func output(_ output: PictureOutput) -> Bool {
    guard isKnown else {
      return notJudged("bytes and decibels: their limits belong to another picture")
    }
    let isSmall = judged(
      Report.verdict(
        "PNG", Double(output.byteCount), atMost: Self.mostBytes, unit: "bytes", digits: 0))
    guard let decibels = output.decibels else {
      return notJudged("decibels: there is no Pillow") && isSmall
    }
    return judged(
      Report.verdict("likeness", decibels, atLeast: Self.leastDecibels, unit: "dB", digits: 1))
      && isSmall
  }

  /// Judges the peak; false when it is too high.
  func memory(ofWorker result: Contest.Result) -> Bool {
    guard !isProgressive else {
      return notJudged("memory: a progressive picture is held at once")
    }
    return judged(
      Report.verdict(
        "worker's peak", Double(result.peakKiB) / 1024, atMost: Self.greatestMemory, unit: "MiB",
        digits: 1))
  }

  private func judged(_ verdict: (line: String, isPassed: Bool)) -> Bool {
    print(verdict.line)
    return verdict.isPassed
  }

  /// What cannot be judged here is not missed.
  private func notJudged(_ why: String) -> Bool {
    print(Report.row("not judged", [why]))
    return true
  }
}
