/// How many frames are let go by first, since cameras take a while to see how light it is.
package enum CameraWarmUp: Hashable, Sendable {
  /// As many as it takes until frames are about equally light, for no longer than this.
  case settling(atMost: Duration)

  /// This many, 0 included.
  case frames(Int)
}
