package import Documents
package import Geometry
package import InterfaceBuilder
package import Scenes

/// One tree of an Interface Builder document, laid out as a scene is.
package struct NibScene: Sendable {
  /// The file as it was read.
  package let source: SourceFile
  /// The document that the tree belongs to.
  package let document: NibDocument
  /// The tree.
  package let tree: NibDocument.Tree
  /// Where intrinsic sizes come from.
  package let intrinsic: NibOptions.Intrinsic
  /// The safe areas and margins that count in place of the rules.
  package let insets: NibInsets
  /// The pictures and colours of the app; nil for none at hand.
  package let assets: AssetCatalog?
  /// How its pictures are drawn.
  package var looks = NibLooks()
  /// In what its project lays it out.
  package var variants = SceneVariants()
  /// Which files may be read for it.
  package let reach: FileReach

  /// What people call the objects of the document.
  package let names: NibNames

  /// What people call the tree, once in the document: its controller, a view beside that one's own
  /// by both, a nib's view by its own name.
  package var name: String {
    let own = names[tree.id]?.word ?? tree.id
    guard let controller = tree.controller?["id"].flatMap({ names[$0]?.word }) else { return own }
    let isMain = tree.root["key"] == "view"
    return isMain ? controller : "\(controller) \(own)"
  }

  /// The size of the root as it was recorded, in points.
  package var recordedSize: Size { tree.root.recordedFrame?.size ?? .zero }

  /// What people call the tree; the file's name for the only tree of a document that has no name of
  /// its own.
  package var title: String {
    let id = tree.controller?["id"] ?? tree.id
    if document.trees.count > 1 || names[id]?.isKind == false { return name }
    let file = source.path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }

  /// Whether the root is a controller's view, or a nib's view of the size of its device's screen.
  package var fillsScreen: Bool {
    if tree.controller != nil, tree.root["key"] == "view" { return true }
    guard let screen = document.recordedDevice.screenSize else { return false }
    return recordedSize.width == screen.width && recordedSize.height == screen.height
  }

  /// The tree of an object id; nil for an id that is not a tree's.
  init?(
    source: SourceFile, document: NibDocument, id: String, intrinsic: NibOptions.Intrinsic,
    insets: NibInsets, assets: AssetCatalog?, reach: FileReach, names: NibNames
  ) {
    guard let tree = document.trees.first(where: { $0.id == id }) else { return nil }
    self.init(
      source: source, document: document, tree: tree, intrinsic: intrinsic, insets: insets,
      assets: assets, reach: reach, names: names)
  }

  private init(
    source: SourceFile, document: NibDocument, tree: NibDocument.Tree,
    intrinsic: NibOptions.Intrinsic, insets: NibInsets, assets: AssetCatalog?, reach: FileReach,
    names: NibNames
  ) {
    self.reach = reach
    self.names = names
    self.source = source
    self.document = document
    self.tree = tree
    self.intrinsic = intrinsic
    self.insets = insets
    self.assets = assets
  }

  /// Reads every tree of a document.
  package static func read(
    bytes: [UInt8], path: String, intrinsic: NibOptions.Intrinsic = .measured,
    insets: NibInsets = NibInsets(), assets: AssetCatalog? = nil, reach: FileReach = .everywhere
  ) throws(SceneErrors) -> [NibScene] {
    let source = SourceFile(path: path, bytes: bytes)
    let document: NibDocument
    do {
      document = try NibDocument(source.bytes)
    } catch {
      throw SceneErrors([source.diagnostic(error, .error)])
    }
    let names = NibNames(NibOutline(document.content))
    return document.trees.map {
      NibScene(
        source: source, document: document, tree: $0, intrinsic: intrinsic, insets: insets,
        assets: assets, reach: reach, names: names)
    }
  }

  /// The trees of another state of the tree's document, read in the same way.
  package func trees(of content: XMLElement) throws(SceneErrors) -> [NibScene] {
    let document: NibDocument
    do {
      document = try NibDocument(content: content)
    } catch {
      throw SceneErrors([source.diagnostic(error, .error)])
    }
    let names = NibNames(NibOutline(document.content))
    return document.trees.map {
      var scene = NibScene(
        source: source, document: document, tree: $0, intrinsic: intrinsic, insets: insets,
        assets: assets, reach: reach, names: names)
      scene.looks = looks
      return scene
    }
  }

  /// The same tree with another root, named as before; nil where the root has another id.
  package func replacing(_ root: XMLElement) -> NibScene? {
    guard root["id"] == tree.id, let document = document.replacing(root),
      var scene = NibScene(
        source: source, document: document, id: tree.id, intrinsic: intrinsic, insets: insets,
        assets: assets, reach: reach, names: names)
    else { return nil }
    scene.looks = looks
    return scene
  }

  /// Whether a path ends as Interface Builder's documents do.
  package static func isNib(path: String) -> Bool {
    PathParts.isNamed(path, ending: ".xib") || PathParts.isNamed(path, ending: ".storyboard")
  }
}

extension NibInsets {
  /// Reads `{"safeArea": {"ID:top": 44}, "margins": {"ID:leading": 16}}`, the environment of a canvas.
  package init(bytes: [UInt8], path: String) throws(SceneErrors) {
    self.init()
    describesCanvas = true
    let source = SourceFile(path: path, bytes: bytes)
    var errors: [Diagnostic] = []
    for entry in try NumberTables.read(bytes: bytes, path: path) {
      guard let (id, side) = Self.key(entry.key), ["safeArea", "margins"].contains(entry.table)
      else {
        errors.append(
          source.diagnostic(
            .error, .unknownKey, "'\(entry.key)' of '\(entry.table)' names no side of a view",
            at: entry.place,
            hint: "write \"ID:top\", leading, bottom or trailing, in 'safeArea' or 'margins'"))
        continue
      }
      if entry.table == "safeArea" {
        setSafeArea(entry.value, of: id, side)
      } else {
        setMargin(entry.value, of: id, side)
      }
    }
    if !errors.isEmpty { throw SceneErrors(errors) }
  }

  private static func key(_ text: String) -> (String, Side)? {
    guard let colon = text.lastIndex(of: ":"),
      let side = Side(rawValue: String(text[text.index(after: colon)...]))
    else { return nil }
    return (String(text[..<colon]), side)
  }
}

extension SourceFile {
  /// A fault of a document as a remark with its source line.
  func diagnostic(_ fault: NibFault, _ severity: Diagnostic.Severity) -> Diagnostic {
    diagnostic(
      severity, fault.clause.code, fault.message, at: fault.place, hint: fault.clause.hint)
  }

  /// A remark at a place with its source line.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: path, place: place,
      excerpt: place.map { Excerpt(line: line($0.line), place: $0) }, hint: hint)
  }
}
