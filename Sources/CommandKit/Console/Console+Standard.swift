import Glibc

extension Console {
  /// Makes the console of this process.
  ///
  /// The descriptors are those that `StandardDescriptors.occupy()` found. A standard output that was
  /// closed refuses every byte; a standard error that was closed takes none.
  package static func standard(_ descriptors: StandardDescriptors) -> Console {
    let closed = descriptors.closed
    let output: any ByteSink =
      closed.contains(STDOUT_FILENO)
      ? RefusingSink(failure: EBADF) : DescriptorSink(STDOUT_FILENO)
    return Console(
      facts: .measured(closed: closed), output: output, errors: DescriptorSink(STDERR_FILENO),
      terminal: { ControllingTerminal.open(path: "/dev/tty") })
  }
}
