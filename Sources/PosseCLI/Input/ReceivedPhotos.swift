import Chronology
import PhotoIntake

/// Pictures that are ready to be stored, and those that are not.
struct ReceivedPhotos {
  var photos: [Item] = []
  var failures: [PhotoError] = []
  /// The pictures that the user left out when asked.
  var declined: [PhotoSource] = []
  /// The cameras that failed where the command line allows to go on without.
  var skipped: [PhotoSource] = []

  /// A picture with what the command line says of it.
  struct Item {
    let source: PhotoSource
    let received: ReceivedPhoto
    let caption: String?
    let takenAt: TakenAt
    /// Whether the user said that a picture of somebody else shows this person too.
    var isConfirmed = false

    init(source: PhotoSource, received: ReceivedPhoto, caption: String?, takenAt: TakenAt) {
      self.source = source
      self.received = received
      self.caption = caption
      self.takenAt = takenAt
    }
  }

  /// When pictures were taken.
  enum TakenAt {
    /// As they say themselves.
    case asWritten
    /// As the user says, who may also say that nobody knows.
    case given(Moment?)
  }
}
