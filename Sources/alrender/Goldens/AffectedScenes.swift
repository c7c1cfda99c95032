import Documents
import Goldens
import Rendering
import Scenes
import Workspace

/// The scenes that changes since a revision can move: by the files that they name now and by those
/// that they named when their goldens were recorded.
struct AffectedScenes {
  private let changes: ChangedFiles
  private let project: ProjectConfiguration
  private let isEverything: Bool
  /// Through which the texts of documents are asked for.
  private let files: WorkspaceFiles

  /// Asks Git; says what is wrong and throws the exit code where it does not know.
  init(since revision: String, _ session: Session) throws {
    project = session.project
    files = session.files
    do {
      changes = try ChangedFiles(since: revision, project: project.folder)
    } catch {
      session.fail(error.description, file: revision)
      throw session.log.status.code
    }
    isEverything = changes.affectsEverything(
      fonts: project.fonts, goldens: project.goldens.description)
  }

  /// Whether the changes can move a job's layout or pixels.
  func contains(_ job: Job) -> Bool {
    if isEverything { return true }
    let current = job.dependencies.adding(job.variant, of: job.subject, through: files)
    return changes.affects(current.files.map(inner) + recorded(job))
      || changes.affects(below: current.folders.map(inner))
  }

  /// A path from `/` as seen from the project's folder, though nothing may be there any more.
  private func inner(_ path: String) -> String {
    let folder = AbsolutePath.of(project.folder) + "/"
    return project.inner(path)
      ?? (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// The files of the recorded scene, which may be gone now.
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
