package import Documents
package import Rendering
package import Scenes
package import Typesetting

/// Keeps scenes, strings, pictures and fonts once they are read, and layouts as long as nothing
/// they depend on has changed.
///
/// Request a scene or a layout as often as needed: it is read, built and laid out on the first
/// request, and again only after a change that affects it. A scene depends on everything that was
/// read to read and lay it out, whoever read it. After a change call `filesMayHaveChanged()`, or
/// `setBuffer(_:of:)` for the text of an open document; both return the affected scenes.
///
/// A workspace and the trees it returns belong to one thread. Several workspaces may share their
/// `WorkspaceFiles`: when one of them sees a change, the others know it on their next request.
/// Paths may be relative or absolute; results and findings use the form in which a scene was
/// first requested.
package final class Workspace {
  /// The settings in `alrender.yaml`, as of the last time it could be read.
  package private(set) var project: ProjectConfiguration
  /// Why the project's `alrender.yaml` cannot be read now; nil if it can.
  package private(set) var projectErrors: SceneErrors?
  /// The files, which other workspaces may share.
  package let files: WorkspaceFiles

  /// How scenes are read and laid out.
  package let options: WorkspaceOptions
  /// Scenes by absolute path; only for lookup.
  private var entries: [String: WorkspaceEntry] = [:]
  private var layouts: KeptLayouts
  var keptFindings = KeptFindings()
  /// The example that somebody tries other values of; nil after a change.
  var specimen: KeptSpecimen?
  var counts = WorkspaceCounts()
  private var kept: (renderer: Renderer, folders: [String])?
  /// The fonts of the project's app.
  private lazy var appFonts = AppFonts.files(around: [project.folder], within: project.reach)
  /// Text measurements by earlier renderers.
  private var measuredBefore = 0
  /// The number of file changes taken into account.
  private var changesSeen = 0

  /// Makes a workspace that has read nothing.
  package init(
    project: ProjectConfiguration, options: WorkspaceOptions = WorkspaceOptions(),
    files: WorkspaceFiles = WorkspaceFiles()
  ) {
    self.project = project
    self.project.isLive = true
    self.options = options
    self.files = files
    layouts = KeptLayouts(limit: options.keptLayouts, mostViews: options.keptViews)
    changesSeen = files.changeCount
    // Requested here, so that the file is watched from now on.
    projectErrors = readProject()
  }

  /// The work done so far.
  package var count: WorkspaceCounts {
    var count = counts
    count.filesRead = files.filesRead
    count.textsMeasured = measuredBefore + (kept?.renderer.textsMeasured ?? 0)
    return count
  }

  // MARK: - Asking

  /// Returns the scene at a path, with the examples of its components if the options request
  /// them, or the trees of a document. Throws all errors in a file.
  package func read(_ path: String) throws(SceneErrors) -> [SceneSubject] {
    takeInChanges()
    return try entry(path).reading.subjects.get()
  }

  /// Returns the files that a scene and its layouts so far depend on, as absolute paths: the
  /// scene first, then in the order of request, including files that were not found.
  package func dependencies(of path: String) -> [String] {
    takeInChanges()
    let key = AbsolutePath.of(path)
    return layouts.files(of: key).reduce(into: entry(path).files) { all, file in
      if !all.contains(file) { all.append(file) }
    }
  }

  /// Returns a layout of a scene, or of a document's tree: the kept one if there is one, else a
  /// new one.
  ///
  /// The tree may be read, explained and painted, but not changed, because others are given the
  /// same one.
  /// - Parameters:
  ///   - path: the scene or document.
  ///   - part: the part of the file, as `SceneSubject.part` names it; the first by default.
  package func layOut(
    _ path: String, part: String? = nil, _ variant: Variant = .default
  ) throws(WorkspaceError) -> LaidOutScene {
    let subject = try subject(path, part: part)
    let key = KeptLayouts.Key(path: AbsolutePath.of(path), part: subject.part, variant: variant)
    if let known = layouts.value(key) { return known }
    let renderer = try renderer()
    let (result, paths) = files.tracing {
      Result { () throws(SceneErrors) in try subject.layOut(with: renderer, as: variant) }
    }
    counts.scenesBuilt += 1
    do throws(SceneErrors) {
      let scene = try result.get()
      layouts.keep(scene, key, files: paths)
      return scene
    } catch {
      throw .scene(error)
    }
  }

  /// Returns a part of a file; the first by default.
  func subject(_ path: String, part: String?) throws(WorkspaceError) -> SceneSubject {
    let subjects: [SceneSubject]
    do throws(SceneErrors) { subjects = try read(path) } catch { throw .scene(error) }
    guard let subject = subjects.first(where: { part == nil || $0.part == part }) else {
      throw .noSuchPart(part ?? "")
    }
    return subject
  }

  /// Records files that something made of a scene depends on, beyond those for reading it.
  func note(layoutsOf key: String, restOn paths: [String]) { layouts.note(paths, of: key) }

  /// Returns a renderer for work that is not kept, such as a moment between two states.
  package func renderer() throws(WorkspaceError) -> Renderer {
    let stated = options.fontFolders + project.fonts.map(project.path)
    let folders = stated.isEmpty ? appFonts : stated
    if let kept, kept.folders == folders { return kept.renderer }
    do throws(FontError) {
      let renderer = Renderer(
        resources: try RendererResources(
          options.text, fontDirectories: folders, metrics: options.metrics))
      measuredBefore += kept?.renderer.textsMeasured ?? 0
      kept = (renderer, folders)
      return renderer
    } catch {
      throw .fonts(error)
    }
  }

  // MARK: - Changes

  /// The absolute paths of all files requested so far, sorted: the files to watch.
  package var watchedFiles: [String] { files.askedFor }

  /// Checks which of the requested files have changed on disk, and forgets what depends on them.
  ///
  /// - Returns: the affected scenes, by the paths of their first request, sorted.
  package func filesMayHaveChanged() -> [String] {
    _ = files.lookAgain()
    return takeInChanges()
  }

  /// Uses the text of an open document in place of a file's; nil uses the file on disk again.
  ///
  /// - Returns: the affected scenes, as for `filesMayHaveChanged()`.
  package func setBuffer(_ bytes: [UInt8]?, of path: String) -> [String] {
    _ = files.setBuffer(bytes, of: path)
    return takeInChanges()
  }

  /// Forgets what depends on the files that have changed since the last time, whoever saw the
  /// changes.
  @discardableResult
  func takeInChanges() -> [String] {
    let count = files.changeCount
    guard count > changesSeen else { return [] }
    let changed = Set(files.changed(since: changesSeen))
    changesSeen = count
    specimen = nil
    let isEverything = changed.contains(projectFile)
    if isEverything { projectErrors = readProject() }
    var reached: [(key: String, name: String)] = []
    for (key, entry) in entries {
      let isWrong = isEverything || entry.files.contains(where: changed.contains)
      let isMoved = layouts.files(of: key).contains(where: changed.contains)
      guard isWrong || isMoved else { continue }
      if isWrong { entries[key] = nil }
      forget(key)
      reached.append((key, entry.name))
    }
    return reached.sorted { $0.key < $1.key }.map(\.name)
  }

  /// Forgets a scene that is no longer in use.
  package func close(_ path: String) {
    let key = AbsolutePath.of(path)
    entries[key] = nil
    forget(key)
  }

  /// Forgets what was made of a scene.
  private func forget(_ key: String) {
    layouts.remove(path: key)
    keptFindings.remove(path: key)
  }

  // MARK: - Reading

  private func entry(_ path: String) -> WorkspaceEntry {
    let key = AbsolutePath.of(path)
    if let known = entries[key] { return known }
    let reader = SceneFileReader(project: project, options: options, files: files)
    counts.scenesRead += 1
    let entry = WorkspaceEntry(name: path, reading: reader.read(path))
    entries[key] = entry
    return entry
  }

  private var projectFile: String {
    AbsolutePath.of(project.path(ProjectConfiguration.fileName))
  }

  /// Reads `alrender.yaml` again; if it has errors, everything stays as it was.
  private func readProject() -> SceneErrors? {
    let (folder, reach) = (project.folder, project.statedReach)
    let repository = project.repositoryReach
    let path = project.path(ProjectConfiguration.fileName)
    let (result, _) = files.tracing {
      Result { () throws(SceneErrors) -> ProjectConfiguration? in
        guard let bytes = try? FileBytes.read(path) else { return nil }
        return try ProjectConfiguration(bytes: bytes, path: path)
      }
    }
    switch result {
    case .success(let read):
      project = read ?? ProjectConfiguration()
      project.folder = folder
      (project.statedReach, project.repositoryReach) = (reach, repository)
      project.isLive = true
      return nil
    case .failure(let errors): return errors
    }
  }
}

/// Why a workspace cannot return a layout.
package enum WorkspaceError: Error, Equatable, Sendable {
  /// The scene or one of its files has errors.
  case scene(SceneErrors)
  /// The file has no part with this name.
  case noSuchPart(String)
  /// The fonts cannot be loaded.
  case fonts(FontError)
}
