/// Whether a camera would give a frame now.
package enum CameraState: String, Hashable, Sendable {
  /// It would.
  case free

  /// Another program uses it.
  case busy

  /// This user may not open it.
  case denied

  /// What is plugged into it sends nothing.
  case withoutSignal
}
