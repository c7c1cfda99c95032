import Checking
package import Documents
import Scenes
import Workspace

/// A check of one text: what `alrender check` reports about it as a file.
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

  /// Checks the scene, and the examples of its components.
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
      do {
        try groups.add(
          workspace.findings(path, part: subject.part, trying: .claims), scene: subject.name)
      } catch {
        switch error {
        case WorkspaceError.scene(let errors): throw errors
        case let errors as SceneErrors: throw errors
        default: throw SceneErrors([failure("\(error)")])
        }
      }
    }
    return groups.worstFirst
  }

  private func failure(_ message: String) -> Diagnostic {
    Diagnostic(severity: .error, code: .resource, message: message, file: path)
  }
}
