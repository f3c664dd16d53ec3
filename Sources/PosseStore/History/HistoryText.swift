/// The texts that digests of the history are taken over.
enum HistoryText {
  /// The text of a row image: table, key, and what stood there before and after.
  static func ofImage(table: String, key: Int64, before: String?, after: String?) -> String {
    "\(table)\n\(key)\n\(before ?? "")\n\(after ?? "")"
  }
}
