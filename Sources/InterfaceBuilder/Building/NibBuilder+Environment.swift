import AutoLayout
import Controls
import Geometry

extension NibBuilder {
  /// The canvas of a tree: its unsafe bands with the bars over them, and its least margins.
  func layoutEnvironment(of tree: NibDocument.Tree) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.userInterfaceLayoutDirection = options.environment.direction
    environment.pixelGrid = options.environment.grid
    environment.safeAreaInsets = safeAreaInsets(of: tree)
    return environment
  }

  /// What hardware and bars cover of a controller's view; nothing of a nib's view.
  private func safeAreaInsets(of tree: NibDocument.Tree) -> EdgeInsets {
    guard let controller = tree.controller, tree.root["key"] == "view" else {
      return nibSafeAreaInsets(tree.root)
    }
    let id = controller["id"] ?? ""
    var insets = document.device.safeAreaInsets
    let topBar = controller.child(key: "simulatedTopBarMetrics")?.name
    let bottomBar = controller.child(key: "simulatedBottomBarMetrics")?.name
    if topBar == "simulatedNavigationBarMetrics"
      || (topBar == nil && document.relations.isInNavigation(id))
    {
      insets.top += document.device.isPad ? 50 : 44
    }
    if bottomBar == "simulatedToolbarMetrics" {
      insets.bottom += 44
    } else if bottomBar == "simulatedTabBarMetrics"
      || (bottomBar == nil && document.relations.isInTabBar(id))
    {
      insets.bottom += 49
    }
    return insets
  }

  /// A nib's view is drawn under the bands of the device where it has the size of a screen.
  private func nibSafeAreaInsets(_ root: XMLElement) -> EdgeInsets {
    let isFreeform =
      root.child(key: "simulatedDestinationMetrics")?.name
      == "freeformSimulatedSizeMetrics"
    guard root.name == "view", !isFreeform else { return .zero }
    return document.device.safeAreaInsets
  }

  /// Sets a view's margins: those of the element, else those that its place in the document has.
  func applyMargins(_ element: XMLElement, _ view: View) {
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
    } else if let margins = element.child(key: "layoutMargins") {
      view.layoutMargins = EdgeInsets(
        top: margins.number("top") ?? 0, left: margins.number("left") ?? 0,
        bottom: margins.number("bottom") ?? 0, right: margins.number("right") ?? 0)
    } else {
      view.layoutMargins = defaultMargins(element, view)
    }
  }

  /// 8 on all sides, but the system's margins in a controller's view and in a cell.
  private func defaultMargins(_ element: XMLElement, _ view: View) -> EdgeInsets {
    let width = element.recordedFrame?.width ?? 0
    let side: Double = width >= 414 ? 20 : 16
    // Build 13000 is Xcode 9, which brought safe areas and wide cells.
    let isModern = document.toolsVersion >= 13_000
    if view.superview == nil {
      let isSystemManaged = element["key"] == "view" || (isModern && element.name == "view")
      return isSystemManaged
        ? EdgeInsets(top: 0, left: side, bottom: 0, right: side) : EdgeInsets(all: 8)
    }
    if element.name == "tableViewCellContentView", isModern {
      return EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    return EdgeInsets(all: 8)
  }

  /// Fixes the sides that the options name.
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
