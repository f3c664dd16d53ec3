import CSandbox
import Glibc

/// A pipe whose ends no other program inherits.
struct Pipe: ~Copyable {
  let reading: PipeEnd
  let writing: PipeEnd

  /// Opens a pipe that holds up to 1 MiB, if the system lets it.
  ///
  /// The corresponding C functions are `pipe2` and `fcntl` with `F_SETPIPE_SZ`.
  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe posse_pipe(&ends) == 0 else { throw SystemFailure(errno: errno) }
    let reader = PipeEnd(adopting: ends[0])
    let writer = PipeEnd(adopting: ends[1])
    // A number of a standard stream would be overwritten while the streams of the worker are set up.
    let reading = try reader.aboveStandardStreams()
    let writing = try writer.aboveStandardStreams()
    // A message goes through in few pieces then. Users have a limit on the sum, so that it may be refused.
    _ = posse_widen_pipe(writing.descriptor, 1 << 20)
    self.reading = reading
    self.writing = writing
  }
}
