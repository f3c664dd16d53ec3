import TestSupport
import Testing

@testable import Sandbox

@Suite struct FrameTests {
  @Test func `what is written is read again, in pieces of any size`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let message = Self.randomMessage(&random)
      let bytes = try #require(
        FrameBytes.written(message, piece: Int.random(in: 1...90, using: &random)))
      let (progress, rest) = try FrameBytes.read(bytes, piece: .random(in: 1...90, using: &random))
      #expect(progress == .complete(message))
      #expect(rest == 0)
    }
  }

  @Test func `every cut of a message is refused, save the empty one`() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let bytes = try #require(FrameBytes.written(Self.randomMessage(&random)))
      #expect(try FrameBytes.read([]).progress == .ended)
      for count in 1..<bytes.count {
        #expect(throws: FrameDefect.cutOff) { try FrameBytes.read(Array(bytes[..<count])) }
      }
    }
  }

  @Test func `a reader takes no byte beyond the message and is ready for the next`() throws {
    let first = try #require(FrameBytes.written([[1, 2], []]))
    #expect(try FrameBytes.read(first + [9, 9]).rest == 2)

    var reader = FrameReader(limit: 10)
    var rest = (first + first)[...]
    for _ in 0..<2 {
      let progress = unsafe try reader.advance { target in
        unsafe target.copyBytes(from: rest.prefix(target.count))
        rest = rest.dropFirst(target.count)
        return .moved(target.count)
      }
      #expect(progress == .complete([[1, 2], []]))
    }
    #expect(!reader.hasBegun)
  }

  @Test func `the limit holds for the sum of all parts`() throws {
    let bytes = try #require(FrameBytes.written([[1, 2, 3], [4, 5]]))
    #expect(try FrameBytes.read(bytes, limit: 5).progress == .complete([[1, 2, 3], [4, 5]]))
    #expect(throws: FrameDefect.tooLong(bytes: 5)) { try FrameBytes.read(bytes, limit: 4) }
    #expect(FrameHeader(describing: [[1, 2, 3], [4, 5]], limit: 4) == nil)
    #expect(FrameHeader(describing: [[1, 2, 3], [4, 5]], limit: 5)?.lengths == [3, 2])
  }

  @Test func `eight parts are the most`() {
    #expect(FrameHeader(describing: [[UInt8]](repeating: [], count: 8))?.lengths.count == 8)
    #expect(FrameHeader(describing: [[UInt8]](repeating: [], count: 9)) == nil)
  }

  @Test(arguments: HeaderCase.all)
  func `a header that cannot be is refused before anything is read`(_ row: HeaderCase) throws {
    #expect(throws: row.defect) { try FrameHeader(parsing: row.bytes, limit: 1000) }
  }

  @Test func `random headers are refused or say what they hold`() {
    var random = SeededGenerator(seed: 3)
    let valid = FrameHeader(describing: [[1], [], [2, 3]])?.serialized ?? []
    for _ in 0..<2_000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if let header = try? FrameHeader(parsing: bytes, limit: 1000) {
        #expect(header.serialized == bytes)
      }
    }
  }

  private static func randomMessage(_ random: inout SeededGenerator) -> [[UInt8]] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      random.bytes(Bool.random(using: &random) ? 0 : Int.random(in: 0...200, using: &random))
    }
  }
}
