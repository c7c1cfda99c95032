import Documents
package import Rendering
import Scenes
package import Workspace

/// The workspaces of the projects that an editor's documents belong to.
///
/// They share the files, in which the texts of open documents take the place of those on disk. A
/// value belongs to one thread; other threads have their own over the same files.
package final class ProjectWorkspaces {
  private let files: WorkspaceFiles
  private let options: WorkspaceOptions
  /// By the path of the project's folder; for looking up.
  private var workspaces: [String: Workspace] = [:]

  /// Begins without any.
  package init(over files: WorkspaceFiles, _ options: WorkspaceOptions) {
    self.files = files
    self.options = options
  }

  /// The workspace of a project.
  func workspace(of project: ProjectConfiguration) -> Workspace {
    let folder = AbsolutePath.of(project.folder)
    if let known = workspaces[folder] { return known }
    let made = Workspace(project: project, options: options, files: files)
    workspaces[folder] = made
    return made
  }

  /// What lays out for a project; nil where its fonts cannot be had.
  func renderer(of project: ProjectConfiguration) -> Renderer? {
    try? workspace(of: project).renderer()
  }
}
