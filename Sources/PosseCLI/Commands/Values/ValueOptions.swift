import CommandKit

/// What the commands about lists of values share.
enum ValueOptions {
  static let force = Flag("force", help: "believe a ZIP code that does not belong to the state")

  /// How pairs of state and ZIP code are judged.
  static let pairs = """
    A ZIP code must begin as those of its state do, unless the list holds a place with that pair or \
    --force is given; from then on the pair is believed everywhere.
    """
}
