import PhotoIntake

/// What came of one source of a command line.
enum GatheredPicture {
  /// A picture to read and develop.
  case source(PhotoSource)
  /// A photo that was taken and developed.
  case shot(ReceivedPhoto, PhotoSource)
  /// No picture, for this reason.
  case failed(PhotoError)
  /// No picture, since the user wanted none.
  case declined(PhotoSource)
  /// No picture, as the command line allows.
  case skipped(PhotoSource)
}
