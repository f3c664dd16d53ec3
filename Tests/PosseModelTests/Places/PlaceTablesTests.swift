import Foundation
import PosseModel
import Testing

@Suite struct PlaceTablesTests {
  @Test func `there are 249 countries, each once and by letter`() {
    #expect(Country.codes.count == 249)
    #expect(Country.codes == Set(Country.codes).sorted())
    #expect(Country.codes.allSatisfy { Country.code($0.lowercased()) == $0 })
  }

  @Test func `the countries are those of the zone database where that is installed`() throws {
    // The table of glibc's zone data lists every assigned code; it is an oracle, not a need.
    let path = "/usr/share/zoneinfo/iso3166.tab"
    guard FileManager.default.fileExists(atPath: path) else { return }
    let table = try String(contentsOfFile: path, encoding: .utf8)
    let codes = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.prefix(2) }
    #expect(codes.map(String.init).sorted() == Country.codes)
  }

  @Test(arguments: ["", "U", "USA", "XK", "UK", "EU", "AN", "YU", "ZZ", "ÜS", "U\0"])
  func `what is no country`(text: String) {
    #expect(Country.code(text) == nil)
  }

  @Test func `there are fifty states, the district and eleven more`() {
    let codes = USState.all.map(\.code)
    #expect(codes.count == 50 + 1 + 5 + 3 + 3)
    #expect(Set(codes).count == codes.count)
    #expect(Set(USState.all.map(\.name)).count == codes.count)
    #expect(codes.allSatisfy { $0.utf8.count == 2 && $0 == $0.uppercased() })
    for code in ["DC", "PR", "GU", "VI", "AS", "MP", "FM", "MH", "PW", "AA", "AE", "AP"] {
      #expect(USState.code(code.lowercased()) == code)
    }
    #expect(USState.name(of: "TX") == "Texas")
    #expect(USState.name(of: "XX") == nil)
  }
}
