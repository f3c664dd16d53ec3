import Glibc

/// Feeds a program and reads its two outputs at once, so that no full pipe can block it for ever.
struct PipeExchange {
  private var pending: ArraySlice<UInt8>
  private var feed: Descriptor?
  private var output: Descriptor?
  private var errors: Descriptor?

  /// What came from standard output so far.
  private(set) var outputBytes: [UInt8] = []
  /// What came from standard error so far.
  private(set) var errorBytes: [UInt8] = []

  /// Takes over our ends of the pipes.
  init(input: [UInt8], feed: Descriptor?, output: Descriptor, errors: Descriptor) {
    pending = input[...]
    self.feed = feed
    self.output = output
    self.errors = errors
    // A program that stops reading must not end the tests.
    _ = signal(SIGPIPE, SIG_IGN)
    if let feed { Self.stopBlocking(feed) }
  }

  /// Exchanges bytes until both outputs are closed; false when the time was up before.
  mutating func run(until end: ContinuousClock.Instant) -> Bool {
    closeFeedWhenDone()
    while output != nil || errors != nil {
      var waits = [output, errors, feed].map { descriptor in
        pollfd(fd: descriptor?.number ?? -1, events: Int16(POLLIN), revents: 0)
      }
      waits[2].events = Int16(POLLOUT)
      let left = (end - ContinuousClock.now).components.seconds
      guard left >= 0 else { return false }
      let ready = unsafe poll(&waits, nfds_t(waits.count), Int32(clamping: left * 1000 + 500))
      guard ready > 0 else {
        if ready == 0 || errno == EINTR { continue }
        return false
      }
      if waits[0].revents != 0, let open = output {
        if !Self.read(from: open, into: &outputBytes) { output = nil }
      }
      if waits[1].revents != 0, let open = errors {
        if !Self.read(from: open, into: &errorBytes) { errors = nil }
      }
      if waits[2].revents != 0 { write() }
    }
    return true
  }

  private mutating func write() {
    guard let feed else { return }
    let chunk = Array(pending.prefix(65_536))
    let written = unsafe Glibc.write(feed.number, chunk, chunk.count)
    if written > 0 {
      pending = pending.dropFirst(written)
    } else if errno != EAGAIN && errno != EINTR {
      // The reader went away: the rest is not wanted.
      pending = []
    }
    closeFeedWhenDone()
  }

  private mutating func closeFeedWhenDone() {
    guard pending.isEmpty else { return }
    feed?.close()
    feed = nil
  }

  private static func read(from descriptor: Descriptor, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor.number, &buffer, buffer.count)
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  private static func stopBlocking(_ descriptor: Descriptor) {
    let flags = fcntl(descriptor.number, F_GETFL)
    _ = fcntl(descriptor.number, F_SETFL, flags | O_NONBLOCK)
  }
}
