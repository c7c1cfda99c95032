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

  /// What hardware and bars cover of a controller's view, or of a nib's view of a screen's size.
  private func safeAreaInsets(of tree: NibDocument.Tree) -> EdgeInsets {
    let canvas = tree.controller ?? tree.root
    let metrics = canvas.child(key: "simulatedDestinationMetrics")?.name
    if metrics == "freeformSimulatedSizeMetrics" { return .zero }
    guard let controller = tree.controller, tree.root["key"] == "view" else {
      // A view beside a controller is drawn on its own; a nib's view stands for a screen.
      let isScreen = tree.root.name == "view" && !document.isStoryboard
      return isScreen ? document.device.safeAreaInsets : .zero
    }
    let bars = simulatedBars(of: controller)
    var insets = document.device.safeAreaInsets
    // A contained view ends above the home indicator of the screen that it is a part of.
    if document.relations.isEmbedded(controller["id"] ?? "") { insets.bottom = 0 }
    insets.top += bars.top
    insets.bottom += bars.bottom
    let outside = heightOutside(tree.root)
    if bars.bottom > 0, abs(outside - insets.bottom) < 1 {
      insets.bottom = 0
    } else {
      insets.top = max(0, insets.top - outside)
    }
    return insets
  }

  /// How much of the screen's height the view leaves to an opaque bar, or to the edge of a sheet.
  private func heightOutside(_ root: XMLElement) -> Double {
    guard let screen = document.recordedDevice.screenSize, let frame = root.recordedFrame,
      frame.width == screen.width
    else { return 0 }
    return max(0, screen.height - frame.height)
  }

  /// The heights of the bars that the canvas shows: simulated ones, else those that the segues give.
  private func simulatedBars(of controller: XMLElement) -> (top: Double, bottom: Double) {
    let id = controller["id"] ?? ""
    let top = controller.child(key: "simulatedTopBarMetrics")?.name
    let bottom = controller.child(key: "simulatedBottomBarMetrics")?.name
    let hasNavigationBar =
      top == "simulatedNavigationBarMetrics"
      || (top == nil && document.relations.isInNavigation(id))
    let navigationBar: Double = document.device.isPad ? 50 : 44
    let bottomBar: Double =
      switch bottom {
      case "simulatedToolbarMetrics": 44
      case "simulatedTabBarMetrics": 49
      case nil where document.relations.isInTabBar(id): 49
      default: 0
      }
    return (hasNavigationBar ? navigationBar : 0, bottomBar)
  }

  /// Sets a view's margins: those of the element, else those that its place in the document has.
  func applyMargins(_ element: XMLElement, _ view: View, in tree: NibTree) {
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    let margins = margins(element, view)
    switch margins {
    case .physical(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    }
    tree.margins[element["id"] ?? ""] = margins
  }

  private func margins(_ element: XMLElement, _ view: View) -> NibMargins {
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
    return .physical(defaultMargins(element, view))
  }

  /// 8 on all sides, but the system's margins in a controller's view and in a cell.
  private func defaultMargins(_ element: XMLElement, _ view: View) -> EdgeInsets {
    let canvas = view.superview == nil ? options.size : nil
    let width = canvas?.width ?? element.recordedFrame?.width ?? 0
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
