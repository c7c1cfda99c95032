import Controls
import Documents
import Geometry

/// The bars over a root, and the part of the insets that they leave in it.
extension CanvasInsets {
  /// Returns the height of a bar's row with a large title and a prompt, in points; 0 without a
  /// bar.
  func height(_ bar: ControllerBars.Bar?) -> Double {
    guard let bar else { return 0 }
    let metrics: BarMetrics = areRecorded || document.era.isOf26 ? .standard : device.bars
    switch bar.kind {
    case .tab:
      return device.isLandscape && !device.isPad && document.era.isOf26 ? 31 : metrics.tabs
    case .toolbar where metrics == .compact: return metrics.row
    case .toolbar:
      // A simulated one is recorded as high on all phones.
      let isTall = !device.hasHomeButton || (areRecorded && bar.container == nil)
      return document.era.hasSheets && isTall ? 49 : 44
    case .navigation:
      let row = metrics == .compact ? metrics.row : navigationRow
      let isLarge = bar.hasLargeTitle && metrics.haveLargeTitles && !scrollsTitleAway
      return row + (isLarge ? NavigationBar.largeTitleHeight : 0)
        + (bar.hasPrompt ? NavigationBar.promptHeight : 0)
    }
  }

  /// Whether a large title is recorded without its row: above a list or a grid that is the root's
  /// first view, but not above other scroll views.
  private var scrollsTitleAway: Bool {
    let first = tree.root.list("subviews").first
    return areRecorded && ["tableView", "collectionView"].contains(first?.name)
  }

  /// The height of a navigation bar's own row.
  private var navigationRow: Double {
    if device.isPad { return document.era.hasTallPadBars ? 50 : 44 }
    return document.era.isOf26 ? 54 : 44
  }

  /// Whether the bar at the top pushes the view aside instead of overlapping it.
  var isTopAside: Bool { isAside(bars.top, "top") }
  var isBottomAside: Bool { isAside(bars.bottom, "bottom") }

  /// Whether a bar is opaque, or at an edge where the view doesn't extend under bars.
  private func isAside(_ bar: ControllerBars.Bar?, _ edge: String) -> Bool {
    guard let bar else { return false }
    if let edges = canvas.child(key: "edgesForExtendedLayout"), edges.flag(edge) != true {
      return true
    }
    return !bar.isTranslucent && canvas.flag("extendedLayoutIncludesOpaqueBars") != true
  }

  /// Returns the part of the insets inside the root, which may end before the screen does.
  func inside(_ device: EdgeInsets) -> EdgeInsets {
    var insets = device
    insets.top += height(bars.top)
    insets.bottom += height(bars.bottom)
    let missing = missingHeight
    if isTopAside || isBottomAside {
      return besideBars(insets, device, missing)
    }
    if beginsBelowBars { insets.top = 0 }
    if missing == 0 { return freeSheetInsets(insets) ?? insets }
    if let sheet = sheetInsets(insets, missing) { return sheet }
    return besideTranslucentBars(insets, missing)
  }

  /// Whether a root on a canvas without a device is recorded below the bars over it.
  private var beginsBelowBars: Bool {
    guard areRecorded, screen == nil, let frame = tree.root.recordedFrame, frame.minY > 0 else {
      return false
    }
    return DeviceModel(screen: Size(width: frame.width, height: frame.maxY)) != nil
  }

  /// The difference in height between the root and a screen of the same width.
  var missingHeight: Double {
    guard let screen, !hasForeignWidth, !isFreeform || !addsPortrait else { return 0 }
    return max(0, screen.height - size.height)
  }

  private func besideBars(
    _ insets: EdgeInsets, _ device: EdgeInsets, _ missing: Double
  ) -> EdgeInsets {
    var result = insets
    if abs(missing - insets.top - insets.bottom) < 1 {
      (result.top, result.bottom) = (0, 0)
      return result
    }
    // A root as high as the screen begins below its bar, and so ends below the screen.
    if areRecorded, isTopAside, size == screen, !isFreeform {
      (result.top, result.bottom) = (0, insets.bottom + insets.top)
      return result
    }
    var below = missing
    if isTopAside {
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
    var sheet = insets
    if document.era.isOf26 {
      guard missing == portrait.top else { return nil }
      sheet.top = bars.top.map { sheetBarTop + height($0) } ?? portrait.top
      sheet.bottom = 0
      return sheet
    }
    let gap: Double = device.hasHomeButton ? 20 : 54
    let id = tree.controller?["id"] ?? ""
    // Outside of a split view, a detail is presented without the bar of the stack that shows it.
    let isDetail = bars.top?.container != nil && document.relations.isShownAsDetail(id)
    sheet.top = bars.top == nil || isDetail || isOutsideStack ? 0 : 56
    // From Xcode 13 to 14.2, a stack on a sheet keeps its views above the home indicator.
    if document.era.hasClearBars, sheet.top > 0 { sheet.bottom = 0 }
    // A sheet covers the tab bar of the controller that shows it, but contains its own.
    if let bar = bars.bottom, bar.kind == .tab, let member = bar.member,
      !document.relations.isRoot(id, of: member)
    {
      sheet.bottom -= height(bar)
    }
    if document.era.hasSheets, missing == gap { return sheet }
    guard document.era.hasShortSheets, missing == 10 else { return nil }
    sheet.bottom = 0
    return sheet
  }

  /// Whether a sheet is presented over the stack whose bar it would be under: the stack's root fills the
  /// screen.
  private var isOutsideStack: Bool {
    guard let container = bars.top?.container, let screen,
      let root = document.relations.members(of: container).first,
      root["id"] != tree.controller?["id"],
      let frame = root.child(key: "view")?.recordedFrame
    else { return false }
    return frame.height >= screen.height
  }

  /// Returns the insets of a sheet of a free size, which is recorded short of that size; nil for any other
  /// root.
  private func freeSheetInsets(_ insets: EdgeInsets) -> EdgeInsets? {
    guard areRecorded, document.era.hasSheets, !document.era.isOf26,
      let height = canvas.child(key: "freeformSize")?.number("height"), height > size.height
    else { return nil }
    return sheetInsets(insets, height - size.height)
  }

  /// The top of the bar on a sheet of Xcode 26, which is recorded with its navigation controller.
  private var sheetBarTop: Double {
    let container = bars.top?.container.flatMap(document.relations.controller)
    let top = container?.child(key: "navigationBar")?.recordedFrame?.minY ?? 0
    return top > 0 ? top : 20
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
}
