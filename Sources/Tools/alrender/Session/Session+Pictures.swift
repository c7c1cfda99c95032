import ArgumentParser
import Diagnosis
import Documents
import Glibc
import Rendering

extension Session {
  /// Draws every job and writes the pictures.
  ///
  /// - Parameter isOnly: whether no other part of the run reports the results of the layouts.
  func render(_ jobs: [Job], to template: OutputTemplate, isOnly: Bool) throws {
    try refuseUnwritable(jobs.map { $0.path(in: template) }, of: template)
    let overlays = choices.render.overlays
    let (isStrict, limit) = (choices.isStrict, log.limit)
    forEach(jobs, telling: limit) { scene, job in
      let result = scene.drawnResult(isStrict: isStrict, shown: limit)
      let path = job.path(in: template)
      let failure = Failure.catching(path) {
        try refuseUnknown(overlays, in: scene)
        let bytes = try scene.encoded(as: template.format ?? .png, overlays: overlays)
        try scene.timed(.writing) { try OutputWriter.write(bytes, to: path, of: template) }
      }
      return (result: result, failure: failure, leftOut: scene.leftOutTags)
    } then: { index, output in
      if isOnly { report(output.result, of: jobs[index]) }
      if output.failure == nil { reportLeftOut(output.leftOut, of: jobs[index].path(in: template)) }
      if let failure = output.failure { fail(failure) }
    }
  }

  /// Reports that a picture with overlays has no room for some of their numbers.
  func reportLeftOut(_ count: Int, of path: String) {
    guard count > 0 else { return }
    let words =
      count == 1
      ? "one number in the overlays does not fit and is left out"
      : "\(count) numbers in the overlays do not fit and are left out"
    log.say(
      Diagnostic(.note, "\(words); '--show constraints:VIEW' shows those of one view", file: path))
  }

  /// Refuses early what could not be written at the end: several results under one name, of which
  /// only the last would be left, and results in a folder that does not exist.
  func refuseUnwritable(_ paths: [String], of template: OutputTemplate) throws {
    try refuseDuplicates(paths)
    let folder = template.literalFolder
    guard !paths.isEmpty, access(folder, F_OK) != 0 else { return }
    // A folder is created if its own folder exists: further up it is rather a slip.
    if access(OutputFile.parts(of: folder).folder, F_OK) == 0 { return }
    fail("no such folder '\(folder)'; create it first", file: template.description)
    throw log.end()
  }
}

/// Throws if several results have one name, of which only the last would be left.
func refuseDuplicates(_ paths: [String]) throws {
  var known: Set<String> = []
  for path in paths where !known.insert(path).inserted {
    throw ValidationError(
      "several results would be written to '\(path)'; "
        + "distinguish them with {scene}, {variant} or {scale}, or name a folder: 'FOLDER/'")
  }
}

/// Throws for an overlay of a view that a layout does not have.
func refuseUnknown(_ overlays: [OverlayChoice], in scene: LaidOutScene) throws(Failure) {
  guard let name = scene.missingView(of: overlays) else { return }
  let names = scene.recorded(findsAmbiguity: false).views.map(\.name)
  let near = NearestName.like(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  throw Failure("'--show' names the unknown view '\(name)'\(near)", file: scene.subject.spokenPath)
}
