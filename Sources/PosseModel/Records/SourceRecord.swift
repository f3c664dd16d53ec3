package import Chronology

/// Where the record of a fugitive was imported from.
package struct SourceRecord: Hashable, Sendable {
  /// The list, such as `fbi`.
  package var name: String
  /// The key of the record in the list.
  package var key: String
  /// The page of the record.
  package var url: String?
  /// When the list was fetched.
  package var fetched: Instant?
  /// The SHA-256 of the raw record, 64 hexadecimal digits.
  package var digest: String?

  /// Creates the record of a source; what is not always known defaults to nil.
  package init(
    name: String, key: String, url: String? = nil, fetched: Instant? = nil, digest: String? = nil
  ) {
    self.name = name
    self.key = key
    self.url = url
    self.fetched = fetched
    self.digest = digest
  }

  /// The reference that names the fugitive by this source, such as `interpol:2024/123`.
  package var reference: String { name + ":" + key }
}
