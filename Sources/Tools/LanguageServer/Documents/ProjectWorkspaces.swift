import Documents
import Rendering
import Scenes
package import Workspace

/// The workspaces of the projects that an editor's documents belong to.
///
/// They share their files, in which the texts of open documents replace those on disk. An
/// instance belongs to one thread; other threads have their own instances over the same files.
package final class ProjectWorkspaces {
  private let files: WorkspaceFiles
  private let options: WorkspaceOptions
  /// The workspaces by absolute path of the project's folder; only for lookup.
  private var workspaces: [String: Workspace] = [:]

  /// Makes a set without workspaces.
  package init(over files: WorkspaceFiles, _ options: WorkspaceOptions) {
    self.files = files
    self.options = options
  }

  /// Returns the workspace of a project.
  func workspace(of project: ProjectConfiguration) -> Workspace {
    let folder = AbsolutePath.of(project.folder)
    if let known = workspaces[folder] { return known }
    let made = Workspace(project: project, options: options, files: files)
    workspaces[folder] = made
    return made
  }

  /// Returns the renderer for a project, or nil if its fonts cannot be loaded.
  func renderer(of project: ProjectConfiguration) -> Renderer? {
    try? workspace(of: project).renderer()
  }
}
