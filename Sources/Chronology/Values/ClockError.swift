/// Why there is no telling what time it is.
package enum ClockError: Error, Hashable, Sendable {
  /// SOURCE_DATE_EPOCH is not seconds since 1970; its value is cut to a length fit for a message.
  case badSourceDateEpoch(String)
}
