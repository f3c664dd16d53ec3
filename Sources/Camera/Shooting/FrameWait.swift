import Glibc

/// Waiting for frames until a moment that is the same for all of them.
struct FrameWait {
  /// So often, in milliseconds, is asked whether to give up: a signal may come to another thread.
  private static let pulse: Int32 = 100

  let camera: OpenCamera
  let ring: BufferRing

  /// The moment when waiting ends.
  let end: Duration

  /// How long that was from the beginning, for the error.
  let deadline: Duration

  /// Waits for a filled buffer.
  func next(isCancelled: () -> Bool) throws(CameraError) -> FilledBuffer {
    while true {
      if isCancelled() { throw .cancelled }
      let left = end - camera.system.now()
      if left <= .zero { throw .timeout(path: camera.path, after: deadline) }
      guard let events = try camera.poll(milliseconds: Self.wait(atMost: left)), events != 0
      else { continue }
      if let buffer = try ring.dequeue() { return buffer }
      // Nothing there although something was announced: a fault would be announced again at once and for ever.
      if events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0 {
        throw .failed(.dequeueBuffer, EIO, camera.path)
      }
      camera.system.pause(milliseconds: 10)
    }
  }

  private static func wait(atMost left: Duration) -> Int32 {
    let (seconds, attoseconds) = left.components
    if seconds > 0 { return pulse }
    return min(pulse, Int32(attoseconds / 1_000_000_000_000_000) + 1)
  }
}
