import ImageCodecs

/// One picture through a worker of the program, beside libvips in a Python that is kept and other programs.
struct PictureContest {
  let picture: JobPicture
  let job: PosseJob
  let peers: PicturePeers
  let rounds: Int

  /// Runs all and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    var contestants: [any Contestant] = [job]
    contestants += peers.all.map(\.contestant)
    _ = try job.turn()
    let own = try PictureOutput(of: job.output, name: job.name, judge: peers.pillow)
    print(own.line)
    for peer in peers.all {
      let output = try PictureOutput(
        of: peer.output, name: peer.contestant.name, judge: peers.pillow)
      print(output.line)
    }
    let results = try Contest(contestants: contestants, rounds: rounds).run()
    for result in results { print(result.line) }
    for peer in results.dropFirst() { print(results[0].comparison(with: peer)) }
    let gates = PictureGates(isKnown: picture.isKnown, isProgressive: picture.header.isProgressive)
    let passed = [
      gates.time(
        results, peers.library?.name, of: "libvips 8.18", atMost: 0.75,
        isRight: peers.library?.isAtLeast(8, 18) ?? false),
      gates.time(
        results, peers.program?.name, of: "vipsthumbnail", atMost: 0.6, isRight: true),
      gates.output(own),
      gates.memory(ofWorker: results[0]),
    ]
    return passed.allSatisfy(\.self)
  }
}
