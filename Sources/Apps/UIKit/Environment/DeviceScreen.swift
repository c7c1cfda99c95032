import AutoLayout
package import Controls
package import Foundation
import Geometry

/// A screen: its size, its scale and its unsafe areas.
package struct DeviceScreen: Hashable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The number of device pixels per point.
  package var scale: CGFloat
  /// The insets of the unsafe areas at the edges.
  package var safeArea: UIEdgeInsets
  /// The kind of device.
  package var idiom: UIUserInterfaceIdiom
  /// The heights of bars on the screen.
  package var bars: BarMetrics
  /// The generation of the system whose controls and bars are drawn.
  package var look: Look

  /// Makes a screen, by default with the bars of its size.
  package init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, idiom: UIUserInterfaceIdiom = .phone,
    bars: BarMetrics? = nil, look: Look = .ios18
  ) {
    (self.size, self.scale, self.safeArea, self.idiom) = (size, scale, safeArea, idiom)
    (self.bars, self.look) = (
      bars ?? BarMetrics(canvas: Size(size), isPad: idiom == .pad), look
    )
  }

  /// A phone of 390 x 844 points.
  package static let standard = DeviceScreen(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The traits of views on the screen.
  package var traits: UITraitCollection {
    let horizontal = UserInterfaceSizeClass.horizontal(width: size.width, height: size.height)
    return UITraitCollection(
      Traits(
        idiom: idiom, style: .light, direction: .leftToRight, scale: scale,
        horizontal: horizontal == .regular ? .regular : .compact,
        vertical: UserInterfaceSizeClass.vertical(height: size.height) == .regular
          ? .regular : .compact, category: .large, contrast: .normal,
        level: .base, gamut: .P3, legibility: .regular))
  }
}
