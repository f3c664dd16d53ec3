import Camera
import FileSystem
import Testing

@testable import PosseCLI

@Suite struct SourceWordTests {
  private static let words: [(String, SourceWord)] = [
    ("-", .standardInput), ("library", .library), ("camera", .camera(.automatic)),
    ("camera:", .camera(.automatic)), ("camera:/dev/video2", .camera(.path("/dev/video2"))),
    ("camera:2", .camera(.number(2))), ("camera:C920", .camera(.name("C920"))),
    ("./camera", .file("./camera")), ("cameras", .file("cameras")), ("Camera", .file("Camera")),
    ("library:x", .file("library:x")), ("--", .file("--")), ("a b.jpg", .file("a b.jpg")),
  ]

  @Test(arguments: words)
  func `a word is a source of its own or a path`(_ word: String, _ source: SourceWord) {
    #expect(SourceWord(Array(word.utf8)) == source)
  }

  @Test func `bytes that are no text are a path as they are`() {
    #expect(SourceWord([0xFF, 0x2D]) == .file(FilePath(bytes: [0xFF, 0x2D])))
    #expect(SourceWord(Array("camera:".utf8) + [0xFF]) == .camera(.name("\u{FFFD}")))
  }

  private static let fallbacks: [(String, CameraFallback?)] = [
    ("skip", .skip), ("file:a.jpg", .file("a.jpg")), ("library:/p", .library("/p")),
    ("file:", nil), ("library:", nil), ("library", nil), ("", nil), ("SKIP", nil),
    ("skip:", nil), ("a.jpg", nil),
  ]

  @Test(arguments: fallbacks)
  func `a fallback is one of three forms`(_ text: String, _ fallback: CameraFallback?) {
    #expect(CameraFallback(parsing: Array(text.utf8)) == fallback)
  }
}
