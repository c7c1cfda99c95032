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

  /// Makes a screen; without a safe area by default.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    (self.name, self.size, self.scale) = (name, size, scale)
    (self.safeArea, self.idiom) = (safeArea, idiom)
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) -> ViewDevice {
    ViewDevice(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// 320 x 568 points at 2x, with a home button: the first iPhone SE.
  public static let iPhoneSE1 = phone("iPhoneSE1", 320, 568, 2, top: 20, bottom: 0)
  /// 375 x 667 points at 2x, with a home button: the second and third iPhone SE.
  public static let iPhoneSE = phone("iPhoneSE", 375, 667, 2, top: 20, bottom: 0)
  /// 375 x 667 points at 2x, with a home button.
  public static let iPhone8 = phone("iPhone8", 375, 667, 2, top: 20, bottom: 0)
  /// 414 x 736 points at 3x, with a home button.
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, 3, top: 20, bottom: 0)
  /// 414 x 896 points at 2x.
  public static let iPhoneXR = phone("iPhoneXR", 414, 896, 2, top: 44, bottom: 34)
  /// 414 x 896 points at 3x.
  public static let iPhoneXSMax = phone("iPhoneXSMax", 414, 896, 3, top: 44, bottom: 34)
  /// 375 x 812 points at 3x.
  public static let iPhoneX = phone("iPhoneX", 375, 812, 3, top: 44, bottom: 34)
  /// 375 x 812 points at 3x.
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, 3, top: 50, bottom: 34)
  /// 390 x 844 points at 3x.
  public static let iPhone13 = phone("iPhone13", 390, 844, 3, top: 47, bottom: 34)
  /// 390 x 844 points at 3x.
  public static let iPhone13Pro = phone("iPhone13Pro", 390, 844, 3, top: 47, bottom: 34)
  /// 428 x 926 points at 3x.
  public static let iPhone13ProMax = phone("iPhone13ProMax", 428, 926, 3, top: 47, bottom: 34)
  /// 834 x 1112 points at 2x.
  public static let iPadPro10_5 = ViewDevice(
    name: "iPadPro10_5", size: CGSize(width: 834, height: 1112), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .pad)
  /// 834 x 1194 points at 2x.
  public static let iPadPro11 = ViewDevice(
    name: "iPadPro11", size: CGSize(width: 834, height: 1194), scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// 1024 x 1366 points at 2x.
  public static let iPadPro12_9 = ViewDevice(
    name: "iPadPro12_9", size: CGSize(width: 1024, height: 1366), scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

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
