import CUnicodeText
import Glibc

/// The one call into utf8proc that turns text into text.
enum MappedText {
  struct Options: OptionSet {
    let rawValue: UInt32

    static let stable = Options(rawValue: UTF8PROC_STABLE.rawValue)
    static let compose = Options(rawValue: UTF8PROC_COMPOSE.rawValue)
    static let foldCase = Options(rawValue: UTF8PROC_CASEFOLD.rawValue)
    static let stripMarks = Options(rawValue: UTF8PROC_STRIPMARK.rawValue)
  }

  static func map(_ text: String, _ options: Options) -> String {
    var text = text
    if let ascii = text.withUTF8({ unsafe mappedASCII($0, folding: options.contains(.foldCase)) }) {
      return ascii
    }
    let mapped: String? = text.withUTF8 { source in
      var result: UnsafeMutablePointer<UInt8>?
      let count = unsafe utf8proc_map(
        source.baseAddress, source.count, &result, utf8proc_option_t(options.rawValue))
      guard count >= 0, let result = unsafe result else { return nil }
      defer { unsafe free(result) }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
    // A Swift string is valid UTF-8, so only a lack of memory leads here; the text is then its own form.
    return mapped ?? text
  }

  /// Most text is ASCII, and ASCII is its own composition.
  private static func mappedASCII(_ bytes: UnsafeBufferPointer<UInt8>, folding: Bool) -> String? {
    var hasCapitals = false
    for index in bytes.indices {
      let byte = unsafe bytes[index]
      guard byte < 0x80 else { return nil }
      if byte >= 0x41 && byte <= 0x5A { hasCapitals = true }
    }
    guard folding && hasCapitals else { return unsafe String(decoding: bytes, as: UTF8.self) }
    return unsafe String(unsafeUninitializedCapacity: bytes.count) { target in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        unsafe target[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
}
