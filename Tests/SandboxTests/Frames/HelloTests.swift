import Testing

@testable import Sandbox

@Suite struct HelloTests {
  @Test func `every hello is read as it was written`() {
    let extents = (0...255).compactMap { SandboxExtent(rawValue: $0) }
    #expect(extents.count == 4)
    let failures = ConfinementStep.allCases.flatMap { step in
      [0, 1, 38, 4095, -1].map { ConfinementFailure(step: step, errno: $0) }
    }
    for hello in extents.map(Hello.ready) + failures.map(Hello.failed) {
      #expect(Hello(parsing: hello.serialized) == hello)
      #expect(hello.serialized.count <= Hello.byteLimit)
    }
  }

  @Test(
    arguments: [[], [0], [5], [1, 1], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 13, 1, 0, 0, 0]]
      as [[UInt8]])
  func `anything else is no hello`(bytes: [UInt8]) {
    #expect(Hello(parsing: bytes) == nil)
  }
}
