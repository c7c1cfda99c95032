import Controls
import Geometry

/// A model in Interface Builder's list of devices: a preset, in the version of Xcode that recorded
/// its insets.
struct DeviceModel {
  let portrait: Device
  let landscape: Device
  let isPad: Bool
  /// The height of the notch, as recorded before build 21000; the preset's is that of Xcode 14.
  private let earlyTop: Double

  /// Creates a model by its id; nil for an unknown one.
  init?(_ id: String) {
    guard let model = Self.all.first(where: { $0.ids.contains(id) })?.model else { return nil }
    self = model
  }

  /// Creates the first listed model whose screen has a size in portrait; nil for none.
  init?(screen: Size) {
    guard let model = Self.all.first(where: { $0.model.portrait.size == screen })?.model else {
      return nil
    }
    self = model
  }

  private init?(_ row: Row) {
    guard let portrait = Device(named: row.preset, among: Self.old),
      let landscape = Device(named: "\(row.preset) landscape", among: Self.old)
    else { return nil }
    (self.portrait, self.landscape) = (portrait, landscape)
    isPad = row.ids[0].hasPrefix("ipad")
    earlyTop = row.earlyTop ?? portrait.safeArea.top
  }

  var hasHomeButton: Bool { portrait.safeArea.bottom == 0 }

  /// Returns the areas of a full-screen view that the hardware covers.
  func safeAreaInsets(isLandscape: Bool, era: NibEra) -> EdgeInsets {
    var insets = (isLandscape ? landscape : portrait).safeArea
    if isPad { return insets }
    if hasHomeButton {
      if !era.drawsStatusBar { insets.top = 0 }
    } else if !era.knowsNotches, isLandscape {
      (insets.left, insets.right) = (earlyTop, earlyTop)
    } else if !era.knowsNotches {
      insets.top = earlyTop
    }
    return insets
  }

  private typealias Row = (ids: [String], preset: String, earlyTop: Double?)

  private static let all = rows.compactMap { row in
    DeviceModel(row).map { (ids: row.ids, model: $0) }
  }

  private static let rows: [Row] = [
    (["retina3_5"], "iPhone 4s", nil), (["retina4_0"], "iPhone SE 1", nil),
    (["retina4_7"], "iPhone SE", nil), (["retina5_5"], "iPhone 8 Plus", nil),
    (["retina5_9", "retina5_4"], "iPhone 12 mini", 44), (["retina6_1"], "iPhone 11", 44),
    (["retina6_5"], "iPhone 11 Pro Max", 44), (["retina6_0"], "iPhone 12", 44),
    (["retina6_7"], "iPhone 12 Pro Max", 44), (["retina6_12"], "iPhone 14 Pro", nil),
    (["retina6_72"], "iPhone 14 Pro Max", nil), (["retina6_3"], "iPhone 16 Pro", nil),
    (["retina6_9"], "iPhone 16 Pro Max", nil), (["ipad7_9", "ipad9_7"], "iPad 9.7", nil),
    (["ipad10_2"], "iPad", nil), (["ipad10_5"], "iPad 10.5", nil),
    (["ipad12_9"], "iPad Pro 12.9 with a home button", nil),
    (["ipad8_3rounded"], "iPad mini", nil), (["ipad10_9rounded"], "iPad Air", nil),
    (["ipad11_0rounded"], "iPad Pro 11", nil), (["ipad12_9rounded"], "iPad Pro 12.9", nil),
  ]

  /// The models with a home button that are no presets, with a status bar as their only inset.
  private static let old: [Device] = [
    ("iPhone 4s", 320.0, 480.0), ("iPad 9.7", 768, 1024), ("iPad 10.5", 834, 1112),
    ("iPad Pro 12.9 with a home button", 1024, 1366),
  ].flatMap { name, width, height in
    let bar = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return [
      Device(name: name, size: Size(width: width, height: height), scale: 2, safeArea: bar),
      Device(
        name: "\(name) landscape", size: Size(width: height, height: width), scale: 2,
        safeArea: width < 400 ? .zero : bar),
    ]
  }
}
