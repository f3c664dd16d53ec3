import FileSystem
import Testing

@testable import PosseCLI

@Suite struct BookLocationTests {
  private func environment(_ values: [String: String]) -> PosseCLI.Environment {
    Environment { values[$0].map { Array($0.utf8) } }
  }

  private func path(_ option: String?, _ values: [String: String]) throws -> String {
    let location = BookLocation(
      option: option.map { Array($0.utf8) }, environment: environment(values))
    return try location.path().displayText
  }

  @Test func `the option comes before the environment, and that before the default`() throws {
    let values = ["POSSE_DB": "/e.db", "HOME": "/home/joe", "XDG_DATA_HOME": "/data"]
    #expect(try path("o.db", values) == "o.db")
    #expect(try path(nil, values) == "/e.db")
    #expect(
      try path(nil, ["HOME": "/home/joe", "XDG_DATA_HOME": "/data"]) == "/data/posse/posse.db")
    #expect(try path(nil, ["HOME": "/home/joe"]) == "/home/joe/.local/share/posse/posse.db")
  }

  @Test func `empty and relative variables are passed over`() throws {
    let home = ["HOME": "/h", "POSSE_DB": "", "XDG_DATA_HOME": "data"]
    #expect(try path(nil, home) == "/h/.local/share/posse/posse.db")
    #expect(
      try BookLocation.folder(of: .configuration, environment(["HOME": "/h"])).displayText
        == "/h/.config/posse")
  }

  @Test func `without a home there is no default place`() {
    #expect {
      try path(nil, [:])
    } throws: { error in
      if case Failure.noHome = error { true } else { false }
    }
  }

  @Test func `only a book that nobody named is at its default place`() {
    #expect(BookLocation(option: nil, environment: environment(["HOME": "/h"])).isDefault)
    #expect(!BookLocation(option: nil, environment: environment(["POSSE_DB": "x"])).isDefault)
    #expect(!BookLocation(option: [0xFF], environment: environment([:])).isDefault)
  }
}
