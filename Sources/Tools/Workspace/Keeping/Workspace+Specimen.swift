package import Checking
import Documents
package import Rendering
package import Scenes

/// An example with other values than its file's, and what was last asked of it.
struct KeptSpecimen {
  struct Key: Equatable {
    let path: String
    let example: SceneExample
    let values: [UInt8]
  }

  let key: Key
  let subject: SceneSubject
  /// The last two layouts, newest last: one appearance beside the other, for its code.
  var layouts: [(variant: Variant, scene: LaidOutScene)] = []
  var findings: (variant: Variant, found: SceneFindings)?
}

extension Workspace {
  /// Returns an example of a component with other values than its file's, as somebody tries them: the kept
  /// one for the same values as before, unless a file has changed.
  ///
  /// Only the example itself is read, not the others of its file.
  /// - Parameter values: a mapping from parameters to values, as YAML or JSON; those it leaves out are the
  ///   example's.
  package func specimen(
    _ path: String, _ example: SceneExample, with values: [UInt8]
  ) throws(WorkspaceError) -> SceneSubject {
    takeInChanges()
    let key = KeptSpecimen.Key(path: path, example: example, values: values)
    if let specimen, specimen.key == key { return specimen.subject }
    let reader = SceneFileReader(project: project, options: options, files: files)
    counts.scenesRead += 1
    let (result, _) = files.tracing {
      Result { () throws(SceneErrors) in try reader.read(example, with: values, at: path) }
    }
    do throws(SceneErrors) {
      let subject = try result.get()
      specimen = KeptSpecimen(key: key, subject: subject)
      return subject
    } catch {
      throw .scene(error)
    }
  }

  /// Returns the layout of such an example: the kept one for the same values and variant as before.
  package func layOutSpecimen(
    _ path: String, _ example: SceneExample, with values: [UInt8], _ variant: Variant
  ) throws(WorkspaceError) -> LaidOutScene {
    let subject = try specimen(path, example, with: values)
    if let known = specimen?.layouts.first(where: { $0.variant == variant }) { return known.scene }
    let renderer = try renderer()
    counts.scenesBuilt += 1
    let (result, _) = files.tracing {
      Result { () throws(SceneErrors) in try subject.layOut(with: renderer, as: variant) }
    }
    do throws(SceneErrors) {
      let scene = try result.get()
      let last = specimen?.layouts.suffix(1) ?? []
      specimen?.layouts = last + [(variant, scene)]
      return scene
    } catch {
      throw .scene(error)
    }
  }

  /// Returns the findings about such an example in its variants and one more, as `check` reports them for an
  /// example of the file with these values.
  package func findingsOfSpecimen(
    _ path: String, _ example: SceneExample, with values: [UInt8], and variant: Variant
  ) throws(WorkspaceError) -> SceneFindings {
    let subject = try specimen(path, example, with: values)
    if let known = specimen?.findings, known.variant == variant { return known.found }
    let reader = SceneFileReader(project: project, options: options, files: files)
    let isOwn = subject.variants.list.contains(variant)
    let (found, _) = try check(subject, besides: isOwn ? nil : variant, .all) {
      fix throws(SceneErrors) in
      try reader.read(example, with: values, as: subject, after: fix)
    }
    specimen?.findings = (variant, found)
    return found
  }
}
