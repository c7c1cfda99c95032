package import Checking
import Documents
import Rendering
package import Scenes

extension Workspace {
  /// The maximum number of variants that are checked where somebody waits.
  private static let mostVariants = 24

  /// Returns the findings about a scene, or a part of a file, in all its variants, as `check` reports
  /// them: the kept ones unless something they depend on has changed.
  ///
  /// Of more variants than are checked here, the first are.
  /// - Parameters:
  ///   - path: the scene or document.
  ///   - part: the part of the file, as `SceneSubject.part` names it; the first by default.
  ///   - more: a variant that is checked too, in case it is none of the scene's.
  ///   - advice: which advice is tried.
  package func findings(
    _ path: String, part: String? = nil, and more: Variant? = nil,
    trying advice: SceneFindings.Trial = .all
  ) throws(WorkspaceError) -> SceneFindings {
    let subject = try subject(path, part: part)
    let all = try findings(path, subject, besides: nil, advice)
    guard let more, all.shown(in: more) == nil else { return all }
    return all.adding(more, from: try findings(path, subject, besides: more, advice))
  }

  private func findings(
    _ path: String, _ subject: SceneSubject, besides more: Variant?, _ advice: SceneFindings.Trial
  ) throws(WorkspaceError) -> SceneFindings {
    let key = KeptFindings.Key(
      path: AbsolutePath.of(path), part: subject.part, more: more, advice: advice)
    if let known = keptFindings.value(key) { return known }
    let reader = SceneFileReader(project: project, options: options, files: files)
    let (findings, paths) = try check(subject, besides: more, advice) { fix throws(SceneErrors) in
      try reader.read(subject, after: fix)
    }
    note(layoutsOf: key.path, restOn: paths)
    keptFindings.keep(findings, key)
    return findings
  }

  /// Checks a scene in its variants, and returns the findings with the files that they depend on.
  ///
  /// - Parameter edited: reads the scene again as it would be after a fix.
  func check(
    _ subject: SceneSubject, besides more: Variant?, _ advice: SceneFindings.Trial,
    edited: @escaping (Fix) throws(SceneErrors) -> SceneSubject
  ) throws(WorkspaceError) -> (result: SceneFindings, paths: [String]) {
    let renderer = try renderer()
    let scene = TrialScene(subject, renderer: renderer, edited: edited)
    let list = subject.variants.list
    let variants = list.prefix(Self.mostVariants) + (more.map { [$0] } ?? [])
    return files.tracing {
      SceneFindings(
        variants.map { variant in
          CheckedVariant(variant) { try subject.layOut(with: renderer, as: $0) }
        }, of: scene,
        isComplete: more == nil && variants.count == list.count, trying: advice,
        mostWork: Timings.mostWorkOfTrials)
    }
  }
}

/// The findings requested most recently.
struct KeptFindings {
  struct Key: Hashable {
    let path: String
    let part: String?
    let more: Variant?
    let advice: SceneFindings.Trial
  }

  /// The findings, newest last.
  private var kept: [(key: Key, findings: SceneFindings)] = []
  /// A page's list asks for those of every scene that it shows.
  private static let limit = 100

  func value(_ key: Key) -> SceneFindings? { kept.last { $0.key == key }?.findings }

  mutating func keep(_ findings: SceneFindings, _ key: Key) {
    if kept.count >= Self.limit { kept.removeFirst() }
    kept.append((key, findings))
  }

  mutating func remove(path: String) { kept.removeAll { $0.key.path == path } }
}
