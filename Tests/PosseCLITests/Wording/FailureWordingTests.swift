import CommandKit
import PosseModel
import PosseStore
import Testing

@testable import PosseCLI

@Suite struct FailureWordingTests {
  @Test func `every failure has a sample`() {
    let names = Set(FailureSamples.all.map { FailureCases.name($0.failure) })
    #expect(names.count == FailureCases.count)
    let ofStore = FailureSamples.all.compactMap { sample -> String? in
      if case .store(let error) = sample.failure { FailureCases.name(error) } else { nil }
    }
    #expect(Set(ofStore).count == FailureCases.storeCount)
  }

  @Test func `every failure ends with its status and has its reason`() {
    for sample in FailureSamples.all {
      #expect(sample.failure.status == sample.status, "\(sample.failure)")
      #expect(sample.failure.reason == sample.reason, "\(sample.failure)")
    }
  }

  @Test func `reasons are stable words`() {
    for sample in FailureSamples.all {
      let isWord = sample.reason.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
      }
      // A predicate's own code is the reason, such as S101.
      let isCode = sample.reason.wholeMatch(of: /[PS][0-9]{3}/) != nil
      #expect(isCode || isWord && !sample.reason.isEmpty)
    }
  }

  @Test func `no message sends the terminal anything but text`() {
    for sample in FailureSamples.all {
      let message = FailureWording.message(sample.failure).text
      #expect(Safety.commands(in: message).isEmpty, "\(message)")
      for line in message.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
        // Further lines are ours: candidates, or a message of their own.
        #expect(line.hasPrefix("  ") || line.hasPrefix("posse: "), "\(message)")
      }
      #expect(message.count < 4_000)
    }
  }

  @Test func `messages begin in lower case, unless with a name`() {
    for sample in FailureSamples.all {
      let message = FailureWording.message(sample.failure).text
      let word = message.prefix { $0.isLetter || $0 == "_" }
      let isName = word.count > 1 && word.allSatisfy { !$0.isLowercase }
      #expect(!message.isEmpty)
      #expect(isName || word.first.map(\.isLowercase) ?? true, "\(message)")
    }
  }

  @Test func `messages say what to do next`() {
    let needless: Set<String> = [
      "declined", "interrupted", "output", "storedPicture", "predicate",
    ]
    for sample in FailureSamples.all where !needless.contains(FailureCases.name(sample.failure)) {
      // A step that cannot be taken back leaves nothing to do.
      if ["erased", "other-schema"].contains(sample.reason) { continue }
      let message = FailureWording.message(sample.failure).text
      let advice = [
        ";", "write ", "name ", "see ", "See: ", "use ", "Make room", "Wait", "did you mean", "--",
      ]
      #expect(advice.contains { message.contains($0) }, "\(message)")
      #expect(!message.contains("the book failed"))
    }
  }

  @Test func `pictures that failed are told one by one, and how to go on`() {
    func message(_ total: Int, canSkip: Bool) -> [Substring] {
      let errors = ["a.jpg", "b.jpg"].map {
        PhotoErrorSample.make($0)
      }
      return FailureWording.message(.photos(errors, of: total, canSkip: canSkip)).text
        .split(separator: "\n")
    }
    #expect(
      message(3, canSkip: true) == [
        "a.jpg: no such file; check the path", "posse: b.jpg: no such file; check the path",
        """
        posse: nothing was stored; leave the bad pictures out, or say --skip-bad to store the \
        other 1
        """,
      ])
    let plain = "posse: nothing was stored; leave the bad pictures out, or mend them"
    #expect(message(2, canSkip: true).last.map(String.init) == plain)
    #expect(message(3, canSkip: false).last.map(String.init) == plain)
  }

  @Test func `details of a failure are there for scripts`() {
    let candidate = FugitiveCandidate(id: FugitiveID(3), name: "Ann")
    #expect(
      JSONText.array(Failure.store(.ambiguous("a", candidates: [candidate])).details)
        .compact(isVisible: false) == #"[{"id":3,"name":"Ann"}]"#)
    #expect(
      JSONText.array(Failure.store(.noSuchNumbers([FugitiveID(9)])).details)
        .compact(isVisible: false) == #"[{"id":9}]"#)
    let photos = Failure.photos([PhotoErrorSample.make("a.jpg")], of: 1, canSkip: true)
    #expect(
      JSONText.array(photos.details).compact(isVisible: false)
        == #"[{"source":"a.jpg","reason":"picture","message":"no such file; check the path"}]"#)
    #expect(Failure.declined.details.isEmpty)
  }
}
