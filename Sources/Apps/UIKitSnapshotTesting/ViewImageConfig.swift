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
  struct Phone {
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
  struct Tablet {
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
