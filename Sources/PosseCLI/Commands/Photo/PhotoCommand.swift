import CommandKit

/// `posse photo`: the commands about photos.
enum PhotoCommand {
  static let photo = Argument(
    "PHOTO", .some,
    help: "photos: p31, a REF for its primary photo, or REF/2; - reads them from standard input",
    completion: .dynamic("refs"), isAskedFor: true)

  /// Photos of a command that takes a predicate in their place.
  static let photos = Argument(
    "PHOTO", .any,
    help: "photos: p31, a REF for its primary photo, or REF/2; - reads them from standard input",
    completion: .dynamic("refs"))

  static let signature = CommandSignature(
    name: "photo", summary: "add, show, crop and export photos",
    discussion: [
      """
      A PHOTO is a number such as p31, a REF for that person's primary photo, or REF/2 for the \
      second in the order of photo list.
      """
    ],
    output: "What its commands print; each says so in its own help.",
    examples: [Example("posse photo add 12 mug.jpg", "attach a photo")],
    subcommands: [
      PhotoAddCommand.signature, PhotoImportCommand.signature, PhotoListCommand.signature,
      PhotoShowCommand.signature,
      PhotoExportCommand.signature, PhotoCropCommand.signature, PhotoPrimaryCommand.signature,
      PhotoRemoveCommand.signature,
      PhotoDevicesCommand.signature,
    ])
}
