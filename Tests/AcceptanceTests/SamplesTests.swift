import Foundation
import TestSupport
import Testing

/// The sample portraits: small enough to ship and still what their script draws.
@Suite struct SamplesTests {
  private static let folder = Repository.path("Samples/portraits")
  private static let python = "/usr/bin/python3"

  private static let canDraw: Bool = {
    let runner = ProgramRunner(program: python)
    return (try? runner.run(["-c", "import PIL, numpy"]))?.status == 0
  }()

  private static let pictures: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.sorted()
  }()

  @Test func `the pictures are small enough to ship`() throws {
    let sizes = try Self.pictures.map { name in
      try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")).count
    }
    #expect(sizes.count == 13)
    #expect(sizes.allSatisfy { $0 < 1_500_000 })
    #expect(sizes.reduce(0, +) < 4_000_000)
  }

  @Test(.enabled(if: canDraw, "python3-pil or python3-numpy is not installed"))
  func `the script draws the same pixels again`() throws {
    let runner = ProgramRunner(
      program: Self.python, workingDirectory: Self.folder, deadline: .seconds(600))
    let result = try runner.run(["-B", "check.py"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the quickstart attaches every picture`() throws {
    let script = try Repository.text("Samples/quickstart")
    for name in Self.pictures {
      #expect(script.contains("$portraits/\(name)"))
    }
  }
}
