package import Chronology

/// One line in the log of a fugitive: who did what, when and where.
package struct LogEntry: Hashable, Sendable {
  /// The number of the entry.
  package var id: LogID
  /// The identity that lasts when books are merged, 36 characters.
  package var uuid: String
  /// Whom it is about.
  package var fugitive: FugitiveID
  /// What was done.
  package var action: LogAction
  /// When it was done; nil when nobody knows.
  package var date: Moment?
  /// Who did it.
  package var agent: String?
  /// Where it was done.
  package var place: PlaceValue?
  /// Where it was done, north of the equator.
  package var latitude: Degrees?
  /// Where it was done, east of Greenwich.
  package var longitude: Degrees?
  /// Why it was done; for a release the text of a ``ReleaseReason``.
  package var reason: String?
  /// What there is to say about it.
  package var note: String?
  /// Whether it stays out of reports for others.
  package var isPrivate: Bool
  /// The photo taken on the occasion.
  package var photo: PhotoID?

  /// Creates an entry; what is not always known defaults to nil.
  package init(
    id: LogID, uuid: String, fugitive: FugitiveID, action: LogAction, date: Moment?,
    agent: String? = nil, place: PlaceValue? = nil, latitude: Degrees? = nil,
    longitude: Degrees? = nil, reason: String? = nil, note: String? = nil,
    isPrivate: Bool = false, photo: PhotoID? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.fugitive = fugitive
    self.action = action
    self.date = date
    self.agent = agent
    self.place = place
    self.latitude = latitude
    self.longitude = longitude
    self.reason = reason
    self.note = note
    self.isPrivate = isPrivate
    self.photo = photo
  }

  /// The point where it was done, when both angles are known.
  package var coordinate: Coordinate? {
    Coordinate(latitude: latitude, longitude: longitude)
  }
}
