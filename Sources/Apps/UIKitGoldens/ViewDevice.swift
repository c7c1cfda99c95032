import Controls
import Geometry
public import UIKit

/// A screen on which views are shown.
public struct ViewDevice: Hashable, Sendable {
  /// The name in golden files.
  public var name: String
  /// The size in points.
  public var size: CGSize
  /// The number of device pixels per point.
  public var scale: CGFloat
  /// The insets of the unsafe areas at the edges.
  public var safeArea: UIEdgeInsets
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The look of the system that it came with.
  public var look: Look
  /// Whether the heights of bars are those of an upright screen however wide the views are.
  package var hasUprightBars = false

  /// The generation of the system whose controls and bars are drawn.
  public enum Look: String, Hashable, Sendable {
    /// That of iOS 13 to 18.
    case ios18
    /// That of iOS 26: capsules, glass above the content, higher rows.
    case ios26
  }

  /// Makes a screen; by default without a safe area, in the look of iOS 18.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero,
    idiom: UIUserInterfaceIdiom = .phone, look: Look = .ios18
  ) {
    (self.name, self.size, self.scale) = (name, size, scale)
    (self.safeArea, self.idiom, self.look) = (safeArea, idiom, look)
  }

  /// Returns the screen that UIKit's views are shown on, in a look.
  func screen(in look: Look?) -> DeviceScreen {
    DeviceScreen(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom,
      bars: hasUprightBars ? .standard : nil,
      look: .init(rawValue: (look ?? self.look).rawValue) ?? .ios18)
  }

  /// Returns a preset of scenes under the name that it has in golden files.
  private static func preset(_ name: String, _ preset: String) -> ViewDevice {
    guard let device = Device(named: preset) else { preconditionFailure("no device '\(preset)'") }
    let safeArea = device.safeArea
    return ViewDevice(
      name: name, size: CGSize(width: device.size.width, height: device.size.height),
      scale: CGFloat(device.scale),
      safeArea: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      idiom: preset.hasPrefix("iPad") ? .pad : .phone,
      look: Look(rawValue: device.look.rawValue) ?? .ios18)
  }

  /// 320 x 568 points at 2x, with a home button: the first iPhone SE.
  public static let iPhoneSE1 = preset("iPhoneSE1", "iPhone SE 1")
  /// 375 x 667 points at 2x, with a home button: the second and third iPhone SE.
  public static let iPhoneSE = preset("iPhoneSE", "iPhone SE")
  /// 375 x 667 points at 2x, with a home button.
  public static let iPhone8 = preset("iPhone8", "iPhone 8")
  /// 414 x 736 points at 3x, with a home button.
  public static let iPhone8Plus = preset("iPhone8Plus", "iPhone 8 Plus")
  /// 414 x 896 points at 2x.
  public static let iPhoneXR = preset("iPhoneXR", "iPhone XR")
  /// 414 x 896 points at 3x.
  public static let iPhoneXSMax = preset("iPhoneXSMax", "iPhone 11 Pro Max")
  /// 375 x 812 points at 3x.
  public static let iPhoneX = preset("iPhoneX", "iPhone X")
  /// 375 x 812 points at 3x.
  public static let iPhone13Mini = preset("iPhone13Mini", "iPhone 13 mini")
  /// 390 x 844 points at 3x.
  public static let iPhone13 = preset("iPhone13", "iPhone 13")
  /// 390 x 844 points at 3x.
  public static let iPhone13Pro = preset("iPhone13Pro", "iPhone 13")
  /// 428 x 926 points at 3x.
  public static let iPhone13ProMax = preset("iPhone13ProMax", "iPhone 13 Pro Max")
  /// 402 x 874 points at 3x, in the look of iOS 26.
  public static let iPhone17 = preset("iPhone17", "iPhone 17")
  /// 402 x 874 points at 3x, in the look of iOS 26.
  public static let iPhone17Pro = preset("iPhone17Pro", "iPhone 17 Pro")
  /// 440 x 956 points at 3x, in the look of iOS 26.
  public static let iPhone17ProMax = preset("iPhone17ProMax", "iPhone 17 Pro Max")
  /// 420 x 912 points at 3x, in the look of iOS 26.
  public static let iPhoneAir = preset("iPhoneAir", "iPhone Air")
  /// 834 x 1112 points at 2x.
  public static let iPadPro10_5 = ViewDevice(
    name: "iPadPro10_5", size: CGSize(width: 834, height: 1112), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .pad)
  /// 834 x 1194 points at 2x.
  public static let iPadPro11 = preset("iPadPro11", "iPad Pro 11")
  /// 1024 x 1366 points at 2x.
  public static let iPadPro12_9 = preset("iPadPro12_9", "iPad Pro 12.9")

  /// The device in landscape: the unsafe areas at the short edges become those at the sides.
  public var landscape: ViewDevice {
    var turned = self
    turned.name += "-landscape"
    turned.size = CGSize(width: size.height, height: size.width)
    if idiom == .phone {
      let side = safeArea.bottom > 0 ? safeArea.top : 0
      turned.safeArea = UIEdgeInsets(
        top: 0, left: side, bottom: safeArea.bottom > 0 ? 21 : 0, right: side)
    }
    return turned
  }
}
