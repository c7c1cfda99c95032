import AutoLayout
import Diagnosis
import Documents
import Rendering

extension Session {
  /// Draws the problems of every job and writes the pictures.
  ///
  /// - Parameter isOnly: whether no other part of the run reports the results of the layouts.
  func drawDiagnoses(of jobs: [Job], to template: OutputTemplate, isOnly: Bool) throws {
    try refuseUnwritable(jobs.map { $0.path(in: template) }, of: template)
    let (isStrict, limit) = (choices.isStrict, log.limit)
    let adviser = adviser
    forEach(jobs) { scene, job in
      let result = scene.drawnResult(isStrict: isStrict, shown: limit)
      let path = job.path(in: template)
      let failure = Failure.catching(path) {
        let bytes = try scene.diagnosis(as: template.format ?? .png) {
          adviser?.advised($0, of: job, views: result.views.count) ?? $0
        }
        try scene.timed(.writing) { try OutputWriter.write(bytes, to: path, of: template) }
      }
      return (result: result, failure: failure)
    } then: { index, output in
      if isOnly { report(output.result, of: jobs[index]) }
      if let failure = output.failure { fail(failure) }
    }
  }

  /// Draws every job twice, with ambiguous values at one end of their range and at the other.
  func exercise(_ jobs: [Job], to template: OutputTemplate) throws {
    let ends: [AmbiguityEnd] = [.lower, .upper]
    try refuseUnwritable(jobs.map { $0.path(in: template) }, of: template)
    let overlays = choices.render.overlays
    let (isStrict, limit) = (choices.isStrict, log.limit)
    forEach(jobs) { scene, job in
      let result = scene.drawnResult(isStrict: isStrict, shown: limit)
      let failures = ends.compactMap { end -> Failure? in
        scene.exercise(toward: end)
        let path = end.path(job.path(in: template))
        return Failure.catching(path) {
          let bytes = try scene.encoded(as: template.format ?? .png, overlays: overlays)
          try scene.timed(.writing) { try OutputWriter.write(bytes, to: path, of: template) }
        }
      }
      return (result: result, failures: failures)
    } then: { index, output in
      report(output.result, of: jobs[index])
      for failure in output.failures { fail(failure) }
    }
  }
}

extension AmbiguityEnd {
  /// `card.png` becomes `card.lower.png` or `card.upper.png`.
  fileprivate func path(_ path: String) -> String {
    let name = self == .lower ? "lower" : "upper"
    let start =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
      ?? path.startIndex
    guard let dot = path[start...].utf8.lastIndex(of: UInt8(ascii: ".")), dot > start else {
      return "\(path).\(name)"
    }
    return "\(path[..<dot]).\(name)\(path[dot...])"
  }
}
