package import Controls
import Documents
package import Geometry

/// The device of a canvas: its scale, its size classes and its unsafe areas.
package struct NibDevice: Sendable, Equatable {
  /// The device's name: Interface Builder's id, such as `retina4_7`, or the name of a preset; nil
  /// for the square canvas of Xcode 7 and earlier.
  package var name: String?
  /// Whether the canvas is in landscape.
  package var isLandscape = false
  /// Whether the appearance is dark.
  package var isDark = false
  /// Whether the device is an iPad.
  package var isPad = false
  /// Device pixels per point.
  package var scale = 2.0
  /// The size of the screen in points; nil for the square canvas and for unknown devices.
  package var screenSize: Size?
  /// The areas of a full-screen view that the hardware covers, in points.
  package var safeAreaInsets = EdgeInsets.zero
  /// Whether the device has a home button instead of a home indicator; such a screen's top inset
  /// is only the status bar's.
  package var hasHomeButton = false
  /// The size classes; nil for the square canvas, where only default variations apply.
  package var sizeClass: SizeClasses?
  /// The heights of bars in an app on the device. Like its unsafe areas, they stay when a root is
  /// laid out in another size.
  package private(set) var bars = BarMetrics.standard

  /// Reads the `<device>` of a document, or the screen that its canvas simulates.
  ///
  /// Documents that were only saved in the format of Xcode 8 may lack the former.
  init(_ document: XMLElement) {
    let device = document.child("device")
    name = device?["id"]
    isLandscape = device?["orientation"] == "landscape"
    let metrics = document.child(key: "defaultSimulatedMetrics")
    if device == nil, NibEra(document).hasDevices,
      let screen = metrics?.child(key: "destination")?["type"]
    {
      name = screen.split(separator: ".").first.map(String.init)
      isLandscape = metrics?.child(key: "orientation")?["orientation"] == "landscape"
    }
    isDark = device?["appearance"] == "dark"
    if let model = name.flatMap(DeviceModel.init) {
      adopt(model, NibEra(document))
    } else {
      assumeModel()
    }
  }

  /// Returns the device of another model in the same orientation and appearance.
  func replaced(by model: DeviceModel, _ era: NibEra) -> NibDevice {
    var copy = self
    copy.adopt(model, era)
    return copy
  }

  /// Returns the areas that the hardware of a listed device covers in portrait, in points.
  func portraitInsets(_ era: NibEra) -> EdgeInsets {
    guard isLandscape, let model = name.flatMap(DeviceModel.init) else { return safeAreaInsets }
    return model.safeAreaInsets(isLandscape: false, era: era)
  }

  private mutating func adopt(_ model: DeviceModel, _ era: NibEra) {
    isPad = model.isPad
    scale = model.portrait.scale
    let size = (isLandscape ? model.landscape : model.portrait).size
    screenSize = size
    classify(SizeClasses(of: size))
    safeAreaInsets = model.safeAreaInsets(isLandscape: isLandscape, era: era)
    hasHomeButton = model.hasHomeButton
  }

  /// Sets what can be known without a model.
  ///
  /// Before there were devices, the canvas was a square under a status bar. A device that isn't
  /// listed is newer than the list.
  private mutating func assumeModel() {
    guard let name else {
      safeAreaInsets.top = 20
      hasHomeButton = true
      return
    }
    isPad = name.hasPrefix("ipad")
    scale = isPad ? 2 : 3
    let portrait = SizeClasses(width: isPad ? .regular : .compact, height: .regular)
    let isFlat = isLandscape && !isPad
    classify(isFlat ? SizeClasses(width: .compact, height: .compact) : portrait)
    if isPad {
      safeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    } else if isFlat {
      safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    } else {
      safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
  }

  /// Creates a device that replaces a document's, in its appearance.
  package init(_ preset: Device, isDark: Bool) {
    name = preset.name
    isLandscape = preset.size.width > preset.size.height
    self.isDark = isDark
    isPad = min(preset.size.width, preset.size.height) >= 700
    scale = preset.scale
    screenSize = preset.size
    safeAreaInsets = preset.safeArea
    hasHomeButton = preset.safeArea.bottom == 0
    classify(SizeClasses(of: preset.size))
  }

  /// Sets the size classes of the whole screen, and the bars that they mean.
  private mutating func classify(_ classes: SizeClasses) {
    sizeClass = classes
    bars = BarMetrics(width: classes.width, height: classes.height)
  }
}
