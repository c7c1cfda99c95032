import Documents
import InterfaceBuilder
import Rendering
import Scenes

/// Reads scene files and documents, with all that they name.
struct SceneFileReader {
  let project: ProjectConfiguration
  let options: WorkspaceOptions

  /// The scene at a path, or the trees of a document.
  func read(_ path: String) throws(SceneErrors) -> [SceneSubject] {
    let bytes = try bytes(path)
    guard NibScene.isNib(path: path) else {
      var scenes: [LoadedScene]
      if options.readsExamples {
        let read = try LoadedScene.readAll(bytes: bytes, path: path, project: project)
        scenes = [read.scene].compactMap { $0 } + read.examples
      } else {
        scenes = [try LoadedScene(bytes: bytes, path: path, project: project)]
      }
      let symbols = try looks().symbols
      for index in scenes.indices { scenes[index].symbols = symbols }
      return scenes.map { .scene($0) }
    }
    let trees = try NibScene.read(
      bytes: bytes, path: path, intrinsic: options.intrinsic, insets: insets(), assets: assets(),
      reach: project.reach)
    let looks = try looks()
    let wanted = trees.filter { [nil, $0.tree.id, $0.name].contains(options.root) }
    return wanted.map { tree in
      var tree = tree
      tree.looks = looks
      return .nib(tree, isOnly: wanted.count == 1)
    }
  }

  private func bytes(_ path: String) throws(SceneErrors) -> [UInt8] {
    do {
      return try FileBytes.read(
        path, within: options.confinesScenes ? project.reach : .everywhere)
    } catch {
      throw SceneErrors(file: path, error.message)
    }
  }

  private func insets() throws(SceneErrors) -> NibInsets {
    guard let path = options.insetsPath else { return NibInsets() }
    return try NibInsets(bytes: bytes(path), path: path)
  }

  private func looks() throws(SceneErrors) -> NibLooks {
    guard let folder = options.symbolsFolder else { return options.looks }
    var looks = options.looks
    do {
      looks.symbols = try SymbolFolder(folder, reach: project.reach)
    } catch {
      throw SceneErrors(file: error.file, error.message)
    }
    return looks
  }

  private func assets() throws(SceneErrors) -> AssetCatalog? {
    guard !options.assetFolders.isEmpty else { return nil }
    do {
      return try AssetCatalog(folders: options.assetFolders, reach: project.reach)
    } catch {
      throw SceneErrors(file: error.file, error.message)
    }
  }
}

extension SceneErrors {
  /// One error about a file as a whole.
  package init(file: String, _ message: String) {
    self.init([Diagnostic(severity: .error, code: .resource, message: message, file: file)])
  }
}
