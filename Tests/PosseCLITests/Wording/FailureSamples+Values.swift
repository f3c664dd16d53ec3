import FileSystem
import Interchange
import PosseModel
import PosseStore

@testable import PosseCLI

extension FailureSamples {
  /// The failures of lists of values.
  static let ofValues = ofLists + ofZIPCodes + ofPlaceLists

  private static let ofLists: [Sample] = [
    Sample(.store(.noSuchValue(.agent, text)), .notFound, "not-found"),
    Sample(
      .store(.ambiguousValue(.place, text, values: Array(repeating: text, count: 12))), .usage,
      "ambiguous"),
    Sample(.store(.valueExists(.offense, text)), .refused, "value-exists"),
    Sample(.store(.fixedValue(.agent)), .refused, "fixed-value"),
    Sample(.store(.sameValue(.tag, text)), .usage, "value"),
    Sample(.store(.valueChangedMeanwhile(.tag, text)), .refused, "changed"),
    Sample(.store(.valueGone(.agent, text)), .refused, "changed"),
  ]

  /// A ZIP code of another state, and one of none.
  private static let ofZIPCodes = ["10001", "00001"].compactMap {
    Place(country: "US", state: "TX", zip: $0, city: nil).foreignZIP
  }.map { Sample(.store(.foreignZIP($0)), .usage, "value") }

  private static let ofPlaceLists: [Sample] = [
    Sample(
      .placeList(path, .file(FileReadError(path: path, reason: .directory))), .failed, "file"),
    Sample(
      .placeList(nil, .list(.csv(.notUTF8(line: 1, column: 2, byte: 0x0B)))), .failed, "file"),
    Sample(.placeList(path, .list(.csv(.openQuote(line: 1)))), .failed, "file"),
    Sample(.placeList(path, .list(.csv(.textBehindQuote(line: 1)))), .failed, "file"),
    Sample(
      .placeList(path, .list(.missingColumn(.zip, header: [text, text], line: 2))), .failed, "file"),
  ]
}
