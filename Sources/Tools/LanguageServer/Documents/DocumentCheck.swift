import Checking
import Diagnosis
package import Documents
import Rendering
import Scenes
import Workspace

/// A check of one text: what `alrender check --variant default` reports about it as a file.
///
/// A value that any thread may run, because it can take long. It checks the text that the
/// workspace's files have when it runs; the outcome is used only while the document still has
/// that text.
package struct DocumentCheck: Sendable {
  /// The document.
  package let uri: String
  /// The version number of the text.
  package let version: Int
  private let path: String
  private let project: ProjectConfiguration
  private let changeCount: Int

  /// Prepares to check a document in its current state.
  package init(_ document: OpenDocument) {
    uri = document.uri
    version = document.version
    path = document.path
    project = document.project
    changeCount = document.files.changeCount
  }

  /// The outcome of a check.
  package struct Outcome: Sendable {
    /// The document.
    package let uri: String
    /// The version number of the text.
    package let version: Int
    /// The errors in a scene or its files, or the findings about the layout.
    package let findings: Result<[Diagnostic], SceneErrors>
    /// The files that the findings depend on, as absolute paths.
    package let files: [String]
    /// The number of file changes seen when the check was requested.
    package let changeCount: Int
  }

  /// Lays out the default variant, and those of the examples of its components, and diagnoses
  /// them.
  package func run(in workspaces: ProjectWorkspaces) -> Outcome {
    let workspace = workspaces.workspace(of: project)
    let findings = Result { () throws(SceneErrors) in try self.findings(workspace) }
    return Outcome(
      uri: uri, version: version, findings: findings, files: workspace.dependencies(of: path),
      changeCount: changeCount)
  }

  private func findings(_ workspace: Workspace) throws(SceneErrors) -> [Diagnostic] {
    var groups = FindingGroups()
    for subject in try workspace.read(path) {
      let variants = subject.variants.list
      let variant = subject.variants.variant(of: [])
      // Redundancy can only be judged over all variants.
      let found = try findings(subject, variant, isOnly: variants.count == 1, workspace).filter {
        variants.count == 1 || $0.diagnostic.code != .redundant
      }
      groups.add(
        found.filter { $0.diagnostic.code != .undrawn }, scene: subject.name,
        variant: variant.name)
    }
    return groups.worstFirst
  }

  private func findings(
    _ subject: SceneSubject, _ variant: Variant, isOnly: Bool, _ workspace: Workspace
  ) throws(SceneErrors) -> [CheckFinding] {
    let layOut = { (variant: Variant) in
      try workspace.layOut(path, part: subject.part, variant)
    }
    let checked = CheckedVariant(variant) { try layOut($0) }
    let check = SceneCheck([checked], isComplete: isOnly) { try layOut($0) }
    guard let outcome = check.outcomes.first else { return [] }
    switch outcome.findings {
    case .success(let findings): return findings
    case .failure(let error):
      switch error {
      case WorkspaceError.scene(let errors): throw errors
      case let errors as SceneErrors: throw errors
      default: throw SceneErrors([failure("\(error)")])
      }
    }
  }

  private func failure(_ message: String) -> Diagnostic {
    Diagnostic(severity: .error, code: .resource, message: message, file: path)
  }
}
