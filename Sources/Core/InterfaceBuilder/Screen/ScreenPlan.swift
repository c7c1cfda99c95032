import Documents
import Geometry

/// The positions of a tree's root and the bars on the enclosing screen.
struct ScreenPlan {
  /// The whole picture's size in points.
  var size: Size
  /// The position of the root's top left corner in the picture.
  var origin = Point.zero
  /// Whether the picture is a whole screen with the features of its hardware.
  var isDevice = false
  /// The height of the status bar at the top; 0 for none.
  var statusBand = 0.0
  /// The navigation bar, without the status bar above it; nil for none.
  var topBar: Rect?
  /// The tab bar or toolbar, without the home indicator's area below it; nil for none.
  var bottomBar: Rect?
}

extension ScreenPlan {
  /// Plans the screen around a root of a size; nil if it isn't a screen's view.
  init?(_ document: NibDocument, _ tree: NibDocument.Tree, size: Size) {
    let insets = CanvasInsets(document, tree)
    let device = document.device
    guard Self.isScreen(document, tree, size) else { return nil }
    self.init(size: size)
    let screen = device.screenSize ?? size
    let bars = (top: insets.height(insets.bars.top), bottom: insets.height(insets.bars.bottom))
    let isApart = tree.controller.map { document.relations.isShownApart($0["id"] ?? "") } ?? false
    if size == screen, !insets.isFreeform || !isApart {
      isDevice = true
      statusBand = insets.deviceInsets.top
    } else if size.width == screen.width, size.height < screen.height, !insets.isFreeform {
      extend(to: screen, insets, bars)
    }
    place(bars, insets.safeArea, insets)
  }

  /// Whether a root is a controller's view, or a nib's view with the size of its device's screen or
  /// with bars.
  private static func isScreen(
    _ document: NibDocument, _ tree: NibDocument.Tree, _ size: Size
  ) -> Bool {
    if tree.controller != nil { return tree.root["key"] == "view" }
    guard !document.isStoryboard, tree.root.name == "view", document.era.hasSafeAreas
    else { return false }
    let bars = ControllerBars(simulatedBy: tree.root)
    return size == document.device.screenSize || bars.top != nil || bars.bottom != nil
  }

  /// Places a root that is shorter than its screen where the bars leave room for it; does nothing
  /// if they don't account for the difference.
  private mutating func extend(
    to screen: Size, _ insets: CanvasInsets, _ bars: (top: Double, bottom: Double)
  ) {
    let missing = screen.height - size.height
    let below = bars.bottom + insets.deviceInsets.bottom
    // Phones with a home button whose status bar isn't recorded show it above an opaque bar.
    for band in [insets.deviceInsets.top, 20] {
      let above = bars.top > 0 ? bars.top + band : 0
      let isTopOutside = above > 0 && missing >= above - 1
      let rest = missing - (isTopOutside ? above : 0)
      let accounts = [0, bars.bottom, below, insets.deviceInsets.bottom]
      guard accounts.contains(where: { abs(rest - $0) < 1 }) else { continue }
      (size, isDevice, statusBand) = (screen, true, band)
      origin.y = isTopOutside ? above : 0
      return
    }
  }

  /// Places the bars on the screen, or where the root's safe area has room for them.
  private mutating func place(
    _ bars: (top: Double, bottom: Double), _ safeArea: EdgeInsets, _ insets: CanvasInsets
  ) {
    if bars.top > 0 {
      if isDevice {
        topBar = Rect(x: 0, y: statusBand, width: size.width, height: bars.top)
      } else if safeArea.top >= bars.top {
        // A sheet's bar is as high as the whole area that it covers.
        let height = safeArea.top == 56 ? 56 : bars.top
        topBar = Rect(x: 0, y: safeArea.top - height, width: size.width, height: height)
      }
    }
    if bars.bottom > 0 {
      let room = safeArea.bottom - bars.bottom
      // What the canvas of a nib simulates at the bottom lies over the view.
      guard isDevice || room >= 0 || insets.bars.bottom?.container == nil else { return }
      let band = isDevice ? insets.deviceInsets.bottom : max(room, 0)
      bottomBar = Rect(
        x: 0, y: size.height - band - bars.bottom, width: size.width, height: bars.bottom)
    }
  }
}
