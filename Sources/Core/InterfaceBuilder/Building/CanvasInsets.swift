import Documents
import Geometry

/// The areas that hardware and bars cover in a tree's root, as Interface Builder records them.
///
/// The rules are derived from the recorded frames of public documents;
/// `Documentation/AppleConformance.md` says how well they agree.
struct CanvasInsets {
  private let document: NibDocument
  private let tree: NibDocument.Tree
  /// Whether the insets are those of recorded frames, where they differ from an app's.
  private let areRecorded: Bool
  /// The bars over the tree's root.
  let bars: ControllerBars

  /// Creates the insets of a tree in a document.
  init(_ document: NibDocument, _ tree: NibDocument.Tree, areRecorded: Bool = false) {
    self.areRecorded = areRecorded
    self.document = document
    self.tree = tree
    bars = tree.controller.map { document.relations.bars(over: $0["id"] ?? "") } ?? ControllerBars()
  }

  /// The safe area's distances from the root's edges, in points.
  var safeArea: EdgeInsets {
    guard let controller = tree.controller else { return nibRootInsets }
    // A view in addition to a controller's own is drawn alone.
    guard tree.root["key"] == "view" else { return .zero }
    let isBare = bars.top == nil && bars.bottom == nil
    if isFreeform, isBare, isSmall { return .zero }
    let id = controller["id"] ?? ""
    if hasForeignWidth, document.relations.isShownApart(id) { return .zero }
    var device = deviceInsets
    // A contained view ends above the home indicator of the enclosing screen.
    if document.relations.isEmbedded(id) { device.bottom = 0 }
    return doubled(inside(device))
  }

  // MARK: The canvas

  /// The element that configures the simulated canvas.
  private var canvas: XMLElement { tree.controller ?? tree.root }

  /// Whether the root has a size that isn't a device's.
  var isFreeform: Bool {
    canvas.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  private var size: Size { tree.root.recordedFrame?.size ?? .zero }

  /// Whether the root is part of a screen and not a whole screen.
  private var isSmall: Bool { size.height < 250 && size.width <= 414 }

  private var hasForeignWidth: Bool {
    document.recordedDevice.screenSize.map { $0.width != size.width } ?? false
  }

  /// The insets of the device itself, without a status bar that the canvas hides.
  var deviceInsets: EdgeInsets {
    var insets = document.device.safeAreaInsets
    let hidesStatusBar = canvas.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    if hidesStatusBar, document.device.hasHomeButton { insets.top = 0 }
    return insets
  }

  /// The insets of a nib's root: top-level views represent screens in versions with safe areas;
  /// other roots don't.
  private var nibRootInsets: EdgeInsets {
    guard document.era.hasSafeAreas, tree.root.name == "view", !document.isStoryboard else {
      return .zero
    }
    if isFreeform, isSmall { return .zero }
    var insets = deviceInsets
    // Anything that the canvas simulates at the bottom, even the absence of a bar, replaces the
    // home indicator.
    if isFreeform, tree.root.child(key: "simulatedBottomBarMetrics") != nil { insets.bottom = 0 }
    return doubled(insets)
  }

  // MARK: Bars

  /// Returns the height of a bar's row with a large title and a prompt, in points; 0 without a
  /// bar.
  func height(_ bar: ControllerBars.Bar?) -> Double {
    guard let bar else { return 0 }
    switch bar.kind {
    case .tab: return 49
    case .toolbar: return document.era.hasSheets ? 49 : 44
    case .navigation:
      let isTall = document.device.isPad && document.era.hasTallPadBars
      return (isTall ? 50 : 44) + (bar.hasLargeTitle ? 52 : 0) + (bar.hasPrompt ? 30 : 0)
    }
  }

  /// Whether a bar pushes the view aside instead of overlapping it.
  private func isOpaque(_ bar: ControllerBars.Bar?) -> Bool {
    guard let bar, !bar.isTranslucent else { return false }
    return canvas.flag("extendedLayoutIncludesOpaqueBars") != true
  }

  /// Returns the part of the insets inside the root, which may end before the screen does.
  private func inside(_ device: EdgeInsets) -> EdgeInsets {
    var insets = device
    insets.top += height(bars.top)
    insets.bottom += height(bars.bottom)
    let missing = missingHeight
    if isOpaque(bars.top) || isOpaque(bars.bottom) {
      return besideOpaqueBars(insets, device, missing)
    }
    if missing == 0 { return insets }
    if let sheet = sheetInsets(insets, missing) { return sheet }
    return besideTranslucentBars(insets, missing)
  }

  /// The difference in height between the root and a screen of the same width.
  private var missingHeight: Double {
    guard let screen = document.recordedDevice.screenSize, !hasForeignWidth else { return 0 }
    return max(0, screen.height - size.height)
  }

  private func besideOpaqueBars(
    _ insets: EdgeInsets, _ device: EdgeInsets, _ missing: Double
  ) -> EdgeInsets {
    var result = insets
    var below = missing
    if isOpaque(bars.top) {
      result.top = 0
      below -= insets.top
    }
    let bar = height(bars.bottom)
    if insets.bottom > 0, abs(below - insets.bottom) < 1 {
      result.bottom = 0
    } else if bar > 0, abs(below - bar) < 1 {
      result.bottom = device.bottom
    }
    return result
  }

  /// Returns the insets of a controller presented as a sheet; nil for any other.
  private func sheetInsets(_ insets: EdgeInsets, _ missing: Double) -> EdgeInsets? {
    let gap: Double = document.device.hasHomeButton ? 20 : 54
    var sheet = insets
    sheet.top = bars.top == nil ? 0 : 56
    if document.era.hasSheets, missing == gap { return sheet }
    guard document.era.hasShortSheets, missing == 10 else { return nil }
    sheet.bottom = 0
    return sheet
  }

  private func besideTranslucentBars(_ insets: EdgeInsets, _ missing: Double) -> EdgeInsets {
    var result = insets
    let isTopMissing = abs(missing - insets.top) < 1 && bars.top != nil
    let isBottomMissing = abs(missing - insets.bottom) < 1 && bars.bottom != nil
    let areBothMissing = abs(missing - insets.top - insets.bottom) < 1
    if isBottomMissing || areBothMissing { result.bottom = 0 }
    if isTopMissing || areBothMissing { result.top = 0 }
    return result
  }

  /// Doubles the insets of phones with a notch if the root fills the screen, as Xcode 26 records
  /// them; no app has them so.
  private func doubled(_ insets: EdgeInsets) -> EdgeInsets {
    let device = document.device
    guard areRecorded, document.era.doublesInsets, device == document.recordedDevice, !device.isPad,
      !device.hasHomeButton, !isFreeform, size == device.screenSize
    else { return insets }
    return EdgeInsets(
      top: 2 * insets.top, left: insets.left, bottom: 2 * insets.bottom, right: insets.right)
  }
}
