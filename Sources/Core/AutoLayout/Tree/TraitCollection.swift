import Geometry

/// The traits of a view's surroundings that matter to layout (`UITraitCollection`).
public struct TraitCollection: Hashable, Sendable {
  /// The direction of views that do not force their own.
  public let layoutDirection: TraitLayoutDirection
  /// The number of device pixels per point.
  public let displayScale: Double
  /// The size class of the window's width; unspecified outside windows.
  public let horizontalSizeClass: UserInterfaceSizeClass
  /// The size class of the window's height; unspecified outside windows.
  public let verticalSizeClass: UserInterfaceSizeClass

  /// Makes the traits of a tree in its environment or, to find out what changed, in another.
  init(root: View, environment: LayoutEnvironment? = nil) {
    let environment = environment ?? root.layoutEnvironment
    layoutDirection =
      environment.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = environment.pixelGrid.scale
    let size = (root as? Window)?.layoutFrame.size
    horizontalSizeClass =
      size.map { .horizontal(width: $0.width, height: $0.height) } ?? .unspecified
    verticalSizeClass = size.map { .vertical(height: $0.height) } ?? .unspecified
  }
}

/// The direction of an interface as a trait; raw values are UIKit's.
public enum TraitLayoutDirection: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// UIKit's coarse classification of an extent; raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2

  /// Returns the size class for the width of a screen or window, in points, as on devices: iPads
  /// are regular, even in windows of half a large screen; of iPhones only the large ones in
  /// landscape.
  package static func horizontal(width: Double, height: Double) -> UserInterfaceSizeClass {
    width >= 678 && min(width, height) >= 414 ? .regular : .compact
  }

  /// Returns the size class for the height of a screen or window, in points: only iPhones in
  /// landscape are compact.
  package static func vertical(height: Double) -> UserInterfaceSizeClass {
    height < 480 ? .compact : .regular
  }
}
