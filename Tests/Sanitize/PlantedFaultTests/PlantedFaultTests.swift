import CPlantedFaults
import Glibc
import Testing

/// Without these, a run whose build lost its sanitizers would look like one that finds nothing.
@Suite struct PlantedFaultTests {
  private func expect(_ words: String, in result: ExitTest.Result?) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(words), "\(output)")
  }

  @Test func `a read past the end in C is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exit(posse_planted_read_past_end(7) & 0)
    }
    try expect("heap-buffer-overflow", in: result)
  }

  @Test func `a read after free in C is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exit(posse_planted_read_after_free(3) & 0)
    }
    try expect("heap-use-after-free", in: result)
  }

  @Test func `undefined behaviour in C is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exit(posse_planted_increment(.max) & 0)
    }
    try expect("signed integer overflow", in: result)
  }

  @Test func `a read past the end in Swift is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 7)
      unsafe bytes.initialize(repeating: 0, count: 7)
      exit(unsafe CInt(bytes[7]) & 0)
    }
    try expect("heap-buffer-overflow", in: result)
  }
}
