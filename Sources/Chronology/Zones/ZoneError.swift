/// Why a zone could not be taken.
package enum ZoneError: Error, Hashable, Sendable {
  /// No zone of this name is installed; the name is cut to a length fit for a message.
  case unknownZone(String)

  /// The environment could not be changed, with the error number of the call.
  case environmentNotChanged(errno: Int32)
}
