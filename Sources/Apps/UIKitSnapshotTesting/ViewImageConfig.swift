public import UIKit
import UIKitGoldens

/// A screen, in terms of swift-snapshot-testing.
public struct ViewImageConfig {
  let device: ViewDevice
  private let traits: UITraitCollection

  /// Makes a screen; the size is an iPhone 13's by default.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.traits = traits
    device = ViewDevice(
      name: "custom", size: size ?? ViewDevice.iPhone13.size,
      scale: traits.displayScale > 0 ? traits.displayScale : 3, safeArea: safeArea,
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
  }

  private init(_ device: ViewDevice) { (self.device, traits) = (device, UITraitCollection()) }

  func variant(size: CGSize?, traits: UITraitCollection) -> ViewVariant {
    ViewVariant(
      name: "default", device: device, size: size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }

  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// Landscape.
    case landscape
    /// Portrait.
    case portrait
  }

  private static func held(_ device: ViewDevice, _ orientation: Orientation) -> ViewImageConfig {
    let isWide = device.size.width > device.size.height
    return ViewImageConfig((orientation == .landscape) == isWide ? device : device.landscape)
  }

  /// 320 x 568 points at 2x.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// 375 x 667 points at 2x.
  public static let iPhone8 = iPhone8(.portrait)
  /// 414 x 736 points at 3x.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// 375 x 812 points at 3x.
  public static let iPhoneX = iPhoneX(.portrait)
  /// 414 x 896 points at 2x.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// 414 x 896 points at 3x.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// 390 x 844 points at 3x.
  public static let iPhone12 = iPhone12(.portrait)
  /// 375 x 812 points at 3x.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// 390 x 844 points at 3x.
  public static let iPhone13 = iPhone13(.portrait)
  /// 390 x 844 points at 3x.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// 428 x 926 points at 3x.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// 1112 x 834 points at 2x.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// 1194 x 834 points at 2x.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// 1366 x 1024 points at 2x.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// 320 x 568 points at 2x, in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhoneSE1, orientation)
  }
  /// 375 x 667 points at 2x, in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone8, orientation)
  }
  /// 414 x 736 points at 3x, in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone8Plus, orientation)
  }
  /// 375 x 812 points at 3x, in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhoneX, orientation)
  }
  /// 414 x 896 points at 2x, in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhoneXR, orientation)
  }
  /// 414 x 896 points at 3x, in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhoneXSMax, orientation)
  }
  /// 390 x 844 points at 3x, in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone13, orientation)
  }
  /// 375 x 812 points at 3x, in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone13Mini, orientation)
  }
  /// 390 x 844 points at 3x, in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone13, orientation)
  }
  /// 390 x 844 points at 3x, in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone13Pro, orientation)
  }
  /// 428 x 926 points at 3x, in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPhone13ProMax, orientation)
  }
  /// 834 x 1112 points at 2x, in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPadPro10_5, orientation)
  }
  /// 834 x 1194 points at 2x, in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPadPro11, orientation)
  }
  /// 1024 x 1366 points at 2x, in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    held(.iPadPro12_9, orientation)
  }
}
