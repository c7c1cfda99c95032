package import Documents
import InterfaceBuilder
package import Rendering
package import Scenes

/// Reads scene files and documents, with all files they name, for batches on the command line as
/// well as for workspaces.
///
/// Every file is requested through the same `WorkspaceFiles`, so that scenes read shared files
/// once, and each knows what it depends on. Several threads may use it.
package struct SceneFileReader: Sendable {
  private let project: ProjectConfiguration
  private let options: WorkspaceOptions
  let files: WorkspaceFiles
  private let app = AppResources()

  /// Prepares to read, without reading anything yet.
  package init(
    project: ProjectConfiguration, options: WorkspaceOptions, files: WorkspaceFiles
  ) {
    (self.project, self.options, self.files) = (project, options, files)
  }

  /// Reads the scene at a path, or the trees of a document.
  package func read(_ path: String) -> SceneReading {
    reading(path) { () throws(SceneErrors) in try bytes(path) }
  }

  /// Reads bytes that don't come from a file, such as standard input, as if they were at a path.
  package func read(_ bytes: [UInt8], path: String) -> SceneReading { reading(path) { bytes } }

  /// Returns all trees of a document given as bytes.
  package func trees(of bytes: [UInt8], path: String) throws(SceneErrors) -> [NibScene] {
    let listed = listed(for: path)
    var looks = try listed.looks.get()
    if project.inner(path).map(project.frames) == true { looks.roundsScreen = true }
    looks.look = project.look
    looks.repeatsPrototypes = looks.repeatsPrototypes || project.documents.repeatsPrototypes
    if let top = CatalogSearch.app(around: path) {
      let own = app.looks(ofAppAt: top, within: project.reach)
      (looks.accentColor, looks.appearance) = (own.accentColor, own.appearance)
    }
    let texts = CatalogSearch.stringFolders(around: path, within: project.reach)
    if !texts.isEmpty, NibStrings.mayNameAppTexts(bytes) { looks.texts = texts }
    return try NibScene.read(
      bytes: bytes, path: path, intrinsic: options.intrinsic, insets: insets(),
      assets: withOtherPictures(listed.assets.get(), of: bytes, path: path), reach: project.reach,
      storyboards: CatalogSearch.storyboards(around: path, namedIn: bytes, within: project.reach)
    ).map { tree in
      var tree = tree
      tree.looks = looks
      tree.variants = project.documents.variants
      return tree
    }
  }

  /// Reads one example of a file's components with other values than the file's.
  ///
  /// - Parameter values: a mapping from parameters to values, as YAML or JSON.
  func read(
    _ example: SceneExample, with values: [UInt8], at path: String
  ) throws(SceneErrors) -> SceneSubject {
    try read(example, with: values, bytes(path), path)
  }

  func read(
    _ example: SceneExample, with values: [UInt8], _ bytes: [UInt8], _ path: String
  ) throws(SceneErrors) -> SceneSubject {
    var loaded = try LoadedScene.readExample(
      example, values: values, bytes: bytes, path: path, project: project)
    if symbolsFolder != nil { loaded.symbols = try listed(for: path).looks.get().symbols }
    return .scene(loaded)
  }

  private func reading(
    _ path: String, _ bytes: () throws(SceneErrors) -> [UInt8]
  ) -> SceneReading {
    let (subjects, paths) = files.tracing {
      Result { () throws(SceneErrors) in try self.subjects(of: bytes(), path: path) }
    }
    var dependencies = SceneDependencies()
    dependencies.files = paths
    // The bars of scenes name symbols; documents also name pictures.
    if NibScene.isNib(path: path) || symbolsFolder != nil {
      dependencies.files += listed(for: path).paths
      let folders = assetFolders(for: path) + [symbolsFolder].compactMap(\.self)
      dependencies.folders = folders.map { AbsolutePath.of($0) }
    }
    return SceneReading(subjects: subjects, dependencies: dependencies)
  }

  func subjects(
    of bytes: [UInt8], path: String
  ) throws(SceneErrors) -> [SceneSubject] {
    guard NibScene.isNib(path: path) else {
      var scenes: [LoadedScene]
      if options.readsExamples {
        let read = try LoadedScene.readAll(bytes: bytes, path: path, project: project)
        scenes = [read.scene].compactMap { $0 } + read.examples
      } else {
        do throws(SceneErrors) {
          scenes = [try LoadedScene(bytes: bytes, path: path, project: project)]
        } catch {
          // Only a file that is not a scene is examined again.
          guard case .library(hasExamples: true)? = ScenePart(bytes) else { throw error }
          scenes = try LoadedScene.readLibrary(bytes: bytes, path: path, project: project)
        }
      }
      if symbolsFolder != nil {
        let symbols = try listed(for: path).looks.get().symbols
        for index in scenes.indices { scenes[index].symbols = symbols }
      }
      return scenes.map { .scene($0) }
    }
    let trees = try trees(of: bytes, path: path)
    // A controller's id means its view, also where two have the same name.
    let wanted = trees.filter {
      options.root == nil
        || [$0.tree.id, $0.tree.controller?["id"], $0.name].contains(options.root)
    }
    if wanted.isEmpty, let root = options.root {
      let ids = trees.map { "'\($0.name)' (\($0.tree.controller?["id"] ?? $0.tree.id))" }
        .joined(separator: ", ")
      throw SceneErrors(file: path, "has no top-level view '\(root)'; there are \(ids)")
    }
    return wanted.map { .nib($0, isOnly: wanted.count == 1) }
  }

  private func bytes(_ path: String) throws(SceneErrors) -> [UInt8] {
    do {
      // The caller may name a scene outside the reach; a scene found inside must not lead out
      // through a link.
      let isBound = options.confinesScenes || project.reach.names(path)
      return try FileBytes.read(path, within: isBound ? project.reach : .everywhere)
    } catch {
      throw SceneErrors(file: path, error.message)
    }
  }

  private func insets() throws(SceneErrors) -> NibInsets {
    guard let path = options.insetsPath else { return NibInsets() }
    return try NibInsets(bytes: bytes(path), path: path)
  }

  // MARK: - The app

  /// The asset catalogs given on the command line, else the project's; empty for those that are found.
  private var statedFolders: [String] {
    options.assetFolders.isEmpty
      ? project.documents.assets.map(project.path) : options.assetFolders
  }

  /// Returns the stated asset catalogs, else those that are found around a document.
  private func assetFolders(for path: String) -> [String] {
    guard statedFolders.isEmpty else { return statedFolders }
    return NibScene.isNib(path: path)
      ? CatalogSearch.folders(around: path, within: project.reach) : []
  }

  /// The drawings of symbols given on the command line, else the project's.
  private var symbolsFolder: String? {
    options.symbolsFolder ?? project.documents.symbols.map(project.path)
  }

  private func listed(for path: String) -> AppResources.Listed {
    listed(assetFolders(for: path))
  }

  private func listed(_ folders: [String]) -> AppResources.Listed {
    app.listed(folders) {
      let (found, paths) = files.tracing { (assets: assets(folders), looks: looks()) }
      return AppResources.Listed(assets: found.assets, looks: found.looks, paths: paths)
    }
  }

  private func looks() -> Result<NibLooks, SceneErrors> {
    guard let folder = symbolsFolder else { return .success(options.looks) }
    var looks = options.looks
    do {
      looks.symbols = try SymbolFolder(folder, reach: project.reach)
    } catch {
      return .failure(SceneErrors(file: error.file, error.message))
    }
    return .success(looks)
  }

  /// Adds what shows a document's other pictures: the sets of the app's catalogs elsewhere, unless
  /// catalogs are stated, then files outside of catalogs.
  private func withOtherPictures(
    _ near: AssetCatalog?, of bytes: [UInt8], path: String
  ) throws(SceneErrors) -> AssetCatalog? {
    var (assets, names) = (near, AssetCatalog.pictureNames(in: bytes))
    func lacking() -> [String] { names.filter { assets?.hasPicture($0) != true } }
    names = lacking()
    guard !names.isEmpty else { return assets }
    if statedFolders.isEmpty {
      let folders = CatalogSearch.appFolders(around: path, within: project.reach)
      if !folders.isEmpty, let all = try listed(folders).assets.get() {
        assets = assets?.adding(picturesOf: all) ?? all
        names = lacking()
      }
    }
    guard !names.isEmpty else { return assets }
    let files = CatalogSearch.pictures(around: path, named: Set(names), within: project.reach)
    guard !files.isEmpty else { return assets }
    do {
      // Not '??', which would throw any error.
      guard let assets else {
        return try AssetCatalog(folders: [], reach: project.reach).adding(pictures: files)
      }
      return assets.adding(pictures: files)
    } catch {
      throw SceneErrors(file: error.file, error.message)
    }
  }

  private func assets(_ folders: [String]) -> Result<AssetCatalog?, SceneErrors> {
    guard !folders.isEmpty else { return .success(nil) }
    do {
      return .success(try AssetCatalog(folders: folders, reach: project.reach))
    } catch {
      return .failure(SceneErrors(file: error.file, error.message))
    }
  }
}

extension SceneErrors {
  /// An error about a whole file.
  package init(file: String, _ message: String) {
    self.init([Diagnostic(severity: .error, code: .resource, message: message, file: file)])
  }
}
