import Documents
import Goldens
import Scenes
import Workspace

/// The scenes that changes since a revision can affect, judged by the files they name now and
/// those they named when their goldens were recorded.
struct AffectedScenes {
  private let changes: ChangedFiles
  private let project: ProjectConfiguration
  private let isEverything: Bool
  /// Used to request the texts of documents.
  private let files: WorkspaceFiles

  /// Asks Git. If that fails, reports the reason and throws the exit code.
  init(since revision: String, _ session: Session) throws {
    project = session.project
    files = session.files
    do {
      changes = try ChangedFiles(since: revision, project: project.folder)
    } catch {
      session.fail(error.description, file: revision)
      throw session.log.end()
    }
    isEverything = changes.affectsEverything(
      fonts: project.fonts, goldens: project.goldens.description)
  }

  /// Whether the changes can affect a job's layout or pixels.
  func contains(_ job: Job) -> Bool {
    if isEverything { return true }
    let current = job.dependencies.adding(job.variant, of: job.subject, through: files)
    return changes.affects(current.files.map(inner) + recorded(job))
      || changes.affects(below: current.folders.map(inner))
  }

  /// Returns an absolute path relative to the project's folder, even if nothing exists there any
  /// more.
  private func inner(_ path: String) -> String {
    let folder = AbsolutePath.of(project.folder) + "/"
    return project.inner(path)
      ?? (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// Returns the files of the recorded scene, which may be gone now.
  private func recorded(_ job: Job) -> [String] {
    let store = GoldenStore(project: project)
    guard let path = try? store.path(scene: job.scene, variant: "", .outline),
      let bytes = try? FileBytes.read(path),
      let source = project.inner(job.subject.source)
    else { return [] }
    let folder = FileTree.parent(of: source)
    return RecordedOutline(String(decoding: bytes, as: UTF8.self)).files.map {
      PathParts.joined(folder, $0)
    }
  }
}
