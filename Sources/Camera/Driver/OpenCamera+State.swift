import CCamera
import Glibc

extension OpenCamera {
  /// Finds out what stands in the way of a frame, without changing anything.
  func state() -> CameraState {
    if isBusy() { return .busy }
    return hasSignal() ? .free : .withoutSignal
  }

  /// Asks for no buffers, which a driver refuses while another program has some.
  private func isBusy() -> Bool {
    var answer = v4l2_requestbuffers()
    answer.type = bufferType
    answer.memory = V4L2_MEMORY_MMAP.rawValue
    return attempt(.requestBuffers, &answer) == EBUSY
  }

  /// Tells whether the input that is chosen gets a signal; drivers that do not tell are believed to.
  func hasSignal() -> Bool {
    var index: Int32 = 0
    guard attempt(.getInput, &index) == 0, index >= 0 else { return true }
    var input = v4l2_input()
    input.index = UInt32(index)
    guard attempt(.enumerateInputs, &input) == 0 else { return true }
    let faults = V4L2_IN_ST_NO_POWER | V4L2_IN_ST_NO_SIGNAL | V4L2_IN_ST_NO_SYNC
    return input.status & UInt32(faults) == 0
  }
}
