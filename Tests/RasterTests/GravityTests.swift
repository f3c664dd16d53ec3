import Raster
import Testing

@Suite struct GravityTests {
  @Test(arguments: [
    "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest", "center",
  ])
  func `a gravity is read and printed back`(_ text: String) throws {
    #expect("\(try #require(Gravity(parsing: text)))" == text)
  }

  @Test(arguments: ["", "centre", "North", "north-east", "north east", "ne", "middle", "top"])
  func `nothing else is one`(_ text: String) {
    #expect(Gravity(parsing: text) == nil)
  }
}
