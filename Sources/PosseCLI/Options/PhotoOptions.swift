import CommandKit

/// The options by which commands take photos.
enum PhotoOptions {
  static let photo = Option(
    "photo", value: "SRC", repeats: true,
    help: "attach the picture from SRC: a file, -, camera, camera:DEVICE or library",
    completion: .filesAnd("sources"), takesBytes: true)
  static let skipBad = Flag("skip-bad", help: "store the good pictures and pass over the bad")
  static let caption = Option("caption", value: "TEXT", help: "words about the pictures")
  static let taken = Option("taken", value: "DATE", help: "when the pictures were taken")
  static let primary = Flag("primary", help: "make the first picture the primary one")
  static let keepOriginal = Flag("keep-original", help: "keep the bytes as received too")
}
