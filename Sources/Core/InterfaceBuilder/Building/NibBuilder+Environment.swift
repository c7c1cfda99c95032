import AutoLayout
import Controls
import Documents
import Geometry

extension NibBuilder {
  /// Returns the canvas of a tree: its unsafe areas with the bars over them, and its minimum
  /// margins.
  func layoutEnvironment(of tree: NibDocument.Tree) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.userInterfaceLayoutDirection = options.environment.direction
    environment.pixelGrid = options.environment.grid
    environment.safeAreaInsets =
      CanvasInsets(document, tree, areRecorded: options.intrinsic == .recorded).safeArea
    if let controller = tree.controller, statesMargins(tree.root),
      controller.flag("viewRespectsSystemMinimumLayoutMargins") != false
    {
      let width = options.size?.width ?? tree.root.recordedFrame?.width ?? 0
      environment.systemMinimumLayoutMargins = ViewController.minimumMargins(width: width)
    }
    return environment
  }

  /// Whether an element has margins of its own.
  private func statesMargins(_ element: XMLElement) -> Bool {
    ["layoutMargins", "directionalLayoutMargins"].contains { element.child(key: $0) != nil }
  }

  /// Sets a view's margins: those of the element, otherwise those of its position in the
  /// document.
  func applyMargins(_ element: XMLElement, _ view: View, in tree: NibTree) {
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    let margins = margins(element, view, in: tree)
    switch margins {
    case .physical(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    }
    tree.margins[element["id"] ?? ""] = margins
  }

  private func margins(
    _ element: XMLElement, _ view: View, in tree: NibTree
  ) -> NibMargins {
    if let margins = element.child(key: "directionalLayoutMargins") {
      return .directional(
        DirectionalEdgeInsets(
          top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
          bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0))
    }
    if let margins = element.child(key: "layoutMargins") {
      return .physical(
        EdgeInsets(
          top: margins.number("top") ?? 0, left: margins.number("left") ?? 0,
          bottom: margins.number("bottom") ?? 0, right: margins.number("right") ?? 0))
    }
    let standard = defaultMargins(element, view, in: tree)
    guard standard.left != standard.right else { return .physical(standard) }
    // Margins that leave room for an accessory follow the reading direction.
    return .directional(
      DirectionalEdgeInsets(
        top: standard.top, leading: standard.left, bottom: standard.bottom,
        trailing: standard.right))
  }

  /// Returns 8 on all sides, but the system's margins in roots and cells, and none in a stack.
  private func defaultMargins(
    _ element: XMLElement, _ view: View, in tree: NibTree
  ) -> EdgeInsets {
    guard let superview = view.superview else { return rootMargins(element) }
    let margins = CellMargins(era: document.era, deviceWidth: document.device.screenSize?.width)
    switch element.name {
    case "stackView": return .zero
    case "tableViewCell": return margins.ofCell(element, isRoot: false)
    case "tableViewCellContentView":
      return margins.ofTableContent(
        in: tree.element(of: superview), isRoot: superview.superview == nil)
    case _ where element["key"] == "contentView" && superview.superview == nil:
      return margins.ofCollectionCell(tree.element(of: superview))
    default: return EdgeInsets(all: 8)
    }
  }

  /// Returns the margins of a root: the system's side margins if it represents a screen.
  private func rootMargins(_ element: XMLElement) -> EdgeInsets {
    let width = options.size?.width ?? element.recordedFrame?.width ?? 0
    let isScreen = element["key"] == "view" || (document.era.hasSafeAreas && element.name == "view")
    if isScreen {
      let side = CellMargins.side(width)
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let margins = CellMargins(era: document.era, deviceWidth: document.device.screenSize?.width)
    switch element.name {
    case "tableViewCell": return margins.ofCell(element, isRoot: true)
    case "collectionViewCell", "collectionReusableView": return margins.ofCollectionCell(element)
    case "stackView": return .zero
    default: return EdgeInsets(all: 8)
    }
  }

  /// Fixes the sides that the options set.
  func applyInsets(_ id: String, _ view: View) {
    view.insetOverrides = InsetOverrides(
      safeArea: sides(options.insets.safeArea(of: id)),
      margins: sides(options.insets.margins(of: id)))
  }

  private func sides(_ values: [NibInsets.Side: Double]) -> InsetOverrides.Sides {
    InsetOverrides.Sides(
      top: values[.top], leading: values[.leading], bottom: values[.bottom],
      trailing: values[.trailing])
  }
}
