/// Pictures of 12 megapixels: one beside other libraries, and many in one command.
struct PictureTask {
  let settings: BenchmarkSettings

  /// Runs the task and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    guard let picture = try JobPicture.find(settings.picture) else {
      print("picture: skipped: no JPEG of 12 megapixels is at hand; --picture names one")
      return true
    }
    let rounds = min(settings.runs, 40)
    print("picture: upright, the middle in 4:5, 960x1200, as PNG, \(rounds) rounds")
    print(picture.line)
    let folder = try ScratchFolder()
    let job = PosseJob(
      program: settings.posse, picture: picture.path, output: folder.file("posse.png"))
    let peers = try PicturePeers(picture: picture.path, python: settings.python, folder: folder)
    var isPassed = try PictureContest(picture: picture, job: job, peers: peers, rounds: rounds)
      .run()
    isPassed = try PictureOverhead(job: job, rounds: rounds).run() && isPassed
    return try ManyPictures(picture: picture, settings: settings).run() && isPassed
  }
}
