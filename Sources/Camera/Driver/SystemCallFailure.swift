/// A call to the system that failed.
struct SystemCallFailure: Error, Hashable {
  let errno: Int32

  init(_ errno: Int32) {
    self.errno = errno
  }
}
