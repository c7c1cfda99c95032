public import UIKit
package import UIKitGoldens

/// A screen of swift-snapshot-testing, with the sizes, safe areas, size classes and text sizes that it has
/// there, so that pictures of it are as large as those that a team recorded on its Macs.
///
/// Pictures have 3 pixels per point, as on the simulators that such pictures are recorded on, unless the
/// traits state a display scale. Phones have the text size `medium`. Bars in landscape are as high as upright
/// ones, as in the pictures that iOS 13 drew of the same screens: such tests run on an upright simulator.
public struct ViewImageConfig {
  /// The insets of the unsafe areas at the edges, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for an iPhone 13's.
  public var size: CGSize?
  /// The traits in addition to those of the test.
  public var traits: UITraitCollection

  /// Makes a screen; the size is an iPhone 13's by default.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  var device: ViewDevice {
    var device = ViewDevice(
      name: "custom", size: size ?? ViewDevice.iPhone13.size,
      scale: traits.displayScale > 0 ? traits.displayScale : 3, safeArea: safeArea,
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
    device.hasUprightBars = true
    return device
  }

  package func variant(size: CGSize?, traits: UITraitCollection) -> ViewVariant {
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

  /// The orientation of an iPad, and the part of its screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The part of a screen in portrait.
    public enum PortraitSplits: Sendable {
      /// The smaller part.
      case oneThird
      /// The larger part.
      case twoThirds
      /// The whole screen.
      case full
    }
    /// The part of a screen in landscape.
    public enum LandscapeSplits: Sendable {
      /// The smaller part of two.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The larger part of two.
      case twoThirds
      /// The whole screen.
      case full
    }
    /// Landscape.
    case landscape(splitView: LandscapeSplits)
    /// Portrait.
    case portrait(splitView: PortraitSplits)
  }

  /// A phone: its size and insets in portrait, and its insets at the sides and the bottom in landscape, where
  /// large ones have a regular width.
  private struct Phone {
    var width, height, top, bottom, side, landscapeBottom: CGFloat
    var isLarge = false

    func held(_ orientation: Orientation) -> ViewImageConfig {
      let isTurned = orientation == .landscape
      let insets =
        isTurned
        ? UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side)
        : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      return ViewImageConfig(
        safeArea: insets,
        size: CGSize(width: isTurned ? height : width, height: isTurned ? width : height),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(layoutDirection: .leftToRight),
          UITraitCollection(preferredContentSizeCategory: .medium),
          UITraitCollection(userInterfaceIdiom: .phone),
          UITraitCollection(horizontalSizeClass: isTurned && isLarge ? .regular : .compact),
          UITraitCollection(verticalSizeClass: isTurned ? .compact : .regular),
        ]))
    }
  }

  /// An iPad: its size in landscape, its insets, and the widths of its parts.
  private struct Tablet {
    var width, height: CGFloat
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    var third, half, twoThirds, portraitThird, portraitTwoThirds: CGFloat
    /// Whether half of the screen has a regular width.
    var isRegularInHalf = false

    func held(_ orientation: Orientation) -> ViewImageConfig {
      held(
        orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    func held(_ orientation: TabletOrientation) -> ViewImageConfig {
      switch orientation {
      case .landscape(.oneThird): part(third, height, isRegular: false)
      case .landscape(.oneHalf): part(half, height, isRegular: isRegularInHalf)
      case .landscape(.twoThirds): part(twoThirds, height, isRegular: true)
      case .landscape(.full): part(width, height, isRegular: true)
      case .portrait(.oneThird): part(portraitThird, width, isRegular: false)
      case .portrait(.twoThirds): part(portraitTwoThirds, width, isRegular: false)
      case .portrait(.full): part(height, width, isRegular: true)
      }
    }

    private func part(_ width: CGFloat, _ height: CGFloat, isRegular: Bool) -> ViewImageConfig {
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: isRegular ? .regular : .compact),
          UITraitCollection(verticalSizeClass: .regular),
          UITraitCollection(userInterfaceIdiom: .pad),
        ]))
    }
  }
}

extension ViewImageConfig {
  /// An iPhone SE: 320 x 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 320, height: 568, top: 20, bottom: 0, side: 0, landscapeBottom: 0
    ).held(orientation)
  }
  /// An iPhone 8: 375 x 667 points.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 375, height: 667, top: 20, bottom: 0, side: 0, landscapeBottom: 0
    ).held(orientation)
  }
  /// An iPhone 8 Plus: 414 x 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 414, height: 736, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isLarge: true
    ).held(orientation)
  }
  /// An iPhone X: 375 x 812 points.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 375, height: 812, top: 44, bottom: 34, side: 44, landscapeBottom: 24
    ).held(orientation)
  }
  /// An iPhone XR: 414 x 896 points.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 414, height: 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isLarge: true
    ).held(orientation)
  }
  /// An iPhone XS Max: 414 x 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhoneXr(orientation)
  }
  /// An iPhone 12: 390 x 844 points.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 390, height: 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21
    ).held(orientation)
  }
  /// An iPhone 12 Pro: 390 x 844 points.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  /// An iPhone 12 Pro Max: 428 x 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 428, height: 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isLarge: true
    ).held(orientation)
  }
  /// An iPhone 13 mini: 375 x 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone(
      width: 375, height: 812, top: 50, bottom: 34, side: 50, landscapeBottom: 21
    ).held(orientation)
  }
  /// An iPhone 13: 390 x 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  /// An iPhone 13 Pro: 390 x 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  /// An iPhone 13 Pro Max: 428 x 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12ProMax(orientation)
  }
  /// An iPad mini in landscape: 1024 x 768 points.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMiniTablet.held(orientation)
  }
  /// A part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMiniTablet.held(orientation)
  }
  private static let iPadMiniTablet = Tablet(
    width: 1024, height: 768, third: 320, half: 507, twoThirds: 694, portraitThird: 320,
    portraitTwoThirds: 438)
  /// An iPad 9.7 in landscape: 1024 x 768 points.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// An iPad 9.7 in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7Tablet.held(orientation)
  }
  /// A part of the screen of an iPad 9.7.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad9_7Tablet.held(orientation)
  }
  private static let iPad9_7Tablet = iPadMiniTablet
  /// An iPad 10.2 in landscape: 1080 x 810 points.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad 10.2 in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2Tablet.held(orientation)
  }
  /// A part of the screen of an iPad 10.2.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad10_2Tablet.held(orientation)
  }
  private static let iPad10_2Tablet = Tablet(
    width: 1080, height: 810, third: 320, half: 535, twoThirds: 750, portraitThird: 320,
    portraitTwoThirds: 480)
  /// An iPad Pro 10.5 in landscape: 1112 x 834 points.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro 10.5 in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5Tablet.held(orientation)
  }
  /// A part of the screen of an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro10_5Tablet.held(orientation)
  }
  private static let iPadPro10_5Tablet = Tablet(
    width: 1112, height: 834, third: 320, half: 551, twoThirds: 782, portraitThird: 320,
    portraitTwoThirds: 504)
  /// An iPad Pro 11 in landscape: 1194 x 834 points.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro 11 in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11Tablet.held(orientation)
  }
  /// A part of the screen of an iPad Pro 11.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro11Tablet.held(orientation)
  }
  private static let iPadPro11Tablet = Tablet(
    width: 1194, height: 834, top: 24, bottom: 20, third: 375, half: 592, twoThirds: 809,
    portraitThird: 320, portraitTwoThirds: 504)
  /// An iPad Pro 12.9 in landscape: 1366 x 1024 points.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// An iPad Pro 12.9 in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9Tablet.held(orientation)
  }
  /// A part of the screen of an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadPro12_9Tablet.held(orientation)
  }
  private static let iPadPro12_9Tablet = Tablet(
    width: 1366, height: 1024, third: 375, half: 678, twoThirds: 981, portraitThird: 375,
    portraitTwoThirds: 639, isRegularInHalf: true)
}
