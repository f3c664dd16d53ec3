/// The calls to the system that cameras take: the seam at which tests put drivers that lie.
///
/// Nothing here repeats a call that a signal interrupted; its callers do.
protocol CameraSystem {
  /// Tells whether a path leads to a character device. The corresponding C function is `stat`.
  func isCharacterDevice(_ path: String) throws(SystemCallFailure) -> Bool

  /// Opens without waiting and for no child process. The corresponding C function is `open`.
  func open(_ path: String) throws(SystemCallFailure) -> Int32

  /// Makes a request of a driver. The corresponding C function is `ioctl`.
  func control<Argument>(
    _ descriptor: Int32, _ code: UInt, _ argument: inout Argument
  ) throws(SystemCallFailure)

  /// Maps memory of a driver. The corresponding C function is `mmap`.
  func map(
    _ descriptor: Int32, length: Int, offset: Int
  ) throws(SystemCallFailure) -> MappedMemory

  /// Gives memory back. The corresponding C function is `munmap`.
  func unmap(_ memory: MappedMemory)

  /// Waits for input, and gives what happened: 0 when nothing did. The corresponding C function is `poll`.
  func poll(_ descriptor: Int32, milliseconds: Int32) throws(SystemCallFailure) -> Int32

  /// Waits for nothing. The corresponding C function is `poll`.
  func pause(milliseconds: Int32)

  /// Closes. The corresponding C function is `close`.
  func close(_ descriptor: Int32)

  /// The time since some moment, never set back. The corresponding C function is `clock_gettime`.
  func now() -> Duration

  /// The names in a folder, none if there is no such folder. The corresponding C function is `readdir`.
  func names(in folder: String) -> [String]

  /// Where a path leads when all links are followed. The corresponding C function is `realpath`.
  func target(of path: String) -> String?

  /// The first line of a small file. The corresponding C function is `read`.
  func line(of path: String) -> String?
}
