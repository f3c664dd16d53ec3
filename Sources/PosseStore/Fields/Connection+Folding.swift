import SQLite
import UnicodeText

extension Connection {
  /// Makes the function `posse_fold` known, which folds case and marks of texts that have no stored twin.
  func createFoldingFunction() throws(DatabaseError) {
    try createFunction("posse_fold", argumentCount: 1) { arguments throws(FunctionFailure) in
      guard case .text(let text)? = arguments.first else { return .null }
      return .text(Folding.folded(text))
    }
  }
}
