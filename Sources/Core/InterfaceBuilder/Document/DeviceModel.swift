import Controls
import Geometry

/// A model in Interface Builder's list of devices, in portrait.
///
/// The top insets are those that Xcode recorded, which changed with its version.
struct DeviceModel {
  let size: Size
  let scale: Double
  let isPad: Bool
  /// The height of the status bar or notch at the top, as recorded before build 21000.
  let earlyTop: Double
  /// The same from build 21000 on, Xcode 14.
  let top: Double
  /// The height of the bottom inset; 0 for a device with a home button.
  let bottom: Double
  /// Whether the width is regular in landscape.
  let isWideInLandscape: Bool

  /// Creates a model by its id; nil for an unknown one.
  init?(_ id: String) {
    guard let row = Self.rows.first(where: { $0.ids.contains(id) }) else { return nil }
    self.init(row)
  }

  /// Creates the first listed model whose screen has a size in portrait; nil for none.
  init?(screen: Size) {
    let row = Self.rows.first { $0.width == screen.width && $0.height == screen.height }
    guard let row else { return nil }
    self.init(row)
  }

  private init(_ row: Row) {
    size = Size(width: row.width, height: row.height)
    isPad = row.ids[0].hasPrefix("ipad")
    scale = row.scale
    (earlyTop, top) = (row.earlyTop, row.top)
    bottom = row.bottom
    isWideInLandscape = min(row.width, row.height) >= 414
  }

  func sizeClass(isLandscape: Bool) -> SizeClasses {
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: isWideInLandscape ? .regular : .compact, height: .compact)
  }

  /// Returns the areas of a full-screen view that the hardware covers.
  func safeAreaInsets(isLandscape: Bool, era: NibEra) -> EdgeInsets {
    let hasHomeButton = bottom == 0
    let drawsStatusBar = era.drawsStatusBar || isPad
    let notch = era.knowsNotches ? top : earlyTop
    let band = hasHomeButton ? (drawsStatusBar ? top : 0) : notch
    if isPad { return EdgeInsets(top: band, left: 0, bottom: bottom, right: 0) }
    if isLandscape {
      return hasHomeButton ? .zero : EdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
    }
    return EdgeInsets(top: band, left: 0, bottom: bottom, right: 0)
  }

  private typealias Row = (
    ids: [String], width: Double, height: Double, scale: Double, earlyTop: Double, top: Double,
    bottom: Double
  )

  private static let rows: [Row] = [
    (["retina3_5"], 320, 480, 2, 20, 20, 0),
    (["retina4_0"], 320, 568, 2, 20, 20, 0),
    (["retina4_7"], 375, 667, 2, 20, 20, 0),
    (["retina5_5"], 414, 736, 3, 20, 20, 0),
    (["retina5_9", "retina5_4"], 375, 812, 3, 44, 50, 34),
    (["retina6_1"], 414, 896, 2, 44, 48, 34),
    (["retina6_5"], 414, 896, 3, 44, 44, 34),
    (["retina6_0"], 390, 844, 3, 44, 47, 34),
    (["retina6_7"], 428, 926, 3, 44, 47, 34),
    (["retina6_12"], 393, 852, 3, 59, 59, 34),
    (["retina6_72"], 430, 932, 3, 59, 59, 34),
    (["retina6_3"], 402, 874, 3, 62, 62, 34),
    (["retina6_9"], 440, 956, 3, 62, 62, 34),
    (["ipad7_9", "ipad9_7"], 768, 1024, 2, 20, 20, 0),
    (["ipad10_2"], 810, 1080, 2, 20, 20, 0),
    (["ipad10_5"], 834, 1112, 2, 20, 20, 0),
    (["ipad12_9"], 1024, 1366, 2, 20, 20, 0),
    (["ipad8_3rounded"], 744, 1133, 2, 24, 24, 20),
    (["ipad10_9rounded"], 820, 1180, 2, 24, 24, 20),
    (["ipad11_0rounded"], 834, 1194, 2, 24, 24, 20),
    (["ipad12_9rounded"], 1024, 1366, 2, 24, 24, 20),
  ]
}
