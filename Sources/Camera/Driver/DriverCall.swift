/// The name in C of a call that may fail.
enum DriverCall: String {
  case open
  case mmap
  case poll
  case queryCapability = "VIDIOC_QUERYCAP"
  case enumerateFormats = "VIDIOC_ENUM_FMT"
  case getFormat = "VIDIOC_G_FMT"
  case setFormat = "VIDIOC_S_FMT"
  case requestBuffers = "VIDIOC_REQBUFS"
  case queryBuffer = "VIDIOC_QUERYBUF"
  case queueBuffer = "VIDIOC_QBUF"
  case dequeueBuffer = "VIDIOC_DQBUF"
  case streamOn = "VIDIOC_STREAMON"
  case streamOff = "VIDIOC_STREAMOFF"
  case setParameters = "VIDIOC_S_PARM"
  case enumerateInputs = "VIDIOC_ENUMINPUT"
  case getInput = "VIDIOC_G_INPUT"
  case enumerateSizes = "VIDIOC_ENUM_FRAMESIZES"
  case enumerateIntervals = "VIDIOC_ENUM_FRAMEINTERVALS"
}
