package import AutoLayout
import Controls
import Documents
package import Geometry

/// The screen that contains a tree's root: the device's features and the bars of its containers.
///
/// It is drawn around a layout and doesn't take part in it.
package struct NibScreen {
  /// The size of the whole picture in points.
  package let size: Size
  /// The position of the root's top left corner in the picture.
  package let origin: Point
  /// The view above the root, with the size of the picture.
  package let overlay: View
  /// The radius of the screen's corners in points; 0 for square corners, and for part of a
  /// screen.
  package let cornerRadius: Double
}

extension NibBuilder {
  /// Makes the screen around a tree whose root has a size; nil if it isn't a screen's view.
  package func makeScreen(
    of tree: NibDocument.Tree, around built: NibTree, size: Size
  ) -> NibScreen? {
    guard let plan = ScreenPlan(document, tree, size: size) else { return nil }
    let overlay = PlainView(options.environment)
    overlay.translatesAutoresizingMaskIntoConstraints = true
    overlay.frame = Rect(origin: .zero, size: plan.size)
    overlay.tintColor = tint
    overlay.layoutEnvironment.userInterfaceLayoutDirection = options.environment.direction
    overlay.layoutEnvironment.pixelGrid = options.environment.grid
    let sides = document.device.safeAreaInsets
    overlay.layoutEnvironment.safeAreaInsets.left = sides.left
    overlay.layoutEnvironment.safeAreaInsets.right = sides.right
    let bars = CanvasInsets(document, tree).bars
    if let rect = plan.topBar, let bar = bars.top {
      addNavigationBar(bar, of: tree, in: rect, plan, to: overlay)
    }
    if let rect = plan.bottomBar, let bar = bars.bottom {
      addBottomBar(bar, of: tree, in: rect, plan, to: overlay)
    }
    insetLists(of: built, below: (plan.topBar?.maxY ?? plan.statusBand) - plan.origin.y)
    if plan.isDevice { addHardware(plan, bars, of: tree, to: overlay) }
    overlay.layoutIfNeeded()
    built.warnings = remarks.faults
    return NibScreen(
      size: plan.size, origin: plan.origin, overlay: overlay,
      cornerRadius: plan.isDevice ? document.device.hardware.cornerRadius : 0)
  }

  /// Makes what scrolls begin at the end of the bars over it, as UIKit scrolls it, and inside the
  /// insets of a scroll view.
  ///
  /// The frames and those of rows stay as recorded, in the content's coordinates.
  private func insetLists(of built: NibTree, below bar: Double) {
    for (_, view, element) in built.views
    where ["tableView", "collectionView", "scrollView"].contains(element.name) {
      let scroll = element.name == "scrollView" ? view as? ScrollView : nil
      let isAdjusted =
        scroll?.adjustsSafeArea(along: .vertical)
        ?? (element["contentInsetAdjustmentBehavior"] != "never")
      var top = view === built.root ? 0 : view.layoutFrame.minY
      var above = view.superview
      while let current = above {
        if current !== built.root { top += current.layoutFrame.minY }
        top += built.insets[ObjectIdentifier(current)] ?? 0
        above = current === built.root ? nil : current.superview
      }
      let inset = (isAdjusted ? max(bar - top, 0) : 0) + (scroll?.contentInset.top ?? 0)
      guard inset > 0, inset < view.layoutFrame.height else { continue }
      built.insets[ObjectIdentifier(view)] = inset
    }
  }

  /// Adds a view at a fixed position.
  func add(_ view: View, in rect: Rect, to overlay: View) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
    overlay.addSubview(view)
  }

  private func addHardware(
    _ plan: ScreenPlan, _ bars: ControllerBars, of tree: NibDocument.Tree, to overlay: View
  ) {
    let device = document.device
    if plan.statusBand > 0 {
      let status = StatusBar(options.environment)
      status.form = device.hardware.statusBarForm
      let canvas = tree.controller ?? tree.root
      let simulated = canvas.child(key: "simulatedStatusBarMetrics")?["statusBarStyle"]
      let container = bars.top?.container.flatMap(document.relations.controller)
      status.isLight =
        options.environment.appearance == .dark
        || ["lightContent", "blackOpaque", "blackTranslucent"].contains(simulated)
        || isBlack(container?.child(key: "navigationBar"))
      add(
        status, in: Rect(x: 0, y: 0, width: plan.size.width, height: plan.statusBand), to: overlay)
    }
    if !device.hasHomeButton {
      let rect = ScreenHardware.homeIndicator(on: plan.size)
      add(HomeIndicator(options.environment), in: rect, to: overlay)
    }
  }
}

extension NibDevice {
  /// What the device's screen has around an app.
  fileprivate var hardware: ScreenHardware {
    ScreenHardware(
      size: screenSize ?? .zero, scale: scale, safeArea: safeAreaInsets, isPad: isPad,
      hasHomeButton: hasHomeButton)
  }
}
