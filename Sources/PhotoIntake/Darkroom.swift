import Digest
import FileSystem
package import ImageCodecs
package import Sandbox

/// Develops pictures in processes that can do no harm, several at a time.
///
/// This process only reads the files, hands their bytes on, and hashes and keeps what comes back. A preview comes
/// back as a few checked pixels, so that no decoder runs here for it either.
package final class Darkroom {
  let settings: DarkroomSettings
  let crew: WorkerCrew
  private let spool: PictureSpool

  /// Prepares a darkroom; the first process is started at once, so that it gets ready meanwhile.
  package init(_ settings: DarkroomSettings) {
    self.settings = settings
    crew = WorkerCrew(
      WorkerLaunch(
        program: settings.program,
        arguments: PictureWorker.arguments(isConfined: settings.isConfined),
        limits: settings.workerLimits, isConfined: settings.isConfined),
      count: settings.workerCount)
    spool = PictureSpool(folders: settings.scratchFolders)
    crew.start()
  }

  /// How far the processes are confined; nil until one is up.
  package var extent: SandboxExtent? { crew.extent }

  /// Reads pictures from their sources and develops them; what becomes of each is told by its index, in any order.
  ///
  /// At most `limits.encodedByteCount` bytes are read of each; a FIFO without a writer is not waited for, and a
  /// file that changes while it is read is refused. Nothing is written that has a name.
  package func receive(
    _ sources: [PhotoSource], recipe: ImageRecipe, keepOriginal: Bool = false,
    finished: (Int, Result<ReceivedPhoto, PhotoError>) -> Void
  ) throws(DarkroomError) {
    let limit = settings.limits.encodedByteCount
    try develop(
      count: sources.count, recipe: recipe, keepOriginal: keepOriginal,
      picture: { index throws(PhotoError.Reason) in
        try sources[index].contents(limit: limit)
      },
      finished: { index, result in
        let source = sources[index]
        finished(
          index,
          result
            .map {
              ReceivedPhoto(developed: $0, fileName: source.fileName, sourceKind: source.kind)
            }
            .mapError { PhotoError(source: source, reason: $0) })
      })
  }

  /// Develops one picture, such as a frame of a camera, whose taker tries the next when this one is none.
  ///
  /// Nothing is kept of one whose facts are not accepted; it counts as damaged.
  package func develop(
    _ picture: Picture, recipe: ImageRecipe, keepOriginal: Bool = false,
    accepting: (ImageFacts) -> Bool = { _ in true }
  ) throws(DarkroomError) -> Result<DevelopedPhoto, PhotoError.Reason> {
    // Every picture is told of, or an error thrown.
    var result = Result<DevelopedPhoto, PhotoError.Reason>.failure(.senselessAnswer)
    try develop(
      count: 1, recipe: recipe, keepOriginal: keepOriginal, accepting: accepting,
      received: { _ in picture }, finished: { result = $1 })
    return result
  }

  /// Develops files whose bytes `picture` gives when their turn comes.
  package func develop(
    count: Int, recipe: ImageRecipe, keepOriginal: Bool = false,
    picture: (Int) throws(PhotoError.Reason) -> [UInt8],
    finished: (Int, Result<DevelopedPhoto, PhotoError.Reason>) -> Void
  ) throws(DarkroomError) {
    try develop(
      count: count, recipe: recipe, keepOriginal: keepOriginal,
      received: { index throws(PhotoError.Reason) in .file(try picture(index)) },
      finished: finished)
  }

  /// Develops pictures of either kind that `received` gives when their turn comes.
  package func develop(
    count: Int, recipe: ImageRecipe, keepOriginal: Bool = false,
    accepting: (ImageFacts) -> Bool = { _ in true },
    received: (Int) throws(PhotoError.Reason) -> Picture,
    finished: (Int, Result<DevelopedPhoto, PhotoError.Reason>) -> Void
  ) throws(DarkroomError) {
    var pictures = 0..<count
    // By the number of the message, which differs where a picture could not even be read.
    var sent: [Int: Sent] = [:]
    var messageCount = 0
    try crew.run(
      failure: DarkroomError.sandbox,
      next: { () throws(DarkroomError) in
        while let index = pictures.popFirst() {
          do throws(PhotoError.Reason) {
            let picture = try received(index)
            sent[messageCount] = Sent(
              index: index, digest: SHA256.digest(of: picture.bytes), size: picture.bytes.count,
              original: keepOriginal ? picture.bytes : nil)
            messageCount += 1
            return DevelopmentService.request(picture, recipe: recipe, limits: settings.limits)
          } catch {
            finished(index, .failure(error))
          }
        }
        return nil
      },
      finished: { number, reply throws(DarkroomError) in
        guard let sent = sent.removeValue(forKey: number) else { return }
        finished(sent.index, try result(of: reply, to: sent, accepting: accepting))
      })
  }

  /// What is remembered of a picture while it is being developed.
  private struct Sent {
    let index: Int
    let digest: SHA256Digest
    let size: Int
    let original: [UInt8]?
  }

  private func result(
    of reply: WorkerReply, to sent: Sent, accepting: (ImageFacts) -> Bool
  ) throws(DarkroomError) -> Result<DevelopedPhoto, PhotoError.Reason> {
    switch reply {
    case .failure(let failure): return .failure(.worker(failure))
    case .success(let answer):
      switch try? DevelopmentService.result(of: answer) {
      case nil: return .failure(.senselessAnswer)
      case .failure(let error): return .failure(PhotoError.Reason(error))
      case .success(let image):
        guard accepting(image.facts) else { return .failure(.damaged) }
        return .success(try kept(image, sent))
      }
    }
  }

  private func kept(_ image: DevelopedImage, _ sent: Sent) throws(DarkroomError) -> DevelopedPhoto {
    do {
      return DevelopedPhoto(
        png: try spool.keep(image.png), pngDigest: SHA256.digest(of: image.png),
        thumbnail: try spool.keep(image.thumbnail),
        thumbnailDigest: SHA256.digest(of: image.thumbnail),
        receivedDigest: sent.digest, receivedSize: sent.size,
        original: try sent.original.map { bytes throws(FileWriteError) in try spool.keep(bytes) },
        facts: image.facts)
    } catch {
      throw .spool(error)
    }
  }
}
