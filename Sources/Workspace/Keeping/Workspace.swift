package import Documents
package import Rendering
package import Scenes
package import Typesetting

/// Scenes, strings, pictures and fonts, kept read; layouts, kept as long as nothing that they rest on
/// has changed.
///
/// Ask for a scene or a layout as often as needed: it is read, built and laid out when it is asked
/// for the first time and after a change that reaches it, and at no other time. What a scene rests on
/// is what was read while it was read and laid out, whoever read it. After a change call
/// `filesMayHaveChanged()`, or `setBuffer(_:of:)` for the text of an open document; both answer which
/// scenes it reaches.
///
/// A workspace belongs to one thread, as the trees that it hands out do. Several workspaces may share
/// their `WorkspaceFiles`: what one of them learns of a change the others know when they are asked
/// next. Paths may be relative or absolute; results and remarks call a scene as it was called first.
package final class Workspace {
  /// What `alrender.yaml` says, as it was when it could be read last.
  package private(set) var project: ProjectConfiguration
  /// Why the project's `alrender.yaml` cannot be read now; nil where it can.
  package private(set) var projectErrors: SceneErrors?
  /// The files, which other workspaces may share.
  package let files: WorkspaceFiles

  let options: WorkspaceOptions
  /// Scenes by their paths from `/`; for looking up.
  private var entries: [String: WorkspaceEntry] = [:]
  private var layouts: KeptLayouts
  private var counts = WorkspaceCounts()
  private var kept: (renderer: Renderer, folders: [String])?
  /// Measures that renderers made before the present one.
  private var measuredBefore = 0
  /// How many of the files' changes it has taken in.
  private var changesSeen = 0

  /// Makes a workspace that has read nothing.
  package init(
    project: ProjectConfiguration, options: WorkspaceOptions = WorkspaceOptions(),
    files: WorkspaceFiles = WorkspaceFiles()
  ) {
    self.project = project
    self.options = options
    self.files = files
    layouts = KeptLayouts(limit: options.keptLayouts)
    changesSeen = files.changeCount
    // Asked for, so that the file is watched from now on.
    projectErrors = readProject()
  }

  /// What has been done so far.
  package var count: WorkspaceCounts {
    var count = counts
    count.filesRead = files.filesRead
    count.textsMeasured = measuredBefore + (kept?.renderer.textsMeasured ?? 0)
    return count
  }

  // MARK: - Asking

  /// The scene at a path, with the examples of its components where the options ask for them, or the
  /// trees of a document; all errors of a file that is wrong.
  package func read(_ path: String) throws(SceneErrors) -> [SceneSubject] {
    takeInChanges()
    return try entry(path).reading.subjects.get()
  }

  /// The files that a scene, and its layouts so far, rest on, as paths from `/`: itself first, then
  /// in the order in which they were asked for; files that were looked for in vain are among them.
  package func dependencies(of path: String) -> [String] {
    takeInChanges()
    let key = AbsolutePath.of(path)
    return layouts.files(of: key).reduce(into: entry(path).files) { all, file in
      if !all.contains(file) { all.append(file) }
    }
  }

  /// A layout of a scene, or of a document's tree: the one that is kept, else a new one.
  ///
  /// The tree may be read, explained and painted, but not changed: others are given the same one.
  /// - Parameters:
  ///   - path: the scene or document.
  ///   - part: the part of the file that is meant, as `SceneSubject.part` names it; the first by
  ///     default.
  package func layOut(
    _ path: String, part: String? = nil, _ variant: Variant = .default
  ) throws(WorkspaceError) -> LaidOutScene {
    let subjects: [SceneSubject]
    do throws(SceneErrors) { subjects = try read(path) } catch { throw .scene(error) }
    guard let subject = subjects.first(where: { part == nil || $0.part == part }) else {
      throw .noSuchPart(part ?? "")
    }
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

  /// What lays out and draws, for work that is not kept, such as a moment between two states.
  package func renderer() throws(WorkspaceError) -> Renderer {
    let folders = options.fontFolders + project.fonts.map(project.path)
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

  /// Every file that was asked for so far, as paths from `/`, sorted: what there is to watch.
  package var watchedFiles: [String] { files.askedFor }

  /// Looks which of the files that were asked for have changed on disk, and forgets what rests on
  /// them.
  ///
  /// - Returns: the scenes that the changes reach, as they were called first, sorted by path.
  package func filesMayHaveChanged() -> [String] {
    _ = files.lookAgain()
    return takeInChanges()
  }

  /// Takes the text of an open document in place of a file's; nil gives it back to the disk.
  ///
  /// - Returns: the scenes that the change reaches, as for `filesMayHaveChanged()`.
  package func setBuffer(_ bytes: [UInt8]?, of path: String) -> [String] {
    _ = files.setBuffer(bytes, of: path)
    return takeInChanges()
  }

  /// Forgets what rests on the files that have changed since the last time, whoever saw it.
  @discardableResult
  private func takeInChanges() -> [String] {
    let count = files.changeCount
    guard count > changesSeen else { return [] }
    let changed = Set(files.changed(since: changesSeen))
    changesSeen = count
    let isEverything = changed.contains(projectFile)
    if isEverything { projectErrors = readProject() }
    var reached: [(key: String, name: String)] = []
    for (key, entry) in entries {
      let isWrong = isEverything || entry.files.contains(where: changed.contains)
      let isMoved = layouts.files(of: key).contains(where: changed.contains)
      guard isWrong || isMoved else { continue }
      if isWrong { entries[key] = nil }
      layouts.remove(path: key)
      reached.append((key, entry.name))
    }
    return reached.sorted { $0.key < $1.key }.map(\.name)
  }

  /// Forgets a scene that nobody looks at any more.
  package func close(_ path: String) {
    let key = AbsolutePath.of(path)
    entries[key] = nil
    layouts.remove(path: key)
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

  /// Reads `alrender.yaml` again; one that is wrong leaves everything as it was.
  private func readProject() -> SceneErrors? {
    let (folder, reach) = (project.folder, project.statedReach)
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
      project.statedReach = reach
      return nil
    case .failure(let errors): return errors
    }
  }
}

/// Why a workspace has no layout.
package enum WorkspaceError: Error, Equatable, Sendable {
  /// The scene or one of its files is wrong.
  case scene(SceneErrors)
  /// The file has no part of the name.
  case noSuchPart(String)
  /// The fonts cannot be had.
  case fonts(FontError)
}
