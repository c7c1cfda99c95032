import Diagnosis
package import Documents
package import Rendering
import Scenes
import Workspace

/// The check of one text: what `alrender check --variant default` says of it as a file.
///
/// A value that any thread may run, as it may take long. The text is the one that the workspace's
/// files have when it runs; what comes of it counts only while the document still has that text.
package struct DocumentCheck: Sendable {
  /// The document.
  package let uri: String
  /// The number of the text.
  package let version: Int
  private let path: String
  private let project: ProjectConfiguration
  private let changeCount: Int

  /// Gets ready to check a document as it is now.
  package init(_ document: OpenDocument) {
    uri = document.uri
    version = document.version
    path = document.path
    project = document.project
    changeCount = document.files.changeCount
  }

  /// What came of a check.
  package struct Outcome: Sendable {
    /// The document.
    package let uri: String
    /// The number of the text.
    package let version: Int
    /// The errors of a scene or its files; or what the layout shows.
    package let findings: Result<[Diagnostic], SceneErrors>
    /// What the findings rest on, as paths from `/`.
    package let files: [String]
    /// How many changes of files had been seen when the check was asked for.
    package let changeCount: Int
  }

  /// Lays the default variant out, and those of the examples of its components, and judges them.
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
      // Redundancy is a statement about all variants.
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
