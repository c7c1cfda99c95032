import Controls
package import Documents
import Geometry

/// Reads the text of a scene.
package enum SceneReader {
  /// Reads a YAML or JSON scene; errors use `path` as its name.
  ///
  /// Reports all errors of the file, not only the first. Reads nothing but the bytes:
  /// `LoadedScene` reads strings and images in other files.
  ///
  /// The project adds its devices and the canvas properties that the scene doesn't state.
  package static func read(
    bytes: [UInt8], path: String, project: ProjectConfiguration = ProjectConfiguration()
  ) throws(SceneErrors) -> Scene {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    let scene = read(reporter, project)
    guard let scene, !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return scene
  }

  /// Reads a scene from text.
  package static func read(text: String, path: String) throws(SceneErrors) -> Scene {
    try read(bytes: Array(text.utf8), path: path)
  }

  /// Reads as much of a scene as possible; nil if there isn't even a tree.
  static func read(
    _ reporter: Reporter, _ project: ProjectConfiguration = ProjectConfiguration()
  ) -> Scene? {
    guard let document = DocumentReader.read(reporter) else { return nil }
    return scene(of: document, reporter, project)
  }

  /// Reads the scene of a file.
  private static func scene(
    of document: YAMLDocument, _ reporter: Reporter, _ project: ProjectConfiguration
  ) -> Scene? {
    guard !project.tokens.isEmpty || SceneAssembly.isNeeded(for: document) else {
      return scene(in: document, nil, reporter, project)
    }
    let assembly = assembly(of: document, reporter, project)
    let scene = scene(in: assembly.assembled(), assembly, reporter, project)
    checkUnused(in: assembly, reporter, project)
    return scene
  }

  /// Assembles a scene. If a file that it names can't be read, no other errors are reported: they
  /// may be consequences of what is missing.
  private static func assembly(
    of document: YAMLDocument, _ reporter: Reporter, _ project: ProjectConfiguration,
    values: YAMLDocument? = nil
  ) -> SceneAssembly {
    let assembly = SceneAssembly(
      document, reporter, within: project.reach, isLive: project.isLive,
      tokens: project.statedTokens, values: values)
    if !assembly.sources.isWhole { reporter.admits = { _, _ in false } }
    return assembly
  }

  /// Reads the scene of a file and the examples of its own components, each as a scene. The scene
  /// is nil for a file with only components.
  static func readAll(
    _ reporter: Reporter, _ project: ProjectConfiguration
  ) -> (scene: Scene?, examples: [Scene]) {
    guard let document = DocumentReader.read(reporter) else { return (nil, []) }
    guard document.value("components", of: document.root) != nil else {
      return (scene(of: document, reporter, project), [])
    }
    let assembly = assembly(of: document, reporter, project)
    var whole: Scene?
    // Keys that only a scene has are of no use to components.
    let isScene = (["root", "constraints", "expect", "states"] as [StaticString]).contains {
      document.value($0, of: document.root) != nil
    }
    if isScene || assembly.examples.isEmpty {
      whole = scene(in: assembly.assembled(), assembly, reporter, project)
    }
    let examples = examples(of: assembly, areRoots: false, reporter, project)
    checkUnused(in: assembly, reporter, project)
    return (whole, examples)
  }

  /// Reads the examples of a file with only components, each as a scene whose root is the
  /// component.
  static func readLibrary(_ reporter: Reporter, _ project: ProjectConfiguration) -> [Scene] {
    guard let document = DocumentReader.read(reporter) else { return [] }
    let assembly = assembly(of: document, reporter, project)
    let examples = examples(of: assembly, areRoots: true, reporter, project)
    checkUnused(in: assembly, reporter, project)
    return examples
  }

  private static func examples(
    of assembly: SceneAssembly, areRoots: Bool, _ reporter: Reporter,
    _ project: ProjectConfiguration
  ) -> [Scene] {
    var scenes: [Scene] = []
    for example in assembly.examples {
      // Each example says which components it uses itself.
      let earlier = assembly.used
      assembly.used = []
      defer { assembly.used.formUnion(earlier) }
      guard let document = assembly.assembled(example, isRoot: areRoots),
        var scene = scene(in: document, assembly, reporter, project)
      else { continue }
      scene.example = example
      // All share the origins of the last one, which has those of the others too.
      scene.origins = Origins(reporter.source)
      scenes.append(scene)
    }
    for index in scenes.indices { scenes[index].origins = reporter.origins }
    return scenes
  }

  /// Reads one example of a file's own components as a scene, with other values than the file's.
  ///
  /// - Parameter values: a mapping from parameters to values, in which a dollar sign has no meaning.
  static func readExample(
    _ example: SceneExample, values: [UInt8], _ reporter: Reporter, _ project: ProjectConfiguration
  ) -> Scene? {
    guard let assembly = assembly(withValues: values, reporter, project),
      let made = assembly.assembled(example, given: assembly.roots.last),
      var scene = scene(in: made, assembly, reporter, project)
    else { return nil }
    scene.example = example
    scene.origins = reporter.origins
    return scene
  }

  /// Returns the text of a scene that shows one example of a file's own components with other values, as
  /// an instance; nil if the file has no such component or has errors.
  ///
  /// - Parameters:
  ///   - values: a mapping from parameters to values, as YAML or JSON.
  ///   - variant: the values of axes under which it is shown.
  package static func instanceText(
    of example: SceneExample, values: [UInt8], variant: [AxisValue], bytes: [UInt8], path: String,
    project: ProjectConfiguration
  ) -> String? {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let assembly = assembly(withValues: values, reporter, project),
      let given = assembly.roots.last, !reporter.hasErrors
    else { return nil }
    return assembly.instanceText(of: example, given: given, variant: variant)
  }

  private static func assembly(
    withValues values: [UInt8], _ reporter: Reporter, _ project: ProjectConfiguration
  ) -> SceneAssembly? {
    let inner = Reporter(SourceFile(path: "values", bytes: values))
    guard let document = DocumentReader.read(reporter) else { return nil }
    guard let given = DocumentReader.read(inner) else {
      reporter.adopt(inner)
      return nil
    }
    return assembly(of: document, reporter, project, values: given)
  }

  /// Returns the errors in the text of a scene, or of a file of components with examples; reads
  /// nothing but the text.
  package static func diagnostics(of text: String) -> [Diagnostic] {
    let reporter = Reporter(SourceFile(path: "", bytes: Array(text.utf8)))
    if case .library(hasExamples: true)? = ScenePart(Array(text.utf8)) {
      _ = readLibrary(reporter, ProjectConfiguration())
    } else {
      _ = read(reporter)
    }
    return reporter.sorted
  }

  /// Reports errors in the file's components that nothing uses.
  ///
  /// Their parameters have no values, so whatever depends on one isn't checked.
  private static func checkUnused(
    in assembly: SceneAssembly, _ reporter: Reporter, _ project: ProjectConfiguration
  ) {
    guard assembly.sources.isWhole, let document = assembly.assembledUnused() else { return }
    let decoder = SceneDecoder(document, reporter, devices: project.devices)
    decoder.names.leftOut = assembly.leftOut
    decoder.leavesOut = true
    decoder.isAssembled = true
    decoder.states += stateNames(of: assembly.document)
    let standIns = assembly.standIns
    reporter.admits = { _, place in
      !standIns.contains { standIn in
        place.line == standIn.line && place.column >= standIn.column
          && place.column <= standIn.column + standIn.length
      }
    }
    defer { reporter.admits = nil }
    _ = parts(of: document, decoder, assembly)
  }

  /// Decodes what a scene consists of.
  private static func parts(
    of document: YAMLDocument, _ decoder: SceneDecoder, _ assembly: SceneAssembly?
  ) -> SceneParts {
    var parts = SceneParts()
    func decode() {
      SceneParts.table.decode(
        document.root, into: &parts, decoder, hint: ViewFields.hint(forKeyOfScene:))
    }
    if let assembly { assembly.explainingTokens(decode) } else { decode() }
    return parts
  }

  /// Reads an assembled scene.
  private static func scene(
    in document: YAMLDocument, _ assembly: SceneAssembly?, _ reporter: Reporter,
    _ project: ProjectConfiguration
  ) -> Scene? {
    let decoder = SceneDecoder(document, reporter, devices: project.devices)
    decoder.names.leftOut = assembly?.leftOut ?? []
    decoder.templates = assembly?.templates ?? [:]
    decoder.isAssembled = assembly != nil
    guard document.shape(of: document.root) == .mapping else {
      decoder.report(.noMapping(decoder.kind(of: document.root)), at: document.root)
      return nil
    }
    decoder.states += stateNames(of: document)
    decoder.names.hasSafeArea = hasSafeArea(document, project)
    if document.value("root", of: document.root) == nil { reporter.noteUnread(["root"]) }
    let parts = parts(of: document, decoder, assembly)
    let keys = document.entries(of: document.root).map { document.text(of: $0.key) }
    guard let root = parts.root else {
      if !keys.contains(where: isMeantAsRoot) { decoder.report(.noRoot, at: document.root) }
      return nil
    }
    var scene = Scene(source: reporter.source, root: root)
    scene.reach = project.reach
    scene.measuresPictures = project.measuresPictures
    scene.origins = document.origins
    scene.broughtFiles = assembly?.files ?? []
    scene.shared = assembly?.shared ?? SharedFiles()
    scene.components = assembly?.outlines ?? []
    scene.remarks = assembly?.remarks.map { Scene.Remark(clause: $0.clause, place: $0.place) } ?? []
    scene.title = parts.title
    scene.pictures = parts.pictures
    scene.canvas = parts.canvas.filled(from: project.defaults)
    scene.canvas.look = scene.canvas.look ?? project.look
    scene.colorNames = ColorNames(decoder.colors)
    scene.metrics = parts.metrics
    scene.constraints = parts.constraints
    scene.strings = parts.strings
    scene.numbers = parts.numbers
    scene.conflicts = parts.conflicts
    scene.states = parts.states
    scene.variants = parts.variants
    scene.expectations = parts.expectations
    scene.reading = parts.reading
    scene.waivers = parts.waivers
    decoder.checkStates(of: scene)
    decoder.checkReading(of: scene)
    return scene
  }

  /// Whether a key is the root by another name, which is told where the key is.
  private static func isMeantAsRoot(_ key: String) -> Bool {
    key == "root" || ViewFields.namesForRoot.contains(key)
      || NearestName.like(key, among: ["root"]) != nil
  }

  /// Whether the canvas is a device with something over its top.
  private static func hasSafeArea(
    _ document: YAMLDocument, _ project: ProjectConfiguration
  ) -> Bool {
    let stated = document.value("canvas", of: document.root).flatMap { canvas in
      document.value("device", of: canvas).flatMap { device in
        document.shape(of: device) == .scalar
          ? Device(named: document.text(of: device), among: project.devices) : nil
      }
    }
    return (stated ?? project.defaults.device).map { $0.safeArea.top > 0 } ?? false
  }

  /// Returns the components that a file may use, its own and those that it includes; ignores
  /// errors in the file.
  package static func components(
    bytes: [UInt8], path: String, within reach: FileReach = .everywhere
  ) -> [SceneComponent] {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let document = DocumentReader.read(reporter) else { return [] }
    let assembly = SceneAssembly(document, reporter, within: reach)
    return assembly.outlines
  }

  /// Returns whether a file has states; ignores errors in the file.
  package static func hasStates(bytes: [UInt8], path: String) -> Bool {
    DocumentReader.read(Reporter(SourceFile(path: path, bytes: bytes)))
      .map { !stateNames(of: $0).isEmpty } ?? false
  }

  /// Returns the components that a file may use, with the words that parameters take, and the colours that
  /// have a name in it, sorted; ignores errors in the file.
  package static func library(
    bytes: [UInt8], path: String, project: ProjectConfiguration
  ) -> (components: [SceneComponent], colors: [(name: String, color: SceneColor)]) {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let document = DocumentReader.read(reporter) else { return ([], []) }
    let assembly = assembly(of: document, reporter, project)
    return (assembly.outlinesWithChoices(), assembly.namedColors)
  }

  /// Returns the names of the states, which conditions anywhere in the file may use.
  private static func stateNames(of document: YAMLDocument) -> [String] {
    let entries = document.entries(of: document.root)
    guard let states = entries.first(where: { document.text(of: $0.key) == "states" })?.value,
      document.shape(of: states) == .mapping
    else { return [] }
    return document.entries(of: states).map { document.text(of: $0.key) }
  }
}
