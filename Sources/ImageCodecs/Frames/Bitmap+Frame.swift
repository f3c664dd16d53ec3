import CImageCodecs

extension Bitmap {
  /// Makes of a raw frame what a plan says.
  ///
  /// Every row becomes grey or RGB and then goes the way of a decoded one. The corresponding C function is
  /// `posse_frame_develop`.
  init(developing frame: RawFrame, plan: DevelopmentPlan) throws(ImageError) {
    var storage = frame.storage
    var plan = plan.storage
    var result = unsafe posse_bitmap()
    let status = unsafe frame.bytes.withUnsafeBufferPointer { pointer in
      unsafe posse_frame_develop(
        pointer.baseAddress, pointer.count, &storage, &plan, &result)
    }
    // The layout was checked and a plan only has boxes inside of its picture, so nothing but memory can fail.
    guard status == POSSE_OK else { throw .outOfMemory }
    unsafe self.init(adopting: result)
  }
}
