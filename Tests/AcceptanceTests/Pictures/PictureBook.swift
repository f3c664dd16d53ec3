import Foundation
import TestSupport
import Testing

/// A book in a folder of its own, for pictures by the hundred.
struct PictureBook {
  let folder: TemporaryDirectory
  let environment: [String: String]

  /// Makes a book with so many people.
  init(people: Int = 1) throws {
    folder = try TemporaryDirectory()
    var environment = ProgramRunner.plainEnvironment
    environment["POSSE_DB"] = folder.path("posse.db")
    environment["HOME"] = folder.path
    environment["TMPDIR"] = folder.path
    self.environment = environment
    try #require(run(["init"]).status == 0)
    for person in 1...people { try #require(run(["add", "Person \(person)"]).status == 0) }
  }

  func run(_ words: [String]) throws -> ProgramResult {
    try ProgramRunner(environment: environment, deadline: .seconds(300)).run(words)
  }

  /// A photo as `--json=id,file,warnings` tells of it.
  struct Photo: Decodable {
    let id: Int
    let file: String
    let warnings: [String]
  }

  /// Adds pictures in their full size and returns those that were taken, by the name of the file.
  func add(
    _ pictures: [SharedPicture], to person: Int, options: [String] = []
  ) throws -> [String: Photo] {
    let result = try run(
      ["photo", "add", "\(person)"] + pictures.map(\.path) + options
        + ["--max-size", "none", "--skip-bad", "--json=id,file,warnings"])
    let photos = try JSONDecoder().decode([Photo].self, from: Data(result.standardOutput))
    return Dictionary(photos.map { ($0.file, $0) }) { first, _ in first }
  }

  /// Writes photos into the folder and returns the path of each, by its number.
  func export(_ ids: [Int]) throws -> [Int: String] {
    let target = folder.path("out")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let result = try run(["photo", "export"] + ids.map { "p\($0)" } + ["-o", target])
    #expect(result.status == 0, "\(result.errors)")
    return Dictionary(uniqueKeysWithValues: ids.map { ($0, "\(target)/p\($0).png") })
  }
}

extension SharedPicture {
  /// The last part of the path.
  var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
