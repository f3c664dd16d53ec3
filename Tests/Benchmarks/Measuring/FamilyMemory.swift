import FileSystem
import Glibc

/// What a process and all that it started hold at a time.
///
/// Pages that several of them share are counted for each, so that the figure is rather too high.
struct FamilyMemory {
  /// The most that was seen so far, in KiB.
  private(set) var peakKiB = 0
  /// The most processes that were seen at a time.
  private(set) var processCount = 0

  /// Looks at a process and its descendants.
  mutating func look(at identifier: pid_t) {
    var unseen = [identifier]
    var sum = 0
    var count = 0
    while let next = unseen.popLast() {
      guard let kibibytes = Self.residentKiB(next) else { continue }
      sum += kibibytes
      count += 1
      // Ours are started by their first thread.
      unseen += Self.words("/proc/\(next)/task/\(next)/children").compactMap { pid_t($0) }
    }
    peakKiB = max(peakKiB, sum)
    processCount = max(processCount, count)
  }

  /// What was seen, for the report.
  var text: String {
    "peak of \(processCount) processes \((Double(peakKiB) / 1024).rounded(digits: 1)) MiB"
  }

  private static func residentKiB(_ identifier: pid_t) -> Int? {
    let words = words("/proc/\(identifier)/statm")
    guard words.count > 1, let pages = Int(words[1]) else { return nil }
    return pages * pageKiB
  }

  private static let pageKiB = sysconf(Int32(_SC_PAGESIZE)) / 1024

  private static func words(_ path: String) -> [Substring] {
    guard let bytes = try? FileReader.read(FilePath(path), limit: 1 << 16) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
  }
}
