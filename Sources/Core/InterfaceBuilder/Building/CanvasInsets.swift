import Documents
package import Geometry

/// The areas that hardware and bars cover in a tree's root, as Interface Builder records them.
///
/// The rules are derived from the recorded frames of public documents;
/// `Documentation/AppleConformance.md` says how well they agree.
struct CanvasInsets {
  let document: NibDocument
  let tree: NibDocument.Tree
  /// Whether the insets are those of recorded frames, where they differ from an app's.
  let areRecorded: Bool
  /// The bars over the tree's root.
  let bars: ControllerBars
  /// The device whose screen the root fills, if that isn't the document's.
  private let ownDevice: NibDevice?

  /// Creates the insets of a tree in a document.
  init(_ document: NibDocument, _ tree: NibDocument.Tree, areRecorded: Bool = false) {
    self.areRecorded = areRecorded
    self.document = document
    self.tree = tree
    if let id = tree.controller?["id"] {
      bars = document.relations.bars(over: id, areRecorded: areRecorded)
      let isApart = document.relations.isShownApart(id)
      ownDevice = isApart ? nil : document.device(filledBy: tree)
    } else {
      bars = ControllerBars(simulatedBy: tree.root)
      ownDevice = nil
    }
  }

  /// The safe area's distances from the root's edges, in points.
  var safeArea: EdgeInsets {
    guard let controller = tree.controller else { return looseRootInsets }
    // A view in addition to a controller's own is drawn alone.
    guard tree.root["key"] == "view" else { return .zero }
    if addsPortrait { return inside(recordedBands) }
    let isBare = bars.top == nil && bars.bottom == nil
    if isFreeform, isBare, isSmall { return partialInsets }
    let id = controller["id"] ?? ""
    if hasForeignWidth, document.relations.isShownApart(id), !reachesStatusBar(id) { return .zero }
    return inside(document.relations.isEmbedded(id) ? containedInsets(id) : deviceInsets)
  }

  /// Whether a root that is narrower than the screen is recorded with the status bar all the same:
  /// contained ones from Xcode 9, presented ones until Xcode 10 (6 roots, two against).
  private func reachesStatusBar(_ id: String) -> Bool {
    guard areRecorded, document.era.hasSafeAreas, !isSmall, let screen, size.width < screen.width
    else { return false }
    return document.relations.isEmbedded(id) || !document.era.hasSheets
  }

  /// The insets of the device in a contained controller's root: a running app's ends above the home
  /// indicator of the enclosing screen and begins where its container does.
  private func containedInsets(_ id: String) -> EdgeInsets {
    if areRecorded { return partialInsets }
    var insets = deviceInsets
    insets.bottom = 0
    insets.top = max(0, insets.top - document.relations.containerTop(of: id))
    return insets
  }

  /// The insets of the device in a root that represents only part of a screen.
  ///
  /// Small ones have none before Xcode 11. Before Xcode 14, what isn't wider than the screen has the
  /// inset at the bottom as far as it reaches into it from above.
  var partialInsets: EdgeInsets {
    var insets = deviceInsets
    if isSmall, !areRecorded || !document.era.hasSheets { return .zero }
    if areRecorded, !document.era.insetsSmallRoots, let screen, size.width <= screen.width {
      let end = screen.height - insets.bottom
      insets.bottom = min(max(size.height - end, 0), insets.bottom)
    }
    return insets
  }

  // MARK: The canvas

  /// The element that configures the simulated canvas.
  var canvas: XMLElement { tree.controller ?? tree.root }

  /// The device whose insets the root has.
  var device: NibDevice { ownDevice ?? document.device }

  /// Whether the root has a size that isn't a device's.
  var isFreeform: Bool {
    canvas.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  var size: Size { areRecorded ? recordedSize : appSize(for: recordedSize) ?? recordedSize }

  private var recordedSize: Size { tree.root.recordedFrame?.size ?? .zero }

  /// Returns the size that a running app gives a controller's root between the bars that push it
  /// aside; nil if there are none, or if a root of this size isn't a whole screen.
  ///
  /// Interface Builder records such roots as high as the screen if the controller was connected
  /// later, and without both bands of Xcode 26 twice.
  func appSize(for size: Size) -> Size? {
    guard isTopAside || isBottomAside, tree.controller != nil, !isFreeform,
      tree.root["key"] == "view", let screen = document.device.screenSize,
      size.width == screen.width
    else { return nil }
    var insets = deviceInsets
    if device.hasHomeButton, !device.isLandscape { insets.top = max(insets.top, 20) }
    let top = isTopAside ? insets.top + height(bars.top) : 0
    let twice = screen.height - top - insets.top
    guard
      size.height == screen.height || (isTopAside && document.era.isOf26 && size.height == twice)
    else { return nil }
    let bottom = isBottomAside ? insets.bottom + height(bars.bottom) : 0
    return Size(width: size.width, height: screen.height - top - bottom)
  }

  /// Whether the root is part of a screen and not a whole screen; of roots of a free size, higher
  /// ones are in Xcode 10, and a nib's in Xcode 9.
  private var isSmall: Bool {
    let usual: Double = isFreeform && document.era.isBefore10 && tree.controller == nil ? 310 : 250
    return size.height < (isFreeform && document.era.is10 ? 450 : usual) && size.width <= 414
  }

  /// The size of the screen that the root was recorded on.
  var screen: Size? { ownDevice?.screenSize ?? document.recordedDevice.screenSize }

  var hasForeignWidth: Bool {
    if let screen { return screen.width != size.width }
    // The canvas without a device is a square, unless the root is recorded as large as a screen.
    return document.device.name == nil && size.width != 600 && DeviceModel(screen: size) == nil
  }

  /// Whether a controller's root has a free size that is no wider than the screen.
  private var isNarrowFreeform: Bool {
    isFreeform && tree.controller != nil && size.width <= screen?.width ?? 0
  }

  /// The insets of the device itself, without a status bar that the canvas hides or leaves out;
  /// from Xcode 9, the inset of a hidden one is recorded nevertheless, but for narrow free sizes.
  var deviceInsets: EdgeInsets {
    var insets = device.safeAreaInsets
    let hidesStatusBar = canvas.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    let isKept = areRecorded && document.era.hasSafeAreas && !isSmall && !isNarrowFreeform
    if device.hasHomeButton, leavesOutStatusBar || (hidesStatusBar && !isKept) { insets.top = 0 }
    let isBare = device.name == nil && (size.width == 600 || tree.controller == nil)
    if areRecorded, isBare, !document.era.drawsStatusBar { insets.top = 0 }
    return insets
  }

  /// Whether an iPad has no status bar: in the versions where phones have none, it has none over a
  /// nib's view, and from Xcode 12 its own over a controller's.
  private var leavesOutStatusBar: Bool {
    let isLeftOut =
      tree.controller == nil ? !document.era.drawsStatusBar : document.era.omitsPadStatusBar
    return device.isPad && isLeftOut && document.device == document.recordedDevice
  }

  // MARK: Xcode 26

  /// Whether the insets of the portrait screen are added to those of the canvas, as Xcode 26
  /// records them; no app has them so.
  var addsPortrait: Bool {
    areRecorded && document.era.addsPortraitInsets && !device.hasHomeButton
      && document.device == document.recordedDevice
  }

  /// Whether the root is a whole screen, which its bars may shorten.
  private var isWhole: Bool {
    let isAlone = tree.controller.map { !document.relations.isShownApart($0["id"] ?? "") } ?? false
    return !isFreeform && (size == screen || (isAlone && size.width == screen?.width))
  }

  var portrait: EdgeInsets { device.portraitInsets(document.era) }

  /// The device's insets with those of the portrait screen added where they are recorded: for
  /// whole screens, at the top of roots of any other size from a height of 250, and at the bottom
  /// of roots that are wider or higher than the screen.
  var recordedBands: EdgeInsets {
    var insets = deviceInsets
    guard addsPortrait, let screen else { return insets }
    if device.isPad, tree.controller == nil {
      insets.bottom += 30
      return insets
    }
    if isWhole || size.height >= 250 { insets.top += portrait.top }
    // One document of an iPad has the bottom inset once.
    if !device.isPad, isWhole || size.width > screen.width || size.height > screen.height {
      insets.bottom += portrait.bottom
    }
    return insets
  }
}

extension NibDocument {
  /// Whether a running app may present the controller of a tree as a sheet, which begins below the status
  /// bar.
  package func isSheet(_ tree: Tree) -> Bool {
    guard era.hasSheets, let id = tree.controller?["id"] else { return false }
    return tree.root["key"] == "view" && relations.isSheet(id)
      && relations.bars(over: id).top == nil
  }

  /// Returns the size of a controller's root between the opaque bars of a running app, instead of the
  /// one given; nil for any other root.
  package func appSize(of tree: Tree, for size: Size) -> Size? {
    CanvasInsets(self, tree).appSize(for: size)
  }
}
