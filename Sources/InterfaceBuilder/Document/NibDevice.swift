package import Geometry
package import Scenes

/// The device of a canvas: its scale, its size classes and its unsafe bands.
package struct NibDevice: Sendable, Equatable {
  /// What the device is called: Interface Builder's id, such as `retina4_7`, or a preset's name;
  /// nil for the square canvas of Xcode 7 and older.
  package var name: String?
  /// Whether the canvas lies on its side.
  package var isLandscape = false
  /// Light or dark.
  package var isDark = false
  /// Whether the device is an iPad.
  package var isPad = false
  /// Device pixels in a point.
  package var scale = 2.0
  /// The size of the screen in points; nil for the square canvas and for unknown devices.
  package var screenSize: Size?
  /// What the hardware covers of a full-screen view, in points.
  package var safeAreaInsets = EdgeInsets.zero
  /// The size classes; nil for the square canvas, where only default variations apply.
  package var sizeClass: SizeClass?

  /// Reads the `<device>` of a document.
  init(_ document: XMLElement) {
    let device = document.child("device")
    name = device?["id"]
    isLandscape = device?["orientation"] == "landscape"
    isDark = device?["appearance"] == "dark"
    let model = name.flatMap(DeviceModel.init)
    // Xcode 11 (tools version 14800 and up) draws no status bar on devices with a home button:
    // recorded safe areas begin at 0 from then on.
    let drawsStatusBar = (document.number("toolsVersion") ?? 0) < 14_800
    guard let model else {
      assumeModel(drawsStatusBar: drawsStatusBar)
      return
    }
    isPad = model.isPad
    scale = model.scale
    screenSize = isLandscape ? model.size.turned : model.size
    sizeClass = model.sizeClass(isLandscape: isLandscape)
    safeAreaInsets = model.safeAreaInsets(
      isLandscape: isLandscape, drawsStatusBar: drawsStatusBar)
  }

  /// Settles for what can be known without a model.
  ///
  /// Before there were devices, the canvas was a square under a status bar. A device that is not in
  /// our list is newer than it.
  private mutating func assumeModel(drawsStatusBar: Bool) {
    guard let name else {
      safeAreaInsets.top = drawsStatusBar ? 20 : 0
      return
    }
    isPad = name.hasPrefix("ipad")
    scale = isPad ? 2 : 3
    let portrait = SizeClass(width: isPad ? .regular : .compact, height: .regular)
    let isFlat = isLandscape && !isPad
    sizeClass = isFlat ? SizeClass(width: .compact, height: .compact) : portrait
    if isPad {
      safeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    } else if isFlat {
      safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    } else {
      safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
  }

  /// Takes the place of a document's device, in its appearance.
  package init(_ preset: Device, isDark: Bool) {
    name = preset.name
    isLandscape = preset.size.width > preset.size.height
    self.isDark = isDark
    let shortSide = min(preset.size.width, preset.size.height)
    isPad = shortSide >= 700
    scale = preset.scale
    screenSize = preset.size
    safeAreaInsets = preset.safeArea
    let isLarge = max(preset.size.width, preset.size.height) >= 736 && shortSide >= 414
    sizeClass = SizeClass(
      width: isPad || (isLandscape && isLarge) ? .regular : .compact,
      height: !isPad && isLandscape ? .compact : .regular)
  }
}

/// A model of Interface Builder's list of devices, held upright.
private struct DeviceModel {
  let size: Size
  let scale: Double
  let isPad: Bool
  /// The height of the bar or notch at the top.
  let top: Double
  /// The height of the band at the bottom; 0 for a device with a home button.
  let bottom: Double
  /// Whether the width is regular when the device lies on its side.
  let isWideInLandscape: Bool

  /// A model by its id; nil for an unknown one.
  init?(_ id: String) {
    let row = Self.rows.first { $0.ids.contains(id) }
    guard let row else { return nil }
    size = Size(width: row.width, height: row.height)
    isPad = id.hasPrefix("ipad")
    scale = row.scale
    top = row.top
    bottom = row.bottom
    isWideInLandscape = min(row.width, row.height) >= 414
  }

  func sizeClass(isLandscape: Bool) -> SizeClass {
    if isPad { return SizeClass(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClass(width: .compact, height: .regular) }
    return SizeClass(width: isWideInLandscape ? .regular : .compact, height: .compact)
  }

  func safeAreaInsets(isLandscape: Bool, drawsStatusBar: Bool) -> EdgeInsets {
    if isPad { return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
    guard bottom > 0 else {
      let showsBar = drawsStatusBar && !isLandscape
      return EdgeInsets(top: showsBar ? top : 0, left: 0, bottom: 0, right: 0)
    }
    if isLandscape { return EdgeInsets(top: 0, left: 44, bottom: 21, right: 44) }
    return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private typealias Row = (
    ids: [String], width: Double, height: Double, scale: Double, top: Double, bottom: Double
  )

  private static let rows: [Row] = [
    (["retina3_5"], 320, 480, 2, 20, 0),
    (["retina4_0"], 320, 568, 2, 20, 0),
    (["retina4_7"], 375, 667, 2, 20, 0),
    (["retina5_5"], 414, 736, 3, 20, 0),
    (["retina5_9"], 375, 812, 3, 44, 34),
    (["retina5_4"], 375, 812, 3, 47, 34),
    (["retina6_1"], 414, 896, 2, 44, 34),
    (["retina6_5"], 414, 896, 3, 44, 34),
    (["retina6_0", "retina6_3"], 390, 844, 3, 47, 34),
    (["retina6_12"], 393, 852, 3, 59, 34),
    (["retina6_7"], 428, 926, 3, 47, 34),
    (["retina6_72"], 430, 932, 3, 59, 34),
    (["ipad7_9", "ipad9_7"], 768, 1024, 2, 20, 0),
    (["ipad10_2"], 810, 1080, 2, 20, 0),
    (["ipad10_5"], 834, 1112, 2, 20, 0),
    (["ipad12_9"], 1024, 1366, 2, 20, 0),
    (["ipad8_3rounded"], 744, 1133, 2, 24, 20),
    (["ipad10_9rounded"], 820, 1180, 2, 24, 20),
    (["ipad11_0rounded"], 834, 1194, 2, 24, 20),
    (["ipad12_9rounded"], 1024, 1366, 2, 24, 20),
  ]
}

extension Size {
  /// The size of something laid on its side.
  fileprivate var turned: Size { Size(width: height, height: width) }
}
