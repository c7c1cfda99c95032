package import AutoLayout
import Controls
import Documents
import Typesetting

/// A laid-out view as code for UIKit: a class with its views, their properties and their constraints.
///
/// It says what the view's own language made of the scene; system colours and text styles are named, and
/// other colours that depend on the appearance are given for both, so that they follow the reader's settings. What it leaves to the app's code, such as the
/// rows of a list, has a comment.
package struct SwiftCode {
  let root: View
  let className: String
  /// The views below the root with their names, in the order of the tree.
  let views: [(view: View, name: String)]
  /// The layout guides of the views with their names.
  let guides: [(guide: LayoutGuide, name: String)]
  private let names: [ObjectIdentifier: String]
  /// The views of the other appearance by those of this one; only for lookup.
  private var twins: [ObjectIdentifier: View] = [:]

  /// Returns the code of a view.
  ///
  /// - Parameters:
  ///   - other: the same view in the other appearance, light or dark; nil if only this one is known.
  ///   - name: the name of the component, which becomes that of the class.
  package static func text(
    of view: View, inOtherAppearance other: View? = nil, named name: String
  ) -> String {
    var code = SwiftCode(view, name)
    if let other { code.pair(view, with: other) }
    return code.text
  }

  /// Pairs the views of two trees as far as they have the same shape.
  private mutating func pair(_ view: View, with other: View) {
    guard view.viewKind == other.viewKind else { return }
    twins[ObjectIdentifier(view)] = other
    guard view.subviews.count == other.subviews.count else { return }
    for (one, two) in zip(view.subviews, other.subviews) { pair(one, with: two) }
  }

  private func values(of view: View, _ target: String) -> [String] {
    SwiftValues(view, twin: twins[ObjectIdentifier(view)], target: target).lines
  }

  private init(_ root: View, _ name: String) {
    self.root = root
    let word = SceneIdentifiers.identifier(name) ?? "component"
    let stem = word.drop { $0 == "_" }
    className =
      stem.first?.isLetter == true
      ? "\(stem.prefix(1).uppercased())\(stem.dropFirst())View" : "Component\(stem)View"
    var taken = Self.reserved
    var found: [(view: View, name: String)] = []
    var pending = Self.showsSubviews(root) ? root.subviews.reversed() as [View] : []
    while let view = pending.popLast() {
      let path = view.identifier ?? view.className
      let last = path.split(separator: ".").last.map(String.init) ?? path
      let given = SceneIdentifiers.identifier(last) ?? "view"
      let name = given.hasPrefix("_") ? "view\(given)" : given
      found.append((view, taken.reserve(name)))
      // What a control is made of is its own affair.
      if Self.hasOwnSubviews(view) { pending += view.subviews.reversed() }
    }
    views = found
    guides = ([root] + found.map(\.view)).flatMap(\.layoutGuides).map { guide in
      (guide, taken.reserve(SceneIdentifiers.identifier(guide.identifier) ?? "guide"))
    }
    names = Dictionary(found.map { (ObjectIdentifier($0.view), $0.name) }) { first, _ in first }
  }

  /// Names that mean something else in a view's class.
  private static let reserved: Set<String> = [
    "alpha", "backgroundColor", "bounds", "center", "class", "constraints", "default",
    "description", "for", "frame", "func", "gestureRecognizers", "hash", "if", "in", "init",
    "inputView", "is", "isHidden", "layer", "let", "mask", "operator", "repeat", "return", "self",
    "subviews", "super", "superclass", "superview", "switch", "tag", "tintColor", "transform",
    "undoManager", "var", "view", "where", "while", "window",
  ]

  /// Whether what is below a view is stated by the scene rather than made by the control.
  static func hasOwnSubviews(_ view: View) -> Bool {
    switch view.viewKind {
    case .view, .stackView, .scrollView, .imageView: true
    default: false
    }
  }

  /// Whether the code of a component has what is below its own view: a list's rows are the app's, and the
  /// texts of a row with one of UIKit's styles are its content.
  private static func showsSubviews(_ root: View) -> Bool {
    switch root.viewKind {
    case .tableView, .collectionView: false
    case .tableCell: (root as? TableCell)?.texts == nil
    default: true
    }
  }

  /// Returns how the code calls a view; nil for one that is not in it.
  func name(of view: View?) -> String? {
    guard let view else { return nil }
    return view === root ? "self" : names[ObjectIdentifier(view)]
  }

  /// Returns how the code calls a layout guide that the scene names; nil for any other.
  func name(of guide: LayoutGuide) -> String? { guides.first { $0.guide === guide }?.name }

  private var text: String {
    let properties =
      views.map { "  let \($0.name) = \(Self.type(of: $0.view))(\(Self.argument(for: $0.view)))" }
      + guides.map { "  let \($0.name) = UILayoutGuide()" }
    let frees = views.filter { !$0.view.translatesAutoresizingMaskIntoConstraints }.map(\.name)
    var body = values(of: root, "")
    for (view, name) in views { body += values(of: view, "\(name).") }
    body += views.map(adding)
    for (guide, name) in guides {
      let owner = self.name(of: guide.owningView) ?? "self"
      body.append((owner == "self" ? "" : "\(owner).") + "addLayoutGuide(\(name))")
    }
    body += views.compactMap(gap)
    if !frees.isEmpty {
      body.append("for view in [\(frees.joined(separator: ", "))] as [UIView] {")
      body += ["  view.translatesAutoresizingMaskIntoConstraints = false", "}"]
    }
    let constraints = SwiftConstraints(self).lines
    if !constraints.isEmpty {
      body += ["NSLayoutConstraint.activate(["] + constraints.map { "  \($0)," } + ["])"]
    }
    let isPrioritized = constraints.contains { $0.contains(".prioritized(") }
    return
      ([
        "import UIKit", "", "final class \(className): \(Self.type(of: root)) {",
      ] + properties + (properties.isEmpty ? [] : [""]) + beginning + body.map { "    \($0)" } + [
        "  }", "",
      ] + Self.ending + (isPrioritized ? Self.helper : [])).joined(separator: "\n")
  }

  /// The beginning of the class's own initialiser, which calls the designated one of UIKit's class.
  private var beginning: [String] {
    switch root.viewKind {
    case .tableView, .collectionView:
      let look = Self.argument(for: root)
      let arguments = look.isEmpty ? "frame: .zero, style: .plain" : look
      return ["  init() {", "    super.init(\(arguments))"]
    case .tableCell:
      return [
        "  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
        "    super.init(style: style, reuseIdentifier: reuseIdentifier)",
      ]
    default: return ["  override init(frame: CGRect) {", "    super.init(frame: frame)"]
    }
  }

  /// The initialiser that UIKit demands, and the end of the class.
  private static let ending = [
    "  required init(coder: NSCoder) {",
    "    fatalError(\"init(coder:) has not been implemented\")", "  }", "}", "",
  ]

  /// The function that the constraints use which are not required.
  private static let helper = [
    "extension NSLayoutConstraint {",
    "  fileprivate func prioritized(_ priority: Float) -> NSLayoutConstraint {",
    "    self.priority = UILayoutPriority(priority)", "    return self", "  }", "}", "",
  ]

  private func adding(_ view: View, _ name: String) -> String {
    let superview = self.name(of: view.superview) ?? "self"
    let stack = view.superview as? StackView
    let isArranged = stack?.arrangedSubviews.contains { $0 === view } == true
    let call = isArranged ? "addArrangedSubview" : "addSubview"
    return (superview == "self" ? "" : superview + ".") + "\(call)(\(name))"
  }

  /// The gap after an arranged view that has its own.
  private func gap(_ view: View, _ name: String) -> String? {
    guard let stack = view.superview as? StackView, let owner = self.name(of: stack) else {
      return nil
    }
    let gap = stack.customSpacing(after: view)
    guard gap != StackView.spacingUseDefault else { return nil }
    return (owner == "self" ? "" : "\(owner).")
      + "setCustomSpacing(\(gap.shortDescription), after: \(name))"
  }

  /// What UIKit's initialiser takes: a button is one of the system's only if it is told, and a list has
  /// its look from the start.
  private static func argument(for view: View) -> String {
    if (view as? Button)?.style == .system { return "type: .system" }
    if view.viewKind == .collectionView {
      return "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    }
    guard let table = view as? TableScrollView, table.style != .plain else { return "" }
    guard table.style.isSidebar else { return "frame: .zero, style: .\(table.style)" }
    return "frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list("
      + "using: UICollectionLayoutListConfiguration(appearance: .\(table.style)))"
  }

  /// UIKit's class: that of lists for a sidebar, which is no style of tables.
  private static func type(of view: View) -> String {
    if (view as? TableScrollView)?.style.isSidebar == true { return "UICollectionView" }
    let name = view.viewKind == .view ? "UIView" : view.className
    return name.hasPrefix("UI") ? name : "UIView"
  }
}
