package import Documents
package import Localization
package import Rendering
package import Scenes
package import Workspace

/// A document open in an editor: its text, and everything derived from it.
///
/// Derived values are computed when first needed and kept until the text, or a file it depends
/// on, changes. Features that need a complete scene use the last text that was one.
package final class OpenDocument {
  /// The kind of a document.
  package enum Kind: Equatable, Sendable {
    case scene, configuration
    /// A file that others may include, or one that is of no concern.
    case other
  }

  /// The URI by which the editor identifies it.
  package let uri: String
  /// The path of its file; for a document without a file, its name.
  package let path: String
  /// The language that the editor assigns to it.
  package let language: String
  /// The editor's version number of the text.
  package private(set) var version: Int
  /// The text.
  package private(set) var buffer: TextBuffer
  /// The files, including the texts of all open documents.
  let files: WorkspaceFiles
  /// A number that changes with everything the document is read from.
  private(set) var revision = 0
  /// Absolute paths of what has been read for it; only for lookup.
  private var restsOn: Set<String> = []
  /// The settings of the project it belongs to.
  package var project = ProjectConfiguration() {
    didSet {
      forget()
      isProjectScene = Self.isInScenes(path, of: project)
    }
  }
  /// The work done for it so far.
  package private(set) var count = DocumentCounts()
  /// The findings shown under the text.
  package var findings: [DocumentFinding] = []

  /// The components it may use, with the revision they were looked up in.
  private var known: (components: [SceneComponent], revision: Int)?
  /// Whether it is in its project's folder of scenes.
  private var isProjectScene = false
  /// Whether its keys have once been those of a scene, in which case further typing does not turn
  /// it into another kind of file.
  private var hasBeenScene = false
  private var catalog: (strings: StringCatalog, revision: Int)?
  private var syntax: SyntaxTree?
  private var format: FormatMap?
  private var index: SymbolIndex?
  private var scene: Result<Scene, SceneErrors>?
  /// The last scene that could be read, with its revision.
  package private(set) var lastGood: (scene: Scene, revision: Int)?
  /// The default variant of the last scene that could be laid out, with its revision.
  package private(set) var layout: (loaded: LoadedScene, laidOut: LaidOutScene, revision: Int)?
  private var result: (result: LayoutResult, revision: Int)?

  /// Opens a document, whose text replaces that of its file.
  package init(
    uri: String, language: String = "yaml", version: Int, text: String,
    files: WorkspaceFiles = WorkspaceFiles()
  ) {
    self.files = files
    self.uri = uri
    self.language = language
    self.version = version
    path = DocumentURI.path(of: uri) ?? uri
    buffer = TextBuffer(text)
    _ = files.setBuffer(buffer.bytes, of: path)
  }

  /// The name of the file without its folder.
  private var name: String { PathParts.lastName(of: path) }

  /// The kind of the document, determined by its name, else by its keys.
  package var kind: Kind {
    if name == ProjectConfiguration.fileName { return .configuration }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard language == "alrender" || ["yaml", "yml", "json"].contains(ending) || !name.contains(".")
    else { return .other }
    if hasBeenScene { return .scene }
    let isScene = isProjectScene && mayBeScene || language == "alrender" || looksLikeScene
    // An empty text may still become anything.
    hasBeenScene = isScene && tree[tree.root].kind != .missing
    return isScene ? .scene : .other
  }

  /// Whether a file is in a folder of scenes that holds little else: not if that is the whole project,
  /// and not if the project excludes it.
  private static func isInScenes(_ path: String, of project: ProjectConfiguration) -> Bool {
    guard project.scene(path) != nil, let inner = project.inner(path) else { return false }
    if project.excludes(inner) { return false }
    return project.scenes.contains { entry in
      entry != "."
        && (PathPattern(entry).covers(inner) || project.inner(project.path(entry)) == inner)
    }
  }

  /// Whether the text may become a scene: data in a list cannot.
  private var mayBeScene: Bool {
    tree[tree.root].kind != .sequence && !isOfAnotherTool
  }

  /// Whether the text has a key by which another tool's files are known.
  private var isOfAnotherTool: Bool {
    tree[tree.root].children.contains {
      ["$schema", "apiVersion", "openapi", "swagger"].contains(tree[$0].name)
    }
  }

  /// Whether the text is that of a scene or of components, or is still too short to tell, by the same
  /// rule by which a folder is searched for scenes.
  private var looksLikeScene: Bool {
    switch tree[tree.root].kind {
    case .missing, .scalar: return true
    case .mapping: break
    default: return false
    }
    let keys = tree[tree.root].children.filter { tree[$0].hasColon && tree[$0].key != nil }
    if keys.isEmpty { return true }
    if keys.contains(where: { shape(of: $0).isScene(tree[$0].name) }) { return true }
    return keys.allSatisfy { ScenePart.libraryKeys.contains(tree[$0].name) }
      && keys.contains { isComponents($0) }
  }

  /// Whether a key's value is a table of components: a mapping in which one has a view.
  private func isComponents(_ key: SyntaxTree.ID) -> Bool {
    tree[key].name == "components"
      && tree[key].children.contains { tree.value("view", of: $0) != nil }
  }

  private func shape(of node: SyntaxTree.ID) -> TopLevelShape {
    switch tree[node].kind {
    case .mapping, .alias: .mapping
    case .sequence: .sequence
    case .missing: .nothing
    case .scalar: TopLevelShape(scalar: tree.text(of: node))
    }
  }

  /// Changes the text.
  package func change(to version: Int, _ body: (inout TextBuffer) -> Void) {
    self.version = version
    body(&buffer)
    _ = files.setBuffer(buffer.bytes, of: path)
    forget()
  }

  /// Makes the next request read everything the text names again, because some of it has changed.
  func forget() {
    revision += 1
    (syntax, format, index, scene) = (nil, nil, nil, nil)
  }

  /// Whether the document depends on any of the changed files.
  func rests(onAnyOf changed: some Sequence<String>) -> Bool {
    changed.contains(where: restsOn.contains)
  }

  /// The absolute paths of the files it depends on, in no particular order.
  var dependencies: Set<String> { restsOn }

  /// Records what a check of the document has read.
  func note(_ paths: [String]) { restsOn.formUnion(paths) }

  /// Does work that reads files from the workspace, and records them.
  private func tracing<R>(_ work: () -> R) -> R {
    let (result, paths) = files.tracing(work)
    note(paths)
    return result
  }

  /// The nodes of the text, however malformed it is.
  package var tree: SyntaxTree {
    if let syntax { return syntax }
    let tree = SyntaxTree(buffer.bytes)
    count.treesMade += 1
    syntax = tree
    return tree
  }

  /// What the format expects of each node.
  package var formatMap: FormatMap {
    if let format { return format }
    let map = FormatMap(
      tree, kind == .configuration ? .configuration : .scene, components: components)
    format = map
    return map
  }

  /// The names in the text and where they occur.
  package var symbols: SymbolIndex {
    if let index { return index }
    let symbols = SymbolIndex(tree, formatMap)
    index = symbols
    return symbols
  }

  /// The scene in the text, or its errors; nothing but the text is read.
  package var reading: Result<Scene, SceneErrors> {
    if let scene { return scene }
    let (bytes, path, project) = (buffer.bytes, path, project)
    count.scenesRead += 1
    let reading = tracing {
      Result { () throws(SceneErrors) in
        try SceneReader.read(bytes: bytes, path: path, project: project)
      }
    }
    scene = reading
    if case .success(let scene) = reading { lastGood = (scene, revision) }
    return reading
  }

  /// Counts a reading of the text, as it is or after an edit, to try a fix.
  func noteTrial() { count.scenesRead += 1 }

  /// The components that the text may use: its own and those of the files it includes. If the
  /// text cannot be read, those of the last text that could.
  package var components: [SceneComponent] {
    guard kind == .scene else { return [] }
    if let known, known.revision == revision { return known.components }
    let found: [SceneComponent]
    if case .success(let scene) = reading {
      found = scene.components
    } else if !mayHaveComponents {
      found = []
    } else {
      let (bytes, path, reach) = (buffer.bytes, path, project.reach)
      let read = tracing { SceneReader.components(bytes: bytes, path: path, within: reach) }
      found = read.isEmpty ? known?.components ?? [] : read
    }
    known = (found, revision)
    return found
  }

  /// Whether the text has keys that can introduce components.
  private var mayHaveComponents: Bool {
    ["components", "include"].contains { tree.value($0, of: tree.root) != nil }
  }

  /// Looks for components in a text that cannot be read by leaving out one of its lines, from 0:
  /// the one being typed.
  func findComponents(besidesLine line: Int) {
    guard kind == .scene, mayHaveComponents, components.isEmpty, case .failure = reading else {
      return
    }
    var bytes = buffer.bytes
    for index in buffer.lineRange(line) { bytes[index] = 0x20 }
    let (path, reach) = (path, project.reach)
    let read = tracing { SceneReader.components(bytes: bytes, path: path, within: reach) }
    guard !read.isEmpty else { return }
    known = (read, revision)
    (format, index) = (nil, nil)
  }

  /// Lays out the default variant of the last readable text, unless that has been done. If that
  /// fails, the previous layout stays.
  package func layOut(with renderer: Renderer) {
    guard kind == .scene else { return }
    _ = reading
    guard let lastGood, layout?.revision != lastGood.revision else { return }
    count.scenesBuilt += 1
    let made = tracing { () -> (LoadedScene, LaidOutScene)? in
      guard let loaded = try? LoadedScene(lastGood.scene),
        let laidOut = try? renderer.layOut(loaded, loaded.scene.variants.variant(of: []))
      else { return nil }
      return (loaded, laidOut)
    }
    if let (loaded, laidOut) = made { layout = (loaded, laidOut, lastGood.revision) }
  }

  /// The texts of the last readable scene and its files; nil if there is none.
  package var strings: StringCatalog? {
    _ = reading
    guard let lastGood else { return nil }
    if let catalog, catalog.revision == lastGood.revision { return catalog.strings }
    guard let loaded = tracing({ try? LoadedScene(lastGood.scene) }) else {
      return catalog?.strings
    }
    catalog = (loaded.strings, lastGood.revision)
    return loaded.strings
  }

  /// The frames of the last layout; nil if there is none yet.
  package var layoutResult: LayoutResult? {
    guard let layout else { return nil }
    if let result, result.revision == layout.revision { return result.result }
    let recorded = layout.laidOut.recorded(findsAmbiguity: false)
    result = (recorded, layout.revision)
    return recorded
  }
}
