package import Documents
package import Drawing
package import Localization

/// A scene with the strings and images of other files: all that its layouts need.
package struct LoadedScene: Sendable {
  /// The scene.
  package let scene: Scene
  /// The texts of all languages.
  package let strings: StringCatalog
  /// The images by their `source`.
  package let images: [String: ImageSet]
  /// The drawings of system symbols that come before our own; nil for none.
  package var symbols: (any SymbolDrawings)?

  /// Reads a scene and the files that it names, relative to its own folder; those of standard
  /// input are relative to the current one.
  ///
  /// All errors of the scene and of its files are found, not only the first. The project adds its
  /// devices, and says of the canvas what the scene does not.
  package init(
    bytes: [UInt8], path: String, project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let scene = SceneReader.read(reporter, project) else {
      throw SceneErrors(reporter.sorted)
    }
    try self.init(scene, reporter)
  }

  /// Reads a file's scene, nil for a file of components alone, and the examples of the components that
  /// it states, each as a scene, with the files that they name.
  package static func readAll(
    bytes: [UInt8], path: String, project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) -> (scene: LoadedScene?, examples: [LoadedScene]) {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    let (scene, examples) = SceneReader.readAll(reporter, project)
    guard scene != nil || !examples.isEmpty else { throw SceneErrors(reporter.sorted) }
    var loaded: [LoadedScene] = []
    for example in examples { loaded.append(try LoadedScene(example, reporter)) }
    return (try scene.map { scene throws(SceneErrors) in try LoadedScene(scene, reporter) }, loaded)
  }

  /// Reads the examples of a file of components alone, each as a scene whose root is the component,
  /// with the files that they name.
  package static func readLibrary(
    bytes: [UInt8], path: String, project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) -> [LoadedScene] {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    let examples = SceneReader.readLibrary(reporter, project)
    guard !examples.isEmpty else { throw SceneErrors(reporter.sorted) }
    var loaded: [LoadedScene] = []
    for example in examples { loaded.append(try LoadedScene(example, reporter)) }
    return loaded
  }

  /// Reads the files that a scene names.
  package init(_ scene: Scene) throws(SceneErrors) {
    let reporter = Reporter(scene.source)
    reporter.origins = scene.origins
    try self.init(scene, reporter)
  }

  private init(_ scene: Scene, _ reporter: Reporter) throws(SceneErrors) {
    var strings = StringLoader(scene, reporter)
    strings.load()
    var images = SceneImages(scene, reporter)
    images.load()
    let errors = reporter.sorted + strings.diagnostics
    guard errors.isEmpty else { throw SceneErrors(errors) }
    self.scene = scene
    self.strings = strings.catalog
    self.images = images.sets
  }

  /// The canvas with a variant's settings, its locale the strings' own where nothing else says one.
  package func canvas(_ overrides: Overrides = Overrides()) -> ResolvedCanvas {
    scene.canvas(overrides, sourceLanguage: strings.sourceLanguage ?? "en")
  }
}

extension Scene {
  /// The path of a file that the scene names.
  func path(of file: String) -> String {
    guard !file.hasPrefix("/"), let slash = source.path.lastIndex(of: "/"),
      source.path != "<stdin>"
    else { return file }
    return String(source.path[...slash]) + file
  }
}
