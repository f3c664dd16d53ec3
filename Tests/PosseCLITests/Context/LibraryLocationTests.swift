import FileSystem
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct LibraryLocationTests {
  private typealias Origin = LibraryLocation.Origin

  private func location(
    _ variables: [String: String], _ configuration: String = ""
  ) throws -> LibraryLocation {
    try LibraryLocation(
      environment: Environment { variables[$0].map { Array($0.utf8) } },
      configuration: Configuration(parsing: Array(configuration.utf8)))
  }

  @Test func `the variable comes before the configuration, and that before the desktop`() throws {
    let home = try TemporaryDirectory()
    try home.write("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", to: ".config/user-dirs.dirs")
    var variables = ["HOME": home.path, "POSSE_LIBRARY": "/photos"]
    let named = try location(variables, "library = /others\n")
    #expect(named.folder == "/photos")
    #expect(named.origin == .environment)
    variables["POSSE_LIBRARY"] = ""
    let configured = try location(variables, "library = /others\n")
    #expect(configured.folder == "/others")
    #expect(configured.origin == .configuration)
    let found = try location(variables)
    #expect(found.folder == FilePath(home.path("Bilder")))
    #expect(found.origin == .userFolders(FilePath(home.path(".config/user-dirs.dirs"))))
  }

  @Test func `the desktop's file lies where the variable says`() throws {
    let home = try TemporaryDirectory()
    try home.write("XDG_PICTURES_DIR=\"/pool\"\n", to: "etc/user-dirs.dirs")
    let variables = ["HOME": home.path, "XDG_CONFIG_HOME": home.path("etc")]
    let found = try location(variables)
    #expect(found.folder == "/pool")
    #expect(found.origin == .userFolders(FilePath(home.path("etc/user-dirs.dirs"))))
    let relative = try location(["HOME": home.path, "XDG_CONFIG_HOME": "etc"])
    #expect(relative.folder == FilePath(home.path("Pictures")))
    #expect(relative.origin == .usual)
  }

  @Test(
    arguments: [
      ("~/Photos", "/home/joe/Photos"), ("~", "/home/joe"), ("~//a b/", "/home/joe/a b/"),
      ("~joe/Photos", "~joe/Photos"), ("a/~/b", "a/~/b"), ("/x", "/x"),
    ])
  func `a tilde in the configuration means the home folder`(value: String, folder: String) throws {
    let found = try location(["HOME": "/home/joe"], "library = \(value)\n")
    #expect(found.folder == FilePath(folder))
  }

  @Test func `a tilde that no shell has replaced means the home folder in the variable too`() throws
  {
    #expect(try location(["HOME": "/h", "POSSE_LIBRARY": "~/x"]).folder == "/h/x")
    #expect(try location(["HOME": "/h", "POSSE_LIBRARY": "a~/x"]).folder == "a~/x")
  }

  @Test func `a folder need not be text`() throws {
    let variables: [String: [UInt8]] = ["POSSE_LIBRARY": [0x2F, 0xFF]]
    let found = try LibraryLocation(
      environment: Environment { variables[$0] }, configuration: Configuration())
    #expect(found.folder.bytes == [0x2F, 0xFF])
  }

  @Test func `a home is asked for only where it is needed`() throws {
    #expect(try location([:], "library = /x\n").folder == "/x")
    for configuration in ["", "library = ~/x\n"] {
      #expect {
        try location([:], configuration)
      } throws: { error in
        if case Failure.noHome = error { true } else { false }
      }
    }
  }
}
