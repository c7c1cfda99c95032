package import Geometry

/// The device of Interface Builder's canvas: its scale, its size classes and its unsafe bands.
package struct NibDevice: Sendable, Equatable {
  /// Interface Builder's id, such as `retina4_7`; nil for the square canvas of Xcode 7 and older.
  package var id: String?
  /// Whether the canvas lies on its side.
  package var isLandscape: Bool
  /// Light or dark.
  package var isDark: Bool

  /// Whether the canvas draws a status bar on devices without a notch.
  ///
  /// Xcode 11 (tools version 14800 and up) stopped: recorded safe areas begin at 0 from then on.
  package var drawsStatusBar: Bool

  /// Reads the `<device>` of a document.
  init(_ document: XMLElement) {
    let device = document.child("device")
    drawsStatusBar = (document.number("toolsVersion") ?? 0) < 14_800
    id = device?["id"]
    isLandscape = device?["orientation"] == "landscape"
    isDark = device?["appearance"] == "dark"
  }

  /// Whether the device is an iPad.
  package var isPad: Bool { id?.hasPrefix("ipad") ?? false }

  /// Whether the screen has a notch or a dynamic island instead of a status bar.
  package var hasNotch: Bool {
    [
      "retina5_9", "retina6_1", "retina6_5", "retina6_0", "retina6_3", "retina6_7", "retina6_12",
      "retina6_72", "retina5_4",
    ].contains(id ?? "")
  }

  /// Device pixels in a point; 2 where no device is named.
  package var scale: Double {
    guard let id else { return 2 }
    if isPad || ["retina6_1", "retina4_7", "retina4_0", "retina3_5"].contains(id) { return 2 }
    return 3
  }

  /// The size of the screen in points; nil for the square canvas and for unknown devices.
  package var screenSize: Size? {
    let portrait: Size? =
      switch id {
      case "retina3_5": Size(width: 320, height: 480)
      case "retina4_0": Size(width: 320, height: 568)
      case "retina4_7": Size(width: 375, height: 667)
      case "retina5_5": Size(width: 414, height: 736)
      case "retina5_9", "retina5_4": Size(width: 375, height: 812)
      case "retina6_1", "retina6_5": Size(width: 414, height: 896)
      case "retina6_0", "retina6_3": Size(width: 390, height: 844)
      case "retina6_12": Size(width: 393, height: 852)
      case "retina6_7": Size(width: 428, height: 926)
      case "retina6_72": Size(width: 430, height: 932)
      case "ipad7_9", "ipad9_7": Size(width: 768, height: 1024)
      case "ipad10_5": Size(width: 834, height: 1112)
      case "ipad11_0rounded": Size(width: 834, height: 1194)
      case "ipad12_9", "ipad12_9rounded": Size(width: 1024, height: 1366)
      default: nil
      }
    guard let portrait, isLandscape else { return portrait }
    return Size(width: portrait.height, height: portrait.width)
  }

  /// The size classes; nil for the square canvas, where only default variations apply.
  package var sizeClass: SizeClass? {
    guard let id else { return nil }
    if isPad { return SizeClass(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClass(width: .compact, height: .regular) }
    let isWide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"].contains(id)
    return SizeClass(width: isWide ? .regular : .compact, height: .compact)
  }

  /// What the hardware covers of a full-screen view, in points.
  package var safeAreaInsets: EdgeInsets {
    if isPad {
      let isRounded = ["ipad11_0rounded", "ipad12_9rounded", "ipad10_9rounded"].contains(id ?? "")
      return EdgeInsets(top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
    }
    guard hasNotch else {
      let showsBar = drawsStatusBar && !isLandscape
      return EdgeInsets(top: showsBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    if isLandscape { return EdgeInsets(top: 0, left: 44, bottom: 21, right: 44) }
    let top: Double =
      switch id {
      case "retina6_12", "retina6_72": 59
      case "retina6_0", "retina6_7", "retina5_4", "retina6_3": 47
      default: 44
      }
    return EdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }
}
