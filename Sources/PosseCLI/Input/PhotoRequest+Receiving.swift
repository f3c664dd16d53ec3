import CommandKit
import PhotoIntake

extension PhotoRequest {
  /// Gathers, reads and develops every picture, before anything is written; the failures come together.
  ///
  /// Cameras, the library and questions come first, in the order given. Throws when a picture cannot be taken,
  /// unless bad ones are to be passed over, or the user says that it goes without: `act` is then what is asked.
  func received(
    in context: Context, orElse act: Question? = nil
  ) throws(Failure) -> ReceivedPhotos {
    let received = try developed(in: context)
    if received.failures.isEmpty || skipsBad { return received }
    let failure = Failure.photos(received.failures, of: sources.count, canSkip: canSkip)
    // Yes to every question must not lose a picture that nobody was asked about.
    guard let act, context.asks else { throw failure }
    for failure in received.failures { context.console.note(Wording.failedPhoto(failure)) }
    switch context.console.ask(act) {
    case .yes: break
    case .no, .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable: throw failure
    }
    var others = received
    others.failures = []
    return others
  }

  private func developed(in context: Context) throws(Failure) -> ReceivedPhotos {
    var received = ReceivedPhotos()
    guard !sources.isEmpty else { return received }
    let takenAt = try takenMoment(in: context)
    for source in sources where source == .standardInput { try context.claimStandardInput() }
    if !context.console.canAsk {
      // Without anybody to ask there is no need to start a decoder.
      if sources.contains(.unsaid) { throw .missingSource }
      if sources.contains(.library) { throw .libraryNeedsTerminal }
    }
    let darkroom = try context.darkroom(forgoesSandbox: picture.forgoesSandbox)
    let gathered = try gathered(in: darkroom, context)
    var files = try files(of: gathered, in: darkroom, context)[...]
    for picture in gathered {
      switch picture {
      case .source(let source):
        switch files.popFirst() {
        case .success(let photo):
          received.photos.append(
            .init(source: source, received: photo, caption: caption, takenAt: takenAt))
        case .failure(let error): received.failures.append(error)
        case nil: break
        }
      case .shot(let photo, let source):
        received.photos.append(
          .init(source: source, received: photo, caption: caption, takenAt: takenAt))
      case .failed(let error): received.failures.append(error)
      case .declined(let source): received.declined.append(source)
      case .skipped(let source): received.skipped.append(source)
      }
    }
    return received
  }

  /// What each source comes to; files are not read yet.
  private func gathered(
    in darkroom: Darkroom, _ context: Context
  ) throws(Failure) -> [GatheredPicture] {
    let gathering = PhotoGathering(
      request: camera, recipe: picture.recipe(in: context),
      keepsOriginal: keepsOriginal(in: context), darkroom: darkroom, context: context)
    var gathered: [GatheredPicture] = []
    for source in sources { gathered.append(try gathering.gather(source)) }
    return gathered
  }

  /// Reads and develops what is to be read, in its order.
  private func files(
    of gathered: [GatheredPicture], in darkroom: Darkroom, _ context: Context
  ) throws(Failure) -> [Result<ReceivedPhoto, PhotoError>] {
    let sources = gathered.compactMap { picture in
      if case .source(let source) = picture { source } else { nil }
    }
    guard !sources.isEmpty else { return [] }
    var results = [Result<ReceivedPhoto, PhotoError>?](repeating: nil, count: sources.count)
    try context.developing(sources.count, in: darkroom) { step throws(DarkroomError) in
      try darkroom.receive(
        sources, recipe: picture.recipe(in: context),
        keepOriginal: keepsOriginal(in: context)
      ) { index, result in
        results[index] = result
        step()
      }
    }
    return zip(sources, results).map { source, result in
      // Every picture is told of, or an error thrown.
      result ?? .failure(PhotoError(source: source, reason: .senselessAnswer))
    }
  }
}
