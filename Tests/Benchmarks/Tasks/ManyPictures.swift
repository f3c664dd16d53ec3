import FileSystem
import Glibc

/// `posse photo add` of many pictures in one command, against as many commands of one picture each.
struct ManyPictures {
  let picture: JobPicture
  let settings: BenchmarkSettings

  /// At least so many times the pictures in a second, where there are two processors or more.
  private static let leastRate = 1.7
  /// At most so much memory of all processes together, in MiB.
  private static let greatestMemory = 200.0
  /// Commands of one picture.
  private static let singles = 20
  /// The files of pictures fill no more than this; books and spool take about as much again.
  private static let mostBytes = 1 << 30

  /// Runs both and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    let count = settings.pictures
    let needed = max(count, Self.singles) * picture.bytes.count
    guard needed <= Self.mostBytes else {
      print(
        Report.row(
          "\(count) pictures", ["skipped: \(needed) bytes of files; at most \(Self.mostBytes)"]))
      return true
    }
    let folder = try ScratchFolder()
    let files = try makeFiles(max(count, Self.singles), in: folder)
    let single = try book("single.db", in: folder)
    let whole = try book("many.db", in: folder)

    // Half of the small commands go before the large one and half after it. A first one does not count.
    var alone: [Effort] = []
    var singleMemory = FamilyMemory()
    var manyMemory = FamilyMemory()
    _ = try add([files[0]], to: try book("first.db", in: folder), &singleMemory)
    for file in files[..<(Self.singles / 2)] {
      alone.append(try add([file], to: single, &singleMemory))
    }
    let many = try add(Array(files[..<count]), to: whole, &manyMemory)
    for file in files[(Self.singles / 2)..<Self.singles] {
      alone.append(try add([file], to: single, &singleMemory))
    }
    let processorTime = Statistics.median(alone.map(\.processorTime)) ?? 0
    print(
      Report.row(
        "posse photo add, 1 picture",
        [
          Report.spread(alone.map(\.time), unit: "ms"),
          "processor \(processorTime.rounded(digits: 1)) ms", singleMemory.text,
        ]))
    let rate = Double(count) * 1000 / many.time
    print(
      Report.row(
        "posse photo add, \(count) pictures",
        [
          "\(many.time.rounded(digits: 0)) ms", "\(rate.rounded(digits: 2)) a second",
          "processor \((many.processorTime / Double(count)).rounded(digits: 1)) ms each",
          manyMemory.text,
        ]))
    return judge(rate * (Statistics.median(alone.map(\.time)) ?? 0) / 1000, manyMemory)
  }

  private func judge(_ ratio: Double, _ memory: FamilyMemory) -> Bool {
    var verdicts = [
      Report.verdict(
        "memory of all", Double(memory.peakKiB) / 1024, atMost: Self.greatestMemory, unit: "MiB",
        digits: 1)
    ]
    if sysconf(Int32(_SC_NPROCESSORS_ONLN)) < 2 {
      print(Report.row("not judged", ["rate: there is one processor only"]))
    } else {
      verdicts.append(
        Report.verdict(
          "rate", ratio, atLeast: Self.leastRate, unit: "times that of single commands"))
    }
    for verdict in verdicts { print(verdict.line) }
    return verdicts.allSatisfy(\.isPassed)
  }

  /// Runs one command and returns what it and its workers took.
  private func add(
    _ files: [String], to book: String, _ memory: inout FamilyMemory
  ) throws(BenchmarkError) -> Effort {
    let program = WholeProgram(
      name: "posse photo add", path: settings.posse,
      arguments: ["--db", book, "--quiet", "photo", "add", "1", "--crop", "4:5"] + files)
    var seen = memory
    let run = try program.run { seen.look(at: $0) }
    memory = seen
    return Effort(time: run.time.milliseconds, processorTime: run.processorTime)
  }

  private func book(_ name: String, in folder: ScratchFolder) throws(BenchmarkError) -> String {
    let path = folder.file(name)
    try SampleBook.make(at: path, people: 1)
    return path.text ?? ""
  }

  /// Copies that differ behind the end of the picture, so that none is taken for another.
  private func makeFiles(
    _ count: Int, in folder: ScratchFolder
  ) throws(BenchmarkError) -> [String] {
    var files: [String] = []
    for number in 0..<count {
      let path = folder.file("\(number).jpg")
      do {
        try AtomicFile.write(
          picture.bytes + Array("\(number)".utf8), to: path, overwrite: false)
      } catch {
        throw .file("cannot write '\(path.displayText)'")
      }
      files.append(path.text ?? "")
    }
    return files
  }
}
