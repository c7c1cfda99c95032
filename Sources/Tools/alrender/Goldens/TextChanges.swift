import Documents
import Goldens
import Localization
import Scenes
import Workspace

/// What has changed of a project's texts since a revision.
struct TextChanges {
  private let old: [String: StringTable]
  private let changed: Set<String>
  private let project: ProjectConfiguration

  /// Asks Git. If that fails, reports the reason and throws the exit code.
  ///
  /// - Parameter files: the paths of the files of strings.
  init(since revision: String, _ files: [String], _ session: Session) throws {
    project = session.project
    do throws(GoldenError) {
      let git = GitRepository(folder: project.folder)
      let commit = try git.commit(revision)
      changed = Set(try git.changes(since: commit, until: nil, in: []))
      let tables = StringTable.read(files) { path in
        let folder = GitRepository(folder: FileTree.parent(of: path))
        let name = PathParts.names(in: path).last.map(String.init) ?? path
        return (try? folder.bytes(of: name, at: commit)) ?? nil
      }
      old = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
    } catch {
      session.fail(error.description, file: revision)
      throw session.log.end()
    }
  }

  /// Whether a scene or document has changed itself.
  func includes(_ path: String) -> Bool { changed.contains(project.inner(path) ?? path) }

  /// Returns the keys of each table whose texts have changed. Texts in a scene's own file are as old as the
  /// scene.
  func keys(
    of tables: [StringTable], in language: String, source: String
  ) -> [String: Set<String>] {
    Dictionary(
      tables.map { table in
        if let document = table.document, !includes(document) {
          return (table.name, table.keysTranslated(since: old[table.name], in: language))
        }
        let isStale = !StringTable.isNamed(table.file(of: language)) && !includes(table.name)
        let keys = table.keysChanged(since: old[table.name], in: language, source: source)
        return (table.name, isStale ? [] : keys)
      }
    ) { $0.union($1) }
  }

  /// Returns the keys of each table whose source has changed, while their translation has not.
  func outdated(
    of tables: [StringTable], in language: String, source: String
  ) -> [String: Set<String>] {
    Dictionary(
      tables.compactMap { table in
        old[table.name].map {
          (table.name, table.keysOutdated(since: $0, in: language, source: source))
        }
      }
    ) { $0.union($1) }
  }
}
