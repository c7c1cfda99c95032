package import Documents
package import Localization
package import Rendering
package import Scenes

/// A document that an editor has open: its text, and what has been read off it.
///
/// What is asked of a text is made when it is first asked for and kept until the text changes. What
/// needs a whole scene comes from the last text that was one.
package final class OpenDocument {
  /// What a document is.
  package enum Kind: Equatable, Sendable {
    case scene, configuration
    /// Something that others may include, or nobody's business.
    case other
  }

  /// The name by which the editor calls it.
  package let uri: String
  /// The path of its file; for a document without a file its name.
  package let path: String
  /// The language that the editor takes it for.
  package let language: String
  /// The editor's number of the text.
  package private(set) var version: Int
  /// The text.
  package private(set) var buffer: TextBuffer
  /// The settings of the project that it belongs to.
  package var project = ProjectConfiguration() {
    didSet {
      forget()
      isProjectScene = project.scene(path) != nil
    }
  }
  /// What is shown under the text.
  package var findings: [Finding] = []

  /// Whether it lies in its project's folder of scenes.
  private var isProjectScene = false
  /// Whether its keys have been those of a scene; what is typed next does not make it another file.
  private var hasBeenScene = false
  private var catalog: (strings: StringCatalog, version: Int)?
  private var syntax: SyntaxTree?
  private var format: FormatMap?
  private var index: SymbolIndex?
  private var scene: Result<Scene, SceneErrors>?
  /// The last scene that could be read, with the number of its text.
  package private(set) var lastGood: (scene: Scene, version: Int)?
  /// The default variant of the last scene that could be laid out, with the number of its text.
  package private(set) var layout: (loaded: LoadedScene, laidOut: LaidOutScene, version: Int)?
  private var result: (result: LayoutResult, version: Int)?

  /// Opens a document.
  package init(uri: String, language: String = "yaml", version: Int, text: String) {
    self.uri = uri
    self.language = language
    self.version = version
    path = DocumentURI.path(of: uri) ?? uri
    buffer = TextBuffer(text)
  }

  /// The name of the file without its folder.
  private var name: Substring { path.split(separator: "/").last ?? "" }

  /// What the document is: by its name, and else by its keys.
  package var kind: Kind {
    if name == ProjectConfiguration.fileName { return .configuration }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard language == "alrender" || ["yaml", "yml", "json"].contains(ending) || !name.contains(".")
    else { return .other }
    if hasBeenScene { return .scene }
    let isScene = isProjectScene || language == "alrender" || looksLikeScene
    // An empty text may still become anything.
    hasBeenScene = isScene && tree[tree.root].kind != .missing
    return isScene ? .scene : .other
  }

  /// Whether no key of the text, or one that scenes have, stands at the top.
  private var looksLikeScene: Bool {
    let keys = tree[tree.root].children.filter { tree[$0].hasColon && tree[$0].key != nil }
    return keys.isEmpty || keys.contains { SceneFormat.sceneKeys.contains(tree[$0].name) }
  }

  /// Changes the text.
  package func change(to version: Int, _ body: (inout TextBuffer) -> Void) {
    self.version = version
    body(&buffer)
    forget()
  }

  private func forget() { (syntax, format, index, scene) = (nil, nil, nil, nil) }

  /// The nodes of the text, however broken it is.
  package var tree: SyntaxTree {
    if let syntax { return syntax }
    let tree = SyntaxTree(buffer.bytes)
    syntax = tree
    return tree
  }

  /// What the format expects of each node.
  package var formatMap: FormatMap {
    if let format { return format }
    let map = FormatMap(tree, kind == .configuration ? .configuration : .scene)
    format = map
    return map
  }

  /// Where the text names what.
  package var symbols: SymbolIndex {
    if let index { return index }
    let symbols = SymbolIndex(tree, formatMap)
    index = symbols
    return symbols
  }

  /// The scene that the text is, or what is wrong with it; nothing but the text is read.
  package var reading: Result<Scene, SceneErrors> {
    if let scene { return scene }
    let (bytes, path, project) = (buffer.bytes, path, project)
    let reading = Result { () throws(SceneErrors) in
      try SceneReader.read(bytes: bytes, path: path, project: project)
    }
    scene = reading
    if case .success(let scene) = reading { lastGood = (scene, version) }
    return reading
  }

  /// Lays the last text that could be read out in its default variant, unless that has been done;
  /// where it cannot be, the layout before stays.
  package func layOut(with renderer: Renderer) {
    guard kind == .scene else { return }
    _ = reading
    guard let lastGood, layout?.version != lastGood.version,
      let loaded = try? LoadedScene(lastGood.scene),
      let laidOut = try? renderer.layOut(loaded, loaded.scene.variants.variant(of: []))
    else { return }
    layout = (loaded, laidOut, lastGood.version)
  }

  /// The texts of the last scene that could be read, with those of its files; nil without any.
  package var strings: StringCatalog? {
    _ = reading
    guard let lastGood else { return nil }
    if let catalog, catalog.version == lastGood.version { return catalog.strings }
    guard let loaded = try? LoadedScene(lastGood.scene) else { return catalog?.strings }
    catalog = (loaded.strings, lastGood.version)
    return loaded.strings
  }

  /// The frames of the last layout; nil while there is none.
  package var layoutResult: LayoutResult? {
    guard let layout else { return nil }
    if let result, result.version == layout.version { return result.result }
    let recorded = layout.laidOut.recorded(findsAmbiguity: false)
    result = (recorded, layout.version)
    return recorded
  }
}
