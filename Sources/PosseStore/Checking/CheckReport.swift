/// What a check of a book found.
package struct CheckReport: Hashable, Sendable {
  /// What is wrong, in the order it was found; of each kind only the first ``kindLimit``.
  package internal(set) var findings: [Finding] = []
  /// What was wrong and is not any more.
  package internal(set) var fixed: Set<Finding> = []
  /// How many findings of each kind were left out.
  package internal(set) var omitted: [String: Int] = [:]
  /// The number of people, the trash included.
  package internal(set) var peopleCount: Int64 = 0
  /// The number of photos.
  package internal(set) var photoCount: Int64 = 0
  /// The number of entries in the history.
  package internal(set) var entryCount: Int64 = 0

  /// How many findings of one kind are kept, so that a wholly broken book does not fill the memory.
  package static let kindLimit = 1000

  private var counts: [String: Int] = [:]

  init() {}

  /// Whether nothing is wrong, or nothing any more.
  package var isSound: Bool { remaining.isEmpty && omitted.isEmpty }

  /// What is still wrong.
  package var remaining: [Finding] { findings.filter { !fixed.contains($0) } }

  /// Whether pages of the file cannot be relied on.
  package var hasDamagedPages: Bool { findings.contains(where: \.isDamageOfPages) }

  mutating func add(_ finding: Finding) {
    let count = counts[finding.kind, default: 0]
    counts[finding.kind] = count + 1
    if count < Self.kindLimit {
      findings.append(finding)
    } else {
      omitted[finding.kind, default: 0] += 1
    }
  }

  /// Takes what a second look after repairs no longer finds as fixed.
  mutating func settle(with second: CheckReport) {
    // A repair may have left an entry in the history.
    entryCount = second.entryCount
    let left = Set(second.findings)
    fixed = Set(findings.filter { $0.isFixable && !left.contains($0) })
    let kinds = Set(findings.filter(\.isFixable).map(\.kind))
    // With more of a kind than are kept, the second look may find others than the first.
    for kind in kinds {
      omitted[kind] = second.omitted[kind]
      for finding in second.findings where finding.kind == kind && !findings.contains(finding) {
        findings.append(finding)
      }
    }
  }
}
