import CCamera
import Testing

@testable import Camera

/// The numbers that go to the kernel, against those that the macros of linux/videodev2.h make on machines of 64 bits.
@Suite(.enabled(if: MemoryLayout<Int>.size == 8)) struct DriverRequestTests {
  @Test func `requests have the numbers of C`() {
    #expect(DriverRequest.queryCapability.code == 0x8068_5600)
    #expect(DriverRequest.enumerateFormats.code == 0xC040_5602)
    #expect(unsafe DriverRequest.getFormat.code == 0xC0D0_5604)
    #expect(unsafe DriverRequest.setFormat.code == 0xC0D0_5605)
    #expect(DriverRequest.requestBuffers.code == 0xC014_5608)
    #expect(unsafe DriverRequest.buffer(.queryBuffer).code == 0xC058_5609)
    #expect(unsafe DriverRequest.buffer(.queueBuffer).code == 0xC058_560F)
    #expect(unsafe DriverRequest.buffer(.dequeueBuffer).code == 0xC058_5611)
    #expect(DriverRequest.streamOn.code == 0x4004_5612)
    #expect(DriverRequest.streamOff.code == 0x4004_5613)
    #expect(DriverRequest.setParameters.code == 0xC0CC_5616)
    #expect(DriverRequest.enumerateInputs.code == 0xC050_561A)
    #expect(DriverRequest.getInput.code == 0x8004_5626)
    #expect(DriverRequest.enumerateSizes.code == 0xC02C_564A)
    #expect(DriverRequest.enumerateIntervals.code == 0xC034_564B)
  }

  @Test func `a request names itself as C does`() {
    #expect(DriverRequest.streamOn.call.rawValue == "VIDIOC_STREAMON")
  }
}
