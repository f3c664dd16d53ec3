package import ImageCodecs
package import Raster
import Sandbox

extension Darkroom {
  /// Makes a picture small enough to look at; nothing of it is kept.
  ///
  /// The mosaic fits into `room`, whose sides count as 1 to `Mosaic.largestSide`. A picture whose data stop early
  /// is shown as far as it goes.
  package func preview(
    _ picture: Picture, fitting room: PixelSize
  ) throws(DarkroomError) -> Result<PicturePreview, PhotoError.Reason> {
    let room = Mosaic.room(in: room)
    var request: [[UInt8]]? = DevelopmentService.request(
      picture, previewFitting: room, limits: settings.limits)
    // The picture is told of, or an error thrown.
    var result = Result<PicturePreview, PhotoError.Reason>.failure(.senselessAnswer)
    try crew.run(
      failure: DarkroomError.sandbox,
      next: { () throws(DarkroomError) in
        defer { request = nil }
        return request
      },
      finished: { _, reply throws(DarkroomError) in
        result = Self.preview(of: reply, fitting: room)
      })
    return result
  }

  /// Reads a source whole and does the same with it.
  ///
  /// The source is read as `receive` reads it.
  package func preview(
    _ source: PhotoSource, fitting room: PixelSize
  ) throws(DarkroomError) -> Result<PicturePreview, PhotoError.Reason> {
    let bytes: [UInt8]
    do throws(PhotoError.Reason) {
      bytes = try source.contents(limit: settings.limits.encodedByteCount)
    } catch {
      return .failure(error)
    }
    return try preview(.file(bytes), fitting: room)
  }

  private static func preview(
    of reply: WorkerReply, fitting room: PixelSize
  ) -> Result<PicturePreview, PhotoError.Reason> {
    switch reply {
    case .failure(let failure): .failure(.worker(failure))
    case .success(let answer):
      switch try? DevelopmentService.preview(of: answer, fitting: room) {
      case nil: .failure(.senselessAnswer)
      case .failure(let error): .failure(PhotoError.Reason(error))
      case .success(let preview): .success(preview)
      }
    }
  }
}
