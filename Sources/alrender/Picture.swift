import Rendering

/// How the pictures of a run are made and where they go.
struct Picture: Sendable {
  let format: OutputFormat
  let template: OutputTemplate
  let overlays: [Overlay]

  /// Writes the picture of a job, whole or not at all; what went wrong when that fails.
  func write(_ scene: LaidOutScene, of job: Job) -> Failure? {
    do {
      let path = job.path(in: template)
      let bytes = try scene.encoded(as: format, overlays: overlays)
      try scene.timed(.writing) { () throws(OutputWriter.Failure) in
        try OutputWriter.write(bytes, to: path, of: template)
      }
      return nil
    } catch {
      return Failure(error, of: job.subject.source)
    }
  }
}
