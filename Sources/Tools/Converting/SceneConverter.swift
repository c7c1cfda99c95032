import AutoLayout
import Controls
import Documents
import Geometry
import InterfaceBuilder
import Localization
import Typesetting

/// Writes a tree of a document as a scene with the same layout, or a nib's as a file with one
/// component.
///
/// Anything that scenes have no key for becomes a comment beside its view.
struct SceneConverter {
  let tree: NibTree
  let document: NibDocument
  let environment: ControlEnvironment
  /// A closure that returns the path of an asset's file as the scene should name it; nil for one
  /// that has none.
  let source: (String) -> (path: String, scale: Double)?
  var identifiers: SceneIdentifiers
  /// The names that people use for the objects of the document.
  let names: NibNames
  /// The outlets in words, by the ids that they lead to; used only for lookup.
  let incoming: [String: [String]]
  /// The elements as the document states them, with all variations, by object id; used only for
  /// lookup.
  let raw: [String: XMLElement]
  /// The cells that become components.
  let cells: CellComponents
  /// The tables of the scene itself.
  let tables: [TableView]
  /// The views that such tables place, by identity; used only for lookup.
  let rowParts: Set<ObjectIdentifier>
  /// The controller that shows the tree; nil for the views of a nib.
  let controller: XMLElement?
  /// The object ids of the tree's views, by identity; used only for lookup.
  private let objectIDs: [ObjectIdentifier: String]
  /// The element of each view, by object id; used only for lookup.
  private let elements: [String: XMLElement]

  /// The name of the document's file.
  let origin: String

  /// Creates a converter for a tree built from a document; `origin` is the name of its file.
  init(
    _ tree: NibTree, of document: NibDocument, origin: String, names: NibNames,
    environment: ControlEnvironment,
    source: @escaping (String) -> (path: String, scale: Double)? = { _ in nil }
  ) {
    self.tree = tree
    self.document = document
    self.environment = environment
    self.source = source
    self.names = names
    self.origin = origin
    let outline = NibOutline(document.content)
    incoming = Self.incoming(outline, names)
    raw = Dictionary(
      outline.objects.map { ($0.id, $0.element) }, uniquingKeysWith: { first, _ in first })
    controller = document.trees.first { $0.id == tree.views.first?.id }?.controller
    cells = CellComponents(tree.views, nib: controller == nil ? origin : nil)
    tables = Self.tables(of: tree, cells)
    rowParts = Self.rowParts(of: tables, cells)
    identifiers = SceneIdentifiers(
      tree.views.map { ($0.id, $0.element, Self.sceneType(of: $0.view).rawValue) },
      names: names)
    elements = Dictionary(
      tree.views.map { ($0.id, $0.element) }, uniquingKeysWith: { first, _ in first })
    objectIDs = Dictionary(
      tree.views.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the whole scene file, which is always readable: what the format doesn't accept
  /// becomes a comment.
  ///
  /// - Parameters:
  ///   - title: the title of the scene, or of the file of components.
  func scene(title: String) -> ReadableScene {
    let isNib = cells.name(of: tree.root) != nil
    let canvas = self.canvas(isSized: !isNib)
    var entries: [YAMLValue.Entry] = [
      .comment("Converted from \(origin)"), .init("title", .text(title)),
    ]
    if !canvas.isEmpty { entries.append(.init("canvas", .mapping(canvas))) }
    entries += controllerRemarks.map(YAMLValue.Entry.comment)
    let components = self.components
    if !components.isEmpty { entries.append(.init("components", .mapping(components))) }
    if !isNib {
      let root = body(of: tree.root, isRoot: true)
      entries.append(
        .init("root", .mapping(root.isEmpty ? [.init("subviews", .mapping([]))] : root)))
      let constraints = self.constraints(in: nil) + rowConstraints
      if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints))) }
    }
    entries += tree.warnings.map { warning in
      .comment((warning.line.map { "line \($0): " } ?? "") + warning.message)
    }
    return ReadableScene(
      YAMLWriter.text(
        of: .mapping(entries), blocks: ["components", "view", "root", "subviews", "constraints"]))
  }

  /// Returns the document's canvas; for a component, only what isn't the default.
  private func canvas(isSized: Bool) -> [YAMLValue.Entry] {
    let size = tree.root.frame.size
    var canvas = SceneMapping()
    if isSized {
      canvas.add("width", size.width)
      canvas.add("height", size.height)
    }
    if isSized || environment.grid.scale != 2 { canvas.add("scale", environment.grid.scale) }
    let safeArea = tree.root.layoutEnvironment.safeAreaInsets
    if safeArea != .zero {
      canvas.add(
        "safeArea", .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]))
    }
    if environment.appearance == .dark { canvas.add("appearance", .word("dark")) }
    if environment.look != .ios18 { canvas.add("look", .word(environment.look.rawValue)) }
    if environment.direction == .rightToLeft { canvas.add("direction", .word("rtl")) }
    return canvas.entries
  }

  // MARK: - Views

  /// Returns the body below a view's id.
  private func body(of view: View, isRoot: Bool = false) -> [YAMLValue.Entry] {
    let lines = keys(of: view, isRoot: isRoot).lines
    guard !view.subviews.isEmpty else { return lines }
    let subviews = view.subviews.map { subview in
      let id = self.id(of: subview) ?? "view"
      if cells.name(of: subview) != nil {
        return YAMLValue.Entry(id, .mapping(instance(of: subview)))
      }
      return YAMLValue.Entry(id, .mapping(body(of: subview)))
    }
    return lines + [.init("subviews", .mapping(subviews + stripLabels(of: view)))]
  }

  // MARK: - Constraints

  /// Returns the constraints of a cell that is a component, which they call `self`; nil for those
  /// of the scene itself.
  func constraints(in cell: View?) -> [YAMLValue] {
    // UIKit lets several constraints share an identifier, a scene doesn't.
    var labels = Set(tree.views.compactMap { identifiers[$0.id] })
    let own = tree.constraints.filter { cells.cell(around: $0.constraint.first?.host) === cell }
    return (cell.map(contentEdges) ?? [])
      + own.map { entry in
        let equation = EquationText(entry.constraint, factor: entry.factor) { item in
          guard let named = self.name(item), let cell, named.view === cell else {
            return self.name(item)
          }
          let rest = named.text.drop { $0 != "." }
          return EquationText.ItemName(
            view: cell, text: "self\(rest)", attribute: named.attribute)
        }
        guard let equation else {
          return .comment("line \(entry.line): \(entry.constraint)")
        }
        var value = YAMLValue.word(equation.text)
        if let identifier = entry.constraint.identifier {
          let id = labels.reserve(identifier)
          value = .mapping([.init("id", .text(id)), .init("expr", .text(equation.text))])
        }
        return entry.isPlaceholder
          ? .commented(value, "a placeholder, which the running app leaves out") : value
      }
  }

  /// Returns the scene's name for an item; nil if it has none.
  ///
  /// The guides of Xcode 8 end where the safe area begins, so they become its edges.
  private func name(_ item: ConstraintItem) -> EquationText.ItemName? {
    switch item {
    case .view(let view):
      return id(of: view).map { EquationText.ItemName(view: view, text: $0) }
    case .guide(let guide):
      guard let owner = guide.owningView, let id = id(of: owner) else { return nil }
      let suffix: String? =
        if guide === owner.safeAreaLayoutGuide || isControllerGuide(guide) {
          "safeArea"
        } else if guide.kind == .readableContent {
          "readable"
        } else if guide === (owner as? ScrollView)?.contentLayoutGuide {
          "content"
        } else if guide === (owner as? ScrollView)?.frameLayoutGuide {
          "frameLayout"
        } else {
          nil
        }
      guard let suffix else { return nil }
      let edge = guide.identifier == "topLayoutGuide" ? LayoutConstraint.Attribute.top : .bottom
      return EquationText.ItemName(
        view: owner, text: "\(id).\(suffix)", attribute: isControllerGuide(guide) ? edge : nil)
    }
  }

  private func isControllerGuide(_ guide: LayoutGuide) -> Bool {
    ["topLayoutGuide", "bottomLayoutGuide"].contains(guide.identifier)
  }

  func id(of view: View) -> String? {
    objectIDs[ObjectIdentifier(view)].flatMap { identifiers[$0] }
  }

  /// Returns the element that a view was made from.
  func element(of view: View) -> XMLElement? {
    view.identifier.flatMap { elements[$0] }
  }
}
