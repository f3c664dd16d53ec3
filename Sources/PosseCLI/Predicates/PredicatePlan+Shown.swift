import PosseModel
import PosseStore

extension PredicatePlan {
  /// The parameters in a row, texts in quotes.
  var shownParameters: String {
    parameters.map { value in
      if case .text(let text) = value { "'\(text)'" } else { value.pipedText }
    }.joined(separator: ", ")
  }
}
