import ImageCodecs
import Raster
import Sandbox

/// The other life of the program: a process that only decodes pictures.
package enum PictureWorker {
  /// The word that makes the program one; not in the help, since nobody types it.
  private static let verb = "__picture-worker"

  /// The words to start the program with.
  static func arguments(isConfined: Bool) -> [String] {
    [verb, isConfined ? "confined" : "free"]
  }

  /// Lives that life when the words of the command line say so, and returns the status to exit with; else nil.
  ///
  /// Must be called before anything else, on the only thread.
  /// `answer` is what it does with a request, which only a test changes.
  package static func run(
    words: [[UInt8]],
    answer: ([[UInt8]]) -> [[UInt8]] = DevelopmentService.answer
  ) -> Int32? {
    guard words.first == Array(verb.utf8) else { return nil }
    warmUp()
    return WorkerLoop.run(
      limits: WorkerLimits(),
      isConfined: words != arguments(isConfined: false).map { Array($0.utf8) },
      handle: answer)
  }

  /// Makes the libraries find out what they want to know of the system while they may still ask.
  ///
  /// Some read about the processor when they first decode, which a confined process would die of.
  private static func warmUp() {
    let recipe = ImageRecipe(maximumSide: .longestSide(8))
    for picture in [WarmUpPictures.jpeg, WarmUpPictures.png] {
      _ = DevelopmentService.answer(DevelopmentService.request(picture, recipe: recipe))
    }
  }
}
