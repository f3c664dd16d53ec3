import CommandKit
import Glibc

/// A pseudo terminal: what is written to the controller is typed, what is shown can be read from it.
final class PseudoTerminal {
  let controller: Int32
  let path: String
  private let keeper: Int32

  init?(columns: UInt16, rows: UInt16) {
    controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // TIOCSPTLCK and TIOCGPTN are macros that are not imported.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard controller >= 0, unsafe ioctl(controller, 0x4004_5431, &isLocked) == 0,
      unsafe ioctl(controller, 0x8004_5430, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    keeper = unsafe open(path, O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    close(keeper)
    close(controller)
  }

  func type(_ text: String) { _ = DescriptorSink(controller).write(Array(text.utf8)[...]) }

  /// Reads what is shown, for at most the given time; empty when nothing comes.
  func read(milliseconds: Int32) -> [UInt8] {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(controller, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
