package import Documents
package import Geometry
package import InterfaceBuilder
package import Scenes

/// A tree of an Interface Builder document, laid out like a scene.
package struct NibScene: Sendable {
  /// The file as it was read.
  package let source: SourceFile
  /// The document that the tree belongs to.
  package let document: NibDocument
  /// The tree.
  package let tree: NibDocument.Tree
  /// The source of intrinsic sizes.
  package let intrinsic: NibOptions.Intrinsic
  /// The safe areas and margins that override the rules.
  package let insets: NibInsets
  /// The app's pictures and colours; nil if none are available.
  package let assets: AssetCatalog?
  /// How the tree's pictures are drawn.
  package var looks = NibLooks()
  /// The variants in which the project lays the tree out.
  package var variants = SceneVariants()
  /// The files that may be read for it.
  package let reach: FileReach

  /// The names that people use for the objects of the document.
  package let names: NibNames

  /// The name that people use for the tree, unique in the document: that of its controller, both
  /// names for a view in addition to the controller's own, and its own name for a nib's view.
  package var name: String {
    let own = names[tree.id]?.word ?? tree.id
    guard let controller = tree.controller?["id"].flatMap({ names[$0]?.word }) else { return own }
    let isMain = tree.root["key"] == "view"
    return isMain ? controller : "\(controller) \(own)"
  }

  /// The recorded size of the root, in points.
  package var recordedSize: Size { tree.root.recordedFrame?.size ?? .zero }

  /// The name that people use for the tree; the file's name if the tree is the only one in its
  /// document and has no name of its own.
  package var title: String {
    let id = tree.controller?["id"] ?? tree.id
    if document.trees.count > 1 || names[id]?.isKind == false { return name }
    let file = source.path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }

  /// Whether the root is a controller's view, or a nib's view with the size of its device's
  /// screen.
  package var fillsScreen: Bool {
    if tree.controller != nil, tree.root["key"] == "view" { return true }
    guard let screen = document.recordedDevice.screenSize else { return false }
    return recordedSize.width == screen.width && recordedSize.height == screen.height
  }

  /// Whether the root's edges may be a screen's in a running app: not those of a popover or of a
  /// controller's view that is drawn smaller than the screen, which an alert or another controller
  /// contains, and of a nib's views those of its owner and of a launch screen alone.
  package var reachesScreenEdges: Bool {
    guard fillsScreen else { return false }
    guard let controller = tree.controller else {
      return document.content["launchScreen"] == "YES" || document.ownerShows(tree)
    }
    guard controller.child(key: "contentSizeForViewInPopover") == nil else { return false }
    let isFree =
      controller.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
      || controller.child(key: "freeformSize") != nil
    guard isFree, let screen = document.recordedDevice.screenSize else { return true }
    // What is lower is put into another controller by code, below its bar or above its edge.
    return recordedSize.height >= screen.height
  }

  /// Whether a running app may present the tree as a sheet.
  package var isSheet: Bool { document.isSheet(tree) }

  /// Creates the tree of an object id; nil for an id that isn't a tree's.
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
  ///
  /// - Parameter storyboards: the app's storyboards, for references to them.
  package static func read(
    bytes: [UInt8], path: String, intrinsic: NibOptions.Intrinsic = .measured,
    insets: NibInsets = NibInsets(), assets: AssetCatalog? = nil, reach: FileReach = .everywhere,
    storyboards: [String] = []
  ) throws(SceneErrors) -> [NibScene] {
    let source = SourceFile(path: path, bytes: bytes)
    var document: NibDocument
    do {
      document = try NibDocument(source.bytes)
    } catch {
      throw SceneErrors([source.diagnostic(error, error.isNote ? .note : .error)])
    }
    document.readReferences(in: storyboards, within: reach)
    let names = NibNames(NibOutline(document.content))
    return document.trees.map {
      NibScene(
        source: source, document: document, tree: $0, intrinsic: intrinsic, insets: insets,
        assets: assets, reach: reach, names: names)
    }
  }

  /// Returns the trees of another version of the tree's document, read in the same way.
  ///
  /// - Parameter names: what people call its objects; nil for what the state itself says.
  package func trees(
    of content: XMLElement, names: NibNames? = nil
  ) throws(SceneErrors) -> [NibScene] {
    let document: NibDocument
    do {
      document = try NibDocument(content: content)
    } catch {
      throw SceneErrors([source.diagnostic(error, .error)])
    }
    let names = names ?? NibNames(NibOutline(document.content))
    return document.trees.map {
      var scene = NibScene(
        source: source, document: document, tree: $0, intrinsic: intrinsic, insets: insets,
        assets: assets, reach: reach, names: names)
      scene.looks = looks
      return scene
    }
  }

  /// Returns the same tree with another root and the same name; nil if the root has another id.
  package func replacing(_ root: XMLElement) -> NibScene? {
    guard root["id"] == tree.id, let (document, tree) = document.replacing(root) else { return nil }
    var scene = NibScene(
      source: source, document: document, tree: tree, intrinsic: intrinsic, insets: insets,
      assets: assets, reach: reach, names: names)
    scene.looks = looks
    return scene
  }

  /// Whether a path has an extension of Interface Builder's documents.
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
  /// Returns a fault of a document as a remark with its source line.
  func diagnostic(_ fault: NibFault, _ severity: Diagnostic.Severity) -> Diagnostic {
    diagnostic(
      severity, fault.clause.code, fault.message, at: fault.place, hint: fault.clause.hint)
  }

  /// Returns a remark at a place with its source line.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: path, place: place,
      excerpt: place.map { Excerpt(of: self, at: $0) }, hint: hint)
  }
}
