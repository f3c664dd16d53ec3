import Camera
import CommandKit
import Testing

@testable import PosseCLI

@Suite struct CameraWordingTests {
  private static let hostile = SampleRows.hostile

  private static let errors: [CameraError] = [
    .noCamera, .noMatch(hostile),
    .ambiguous(hostile, matches: [CameraMatch(path: hostile, card: hostile)]),
    .missing(path: hostile), .notACamera(path: hostile, .notADevice),
    .notACamera(path: hostile, .notVideo), .notACamera(path: hostile, .noPictures),
    .notACamera(path: hostile, .noStreaming), .denied(path: hostile), .busy(path: hostile),
    .noFormat(path: hostile, offered: [FourCC(rawValue: 0x1B07_0A0D)]),
    .noFormat(path: hostile, offered: []), .interlaced(path: hostile), .noSignal(path: hostile),
    .timeout(path: hostile, after: .seconds(10)), .unplugged(path: hostile),
    .badFrames(path: hostile, count: 21), .driver(path: hostile, call: "VIDIOC_QBUF", errno: 22),
    .implausible(path: hostile, call: "VIDIOC_S_FMT"), .cancelled,
  ]

  @Test(arguments: errors)
  func `each says what to do and nothing to the terminal`(_ error: CameraError) {
    let holder = CameraHolder(processID: 7, name: Self.hostile)
    let text = CameraWording.message(error, heldBy: [holder]).text
    #expect(Safety.commands(in: text).isEmpty)
    #expect(!text.contains("\n"))
    #expect(text.contains("; "))
    #expect(text.hasPrefix("camera"))
  }

  @Test func `who uses a camera is named where that is known`() {
    let error = CameraError.busy(path: "/dev/video0")
    let cheese = CameraHolder(processID: 123, name: "cheese")
    func clause(_ holders: [CameraHolder]) -> String {
      CameraWording.clause(error, heldBy: holders).text
    }
    #expect(clause([]) == "camera /dev/video0: in use by another program")
    #expect(clause([cheese]) == "camera /dev/video0: in use by cheese (process 123)")
    #expect(
      clause([cheese, CameraHolder(processID: 124, name: "x")])
        == "camera /dev/video0: in use by cheese (process 123) or another program")
  }

  @Test func `a camera that may not be opened names the group`() {
    #expect(CameraWording.message(.denied(path: "/dev/video0")).text.contains("group video"))
  }
}
