import AutoLayout
package import Controls
import Geometry
import Localization
import Typesetting

/// Writes a tree of a document as a scene that lays out the same.
///
/// What a scene has no key for becomes a comment beside the view that it belonged to.
package struct SceneConverter {
  let tree: NibTree
  let document: NibDocument
  let environment: ControlEnvironment
  /// The path of an asset's file as the scene should name it; nil for one that has none.
  let source: (String) -> (path: String, scale: Double)?
  var identifiers: SceneIdentifiers
  /// The object ids of the views of the tree, by identity; for looking up.
  private let objectIDs: [ObjectIdentifier: String]
  /// The element of each view, by object id; for looking up.
  private let elements: [String: XMLElement]

  /// Prepares to write a tree that was built from a document.
  package init(
    _ tree: NibTree, of document: NibDocument, environment: ControlEnvironment,
    source: @escaping (String) -> (path: String, scale: Double)? = { _ in nil }
  ) {
    self.tree = tree
    self.document = document
    self.environment = environment
    self.source = source
    identifiers = SceneIdentifiers(
      tree.views.map { ($0.id, $0.element, Self.typeName(of: $0.view)) },
      outlets: document.outlets)
    elements = Dictionary(
      tree.views.map { ($0.id, $0.element) }, uniquingKeysWith: { first, _ in first })
    objectIDs = Dictionary(
      tree.views.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The whole scene file.
  ///
  /// - Parameters:
  ///   - title: the scene's title.
  ///   - origin: the name of the file that it was made from.
  package func text(title: String, origin: String) -> String {
    var lines = [
      SceneText.comment("Converted from \(origin)"), "title: \(SceneText.quoted(title))",
      canvasLine, "root:",
    ]
    lines += body(of: tree.root, indent: 2, isRoot: true)
    let equations = constraintLines
    if !equations.isEmpty { lines += ["constraints:"] + equations }
    for fault in tree.warnings {
      lines.append(SceneText.comment("line \(fault.line ?? 0): \(fault.message)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var canvasLine: String {
    let size = tree.root.frame.size
    var canvas = SceneMapping()
    canvas.add("width", size.width)
    canvas.add("height", size.height)
    canvas.add("scale", environment.grid.scale)
    let safeArea = tree.root.layoutEnvironment.safeAreaInsets
    if safeArea != .zero {
      canvas.add(
        "safeArea", SceneText.list([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]))
    }
    if environment.appearance == .dark { canvas.add("appearance", "dark") }
    if environment.direction == .rightToLeft { canvas.add("direction", "rtl") }
    return "canvas: " + (canvas.line(limit: .max) ?? "{}")
  }

  // MARK: - Views

  /// The lines below a view's id.
  private func body(of view: View, indent: Int, isRoot: Bool = false) -> [String] {
    let pad = String(repeating: " ", count: indent)
    let mapping = keys(of: view, isRoot: isRoot)
    var lines = mapping.comments.map { pad + SceneText.comment($0) }
    for entry in mapping.entries {
      let comment = entry.comment.map { "  " + SceneText.comment($0) } ?? ""
      lines.append("\(pad)\(entry.key): \(entry.value)\(comment)")
    }
    if !view.subviews.isEmpty {
      lines.append("\(pad)subviews:")
      for subview in view.subviews { lines += self.lines(of: subview, indent: indent + 2) }
    }
    if lines.isEmpty, isRoot { lines.append("\(pad)subviews: {}") }
    return lines
  }

  /// A view under its id: on one line where it is small.
  private func lines(of view: View, indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    let id = objectIDs[ObjectIdentifier(view)].flatMap { identifiers[$0] } ?? "view"
    let mapping = keys(of: view, isRoot: false)
    if view.subviews.isEmpty, mapping.comments.isEmpty,
      let line = mapping.line(limit: 96 - indent - id.count)
    {
      return ["\(pad)\(id): \(mapping.isEmpty ? "{}" : line)"]
    }
    return ["\(pad)\(id):"] + body(of: view, indent: indent + 2)
  }

  // MARK: - Constraints

  private var constraintLines: [String] {
    var labels = ConstraintLabels(taken: Set(tree.views.compactMap { identifiers[$0.id] }))
    return tree.constraints.map { entry in
      guard let equation = EquationText(entry.constraint, factor: entry.factor, name: name) else {
        return "  " + SceneText.comment("line \(entry.line): \(entry.constraint)")
      }
      let comment = entry.isPlaceholder ? "  # a placeholder: left out of the running app" : ""
      guard let identifier = entry.constraint.identifier else {
        return "  - \(equation.text)\(comment)"
      }
      let id = labels.unique(identifier)
      return
        "  - { id: \(SceneText.quoted(id)), expr: \(SceneText.quoted(equation.text)) }\(comment)"
    }
  }

  /// What the scene calls an item; nil for what it has no name for.
  ///
  /// The guides of Xcode 8 end where the safe area begins, and so become its edges.
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

  private func id(of view: View) -> String? {
    objectIDs[ObjectIdentifier(view)].flatMap { identifiers[$0] }
  }

  /// The element that a view was made from.
  func element(of view: View) -> XMLElement? {
    view.identifier.flatMap { elements[$0] }
  }
}
