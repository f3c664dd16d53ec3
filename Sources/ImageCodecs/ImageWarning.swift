/// Something odd about a picture that was taken nevertheless.
package enum ImageWarning: String, Hashable, Sendable, CaseIterable {
  /// Every row is there, but the end marker is not.
  case missingEnd

  /// Rows are missing and were made up for.
  case truncated

  /// A mugshot came out with less than 480 by 600 pixels.
  case smallMugshot

  /// Bytes that belong to nothing were skipped.
  case extraneousData

  /// The decoder resumed behind damaged data; part of the picture may look wrong.
  case damagedData

  /// A field of the header contradicts another; the usual reading was taken.
  case oddHeader

  /// A chunk that is not needed was damaged and ignored.
  case damagedAncillaryData

  /// The colour profile is broken or does not belong to this kind of picture, and was ignored.
  case brokenProfile

  /// The colour profile is sound, but the stored picture cannot carry it.
  case profileNotCarried

  /// The picture declares a high dynamic range, which is not kept.
  case dynamicRangeIgnored
}
