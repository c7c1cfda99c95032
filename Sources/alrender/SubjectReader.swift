import InterfaceBuilder
import Rendering
import Scenes
import Workspace

/// Reads what is to be laid out from files.
struct SubjectReader: Sendable {
  let project: ProjectConfiguration
  let nib: NibChoices
  /// The app's pictures and colours, listed once for all documents.
  private let assets: Result<AssetCatalog?, Failure>
  /// How documents' pictures are drawn.
  private let looks: Result<NibLooks, Failure>

  init(project: ProjectConfiguration, nib: NibChoices) {
    self.project = project
    self.nib = nib
    assets = Result { () throws(Failure) in try nib.assets(within: project.reach) }
    looks = Result { () throws(Failure) in try nib.looks(within: project.reach) }
  }

  /// Reads a scene, or the trees of a document; `-` is standard input.
  ///
  /// With `examples` those of the file's components follow its scene, if it has one.
  func read(_ argument: String, examples: Bool) throws(Failure) -> [Job.Subject] {
    do {
      let source = try SceneSource(argument)
      guard NibScene.isNib(path: argument) else {
        return try scenes(of: source, examples: examples)
      }
      return try trees(of: source)
    } catch {
      throw Failure(error, of: argument == "-" ? "<stdin>" : argument)
    }
  }

  /// Reads a scene, and with `examples` those of its components.
  private func scenes(of source: SceneSource, examples: Bool) throws -> [Job.Subject] {
    let symbols = try looks.get().symbols
    var scenes: [LoadedScene]
    if examples {
      let read = try LoadedScene.readAll(
        bytes: source.bytes, path: source.path, project: project)
      scenes = [read.scene].compactMap { $0 } + read.examples
    } else {
      scenes = [try LoadedScene(bytes: source.bytes, path: source.path, project: project)]
    }
    for index in scenes.indices { scenes[index].symbols = symbols }
    return scenes.map { .scene($0) }
  }

  /// Reads all trees of a document.
  func trees(of bytes: [UInt8], path: String) throws -> [NibScene] {
    let looks = try looks.get()
    return try NibScene.read(
      bytes: bytes, path: path, intrinsic: nib.intrinsic, insets: nib.insets(),
      assets: assets.get(), reach: project.reach
    ).map { scene in
      var scene = scene
      scene.looks = looks
      return scene
    }
  }

  /// Reads the trees of a document, or the one that the command line names.
  private func trees(of source: SceneSource) throws -> [Job.Subject] {
    let scenes = try trees(of: source.bytes, path: source.path)
    let wanted = scenes.filter { [nil, $0.tree.id, $0.name].contains(nib.root) }
    if wanted.isEmpty, let root = nib.root {
      let ids = scenes.map { "'\($0.name)' (\($0.tree.id))" }.joined(separator: ", ")
      throw Failure("has no top-level view '\(root)'; there are \(ids)", file: source.path)
    }
    return wanted.map { .nib($0, isOnly: wanted.count == 1) }
  }
}
