import Testing

@testable import Camera

/// The stable words of failures.
@Suite struct CameraErrorTests {
  @Test(
    arguments: [
      (.noCamera, "no-camera"), (.noMatch("x"), "no-camera"), (.missing(path: "x"), "no-camera"),
      (.ambiguous("x", matches: []), "ambiguous"), (.denied(path: "x"), "denied"),
      (.notACamera(path: "x", .noPictures), "not-a-camera"), (.busy(path: "x"), "busy"),
      (.noFormat(path: "x", offered: []), "no-format"), (.interlaced(path: "x"), "interlaced"),
      (.noSignal(path: "x"), "no-signal"), (.timeout(path: "x", after: .zero), "timeout"),
      (.unplugged(path: "x"), "unplugged"), (.badFrames(path: "x", count: 1), "bad-frames"),
      (.driver(path: "x", call: "open", errno: 5), "driver"),
      (.implausible(path: "x", call: "VIDIOC_DQBUF"), "driver"), (.cancelled, "cancelled"),
    ] as [(CameraError, String)])
  func `each failure has a word for programs`(error: CameraError, word: String) {
    #expect(error.reason == word)
  }
}
