package import Controls
package import Documents
package import Drawing
package import Localization

/// A scene with the strings and images of other files: everything that its layouts need.
package struct LoadedScene: Sendable {
  /// Tells what has been read once from what has been read again, of which the files may differ.
  final class Identity: Sendable {}

  /// The reading that it is of.
  let identity = Identity()
  /// The scene.
  package let scene: Scene
  /// The texts of all languages.
  package let strings: StringCatalog
  /// The images by their `source`.
  package let images: [String: ImageSet]
  /// The images as single files, by their `source`, for views that state the scale.
  package let imageFiles: [String: ImageSet]
  /// The drawings of system symbols that take precedence over the built-in ones; nil for none.
  package var symbols: (any SymbolDrawings)?

  /// Reads a scene and the files that it names. Paths are relative to the scene's folder, or to
  /// the current one for standard input.
  ///
  /// Reports all errors of the scene and its files, not only the first. The project adds its
  /// devices and the canvas properties that the scene doesn't state.
  package init(
    bytes: [UInt8], path: String, project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let scene = SceneReader.read(reporter, project) else {
      throw SceneErrors(reporter.sorted)
    }
    try self.init(scene, reporter)
  }

  /// Reads a file's scene and the examples of the components that it states, each as a scene,
  /// with the files that they name. The scene is nil for a file with only components.
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

  /// Reads the examples of a file with only components, each as a scene whose root is the
  /// component, with the files that they name.
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

  /// Reads one example of a file's components with other values than the file's, with the files that it
  /// names.
  ///
  /// - Parameter values: a mapping from parameters to values, as YAML or JSON.
  package static func readExample(
    _ example: SceneExample, values: [UInt8], bytes: [UInt8], path: String,
    project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) -> LoadedScene {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    let scene = SceneReader.readExample(example, values: values, reporter, project)
    guard let scene, !reporter.hasErrors else {
      let missing = Diagnostic(
        severity: .error, code: .resource, message: "there is no example '\(example.path)'",
        file: path)
      throw SceneErrors(reporter.hasErrors ? reporter.sorted : [missing])
    }
    return try LoadedScene(scene, reporter)
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
    imageFiles = images.files
  }

  /// Returns the canvas with a variant's settings; its locale is the strings' own unless
  /// something else states one.
  package func canvas(_ overrides: Overrides = Overrides()) -> ResolvedCanvas {
    scene.canvas(overrides, sourceLanguage: strings.sourceLanguage ?? "en")
  }
}

extension Scene {
  /// Returns the path of a file that the scene names.
  package func path(of file: String) -> String {
    guard !file.hasPrefix("/"), let slash = source.path.lastIndex(of: "/"),
      source.path != "<stdin>"
    else { return file }
    return PathParts.shortest(String(source.path[...slash]) + file)
  }
}
