import Glibc

/// A program that is started once and answers each line with a line, so that its start takes no part in the time.
final class KeptProgram {
  private let program: WholeProgram
  private let identifier: pid_t
  /// Our end of the socket that is both its input and its output.
  private let socket: Int32

  /// Starts the program.
  init(_ program: WholeProgram) throws(BenchmarkError) {
    var ends: (Int32, Int32) = (-1, -1)
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let status = unsafe withUnsafeMutableBytes(of: &ends) { bytes in
      unsafe socketpair(AF_UNIX, kind, 0, bytes.assumingMemoryBound(to: Int32.self).baseAddress)
    }
    guard status == 0 else { throw .cannotStart(program: program.name, errno: errno) }
    defer { _ = close(ends.1) }
    do {
      identifier = try program.spawn(input: ends.1, output: ends.1)
    } catch {
      _ = close(ends.0)
      throw error
    }
    self.program = program
    socket = ends.0
  }

  deinit {
    // It ends when nothing more can come.
    _ = close(socket)
    while waitpid(identifier, nil, 0) == -1 && errno == EINTR {}
  }

  /// Sends a line and returns the words of the answer.
  func ask(_ line: String) throws(BenchmarkError) -> [Substring] {
    let bytes = Array("\(line)\n".utf8)
    // A program that is gone shall not end this one with a signal.
    let count = unsafe send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    guard count == bytes.count else { throw .failed(program: program.name, status: 1) }
    return try answer()
  }

  /// Asks for numbers.
  func numbers(_ line: String) throws(BenchmarkError) -> [Double] {
    try ask(line).compactMap { Double($0) }
  }

  /// Waits for a line and returns its words.
  func answer() throws(BenchmarkError) -> [Substring] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = unsafe Glibc.read(socket, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { throw .failed(program: program.name, status: 1) }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self).split(separator: " ")
  }
}
