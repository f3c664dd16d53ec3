/// An open file that is closed when its owner goes out of scope.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(adopting number: Int32) {
    self.number = number
  }

  deinit {
    SystemCalls.close(number)
  }
}
