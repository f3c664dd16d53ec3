import FileSystem

/// `posse photo add` of a 12-megapixel JPEG as a whole process, beside other programs that shrink it.
///
/// For information: the peers write a PNG of the same size, and nothing into a book.
struct PhotoTask {
  let settings: BenchmarkSettings

  /// Runs the task and reports.
  func run() throws(BenchmarkError) {
    let picture = FilePath(OwnFolder.source).appending("Samples/portraits/doroteo-arango.jpg")
    guard let path = picture.text, (try? picture.resolved()) != nil else {
      print("photo: skipped: the sample picture is not where it was when this was built")
      return
    }
    let rounds = min(settings.runs, 20)
    print("photo: a JPEG of 12 megapixels, \(rounds) rounds")
    let folder = try ScratchFolder()
    let template = folder.file("template.db")
    try SampleBook.make(at: template, people: 1)
    let empty = try bytes(of: template)
    let book = folder.file("book.db")
    let posse = WholeProgram(
      name: "posse photo add", path: settings.posse,
      arguments: ["--db", book.text ?? "", "--quiet", "photo", "add", "1", path])
    let output = folder.file("shrunk.png").text ?? ""
    var programs = [posse]
    for peer in [
      ("vipsthumbnail", [path, "--size", "1200", "-o", output]),
      ("convert", [path, "-auto-orient", "-resize", "1200x1200", output]),
    ] {
      guard let program = InstalledProgram.find(peer.0) else {
        print(Report.row(peer.0, ["skipped: not installed"]))
        continue
      }
      let candidate = WholeProgram(
        name: peer.0, path: program, arguments: peer.1, hidesErrors: true)
      do {
        _ = try candidate.run()
        programs.append(candidate)
      } catch {
        print(Report.row(peer.0, ["skipped: \(error.message)"]))
      }
    }
    let contest = Contest(programs: programs, rounds: rounds) { () throws(BenchmarkError) in
      do {
        try AtomicFile.write(empty, to: book, mode: 0o600, overwrite: true)
      } catch {
        throw .file("cannot write '\(book.displayText)'")
      }
    }
    let results = try contest.run()
    for result in results { print(result.line) }
    for peer in results.dropFirst() { print(results[0].comparison(with: peer)) }
  }

  private func bytes(of path: FilePath) throws(BenchmarkError) -> [UInt8] {
    do {
      return try FileReader.read(path, limit: 1 << 24)
    } catch {
      throw .file("cannot read '\(path.displayText)'")
    }
  }
}
