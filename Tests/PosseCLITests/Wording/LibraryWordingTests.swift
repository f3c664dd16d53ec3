import CommandKit
import FileSystem
import PhotoIntake
import Testing

@testable import PosseCLI

@Suite struct LibraryWordingTests {
  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"),
      (1050, "1.1 kB"), (9949, "9.9 kB"), (9950, "10 kB"), (812_499, "812 kB"),
      (999_499, "999 kB"), (999_500, "1.0 MB"), (1_400_004, "1.4 MB"), (23_400_000, "23 MB"),
      (67_108_864, "67 MB"), (1_000_000_000, "1.0 GB"), (Int.max, "9223 PB"),
    ])
  func `sizes are in thousands with two digits or three`(count: Int, text: String) {
    #expect(Wording.byteCount(count) == text)
  }

  @Test(
    arguments: [
      ("/home/joe/Pictures", "~/Pictures"), ("/home/joe", "~"), ("/home/joe/", "~/"),
      ("/home/joey/Pictures", "/home/joey/Pictures"), ("/pool", "/pool"), ("", ""),
    ])
  func `the home folder is shown as a tilde`(path: String, shown: String) {
    for home in ["/home/joe", "/home/joe/"] {
      #expect(FilePath(path).abbreviated(home: FilePath(home)) == FilePath(shown))
    }
    for home in [nil, "", "/"] as [FilePath?] {
      #expect(FilePath(path).abbreviated(home: home) == FilePath(path))
    }
  }

  @Test(
    arguments: [
      (0, false, "(looking…)"), (0, true, "(no pictures)"), (7, false, "(7…)"), (7, true, "(7)"),
    ])
  func `the count tells whether it is final`(count: Int, isComplete: Bool, text: String) {
    #expect(Wording.libraryCount(count, isComplete: isComplete).text == text)
  }

  @Test func `why a library gives no pictures ends with what to do`() {
    let reasons: [LibraryError.Reason] = [
      .missing, .notAFolder, .permissionDenied, .unreadable(.inputOutput),
      .noPicture(unreadableFolderCount: 0),
    ]
    for reason in reasons {
      #expect(Wording.reason(reason).text.contains("name another by POSSE_LIBRARY"))
    }
    #expect(
      Wording.noPicture(unreadableFolderCount: 1).text.hasSuffix("one folder could not be read"))
    #expect(
      Wording.noPicture(unreadableFolderCount: 3).text.hasSuffix("3 folders could not be read"))
  }

  @Test func `it is said who chose the folder`() {
    let origins: [(LibraryLocation.Origin, String)] = [
      (.environment, "named by POSSE_LIBRARY"),
      (.configuration, "named by library in the configuration"),
      (.userFolders("/h/.config/user-dirs.dirs"), "named in /h/.config/user-dirs.dirs"),
      (.usual, "the usual place"),
    ]
    for (origin, text) in origins { #expect(Wording.origin(origin).text == text) }
  }
}
