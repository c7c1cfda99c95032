import Geometry

/// What the surroundings tell a view, as far as layout asks (`UITraitCollection`).
public struct TraitCollection: Hashable, Sendable {
  /// The direction of views that do not force their own.
  public let layoutDirection: TraitLayoutDirection
  /// Device pixels in a point.
  public let displayScale: Double
  /// The coarse measure of the window's width; unspecified outside windows.
  public let horizontalSizeClass: UserInterfaceSizeClass
  /// The coarse measure of the window's height; unspecified outside windows.
  public let verticalSizeClass: UserInterfaceSizeClass

  /// The traits of a tree, in its environment or, to tell what changed, in another.
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
  /// Not known.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// UIKit's coarse measure of an extent; raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2

  /// The class of a screen's or window's width, in points, as on devices: iPads are regular, also
  /// in windows of half a large screen; of iPhones only the large ones held sideways.
  package static func horizontal(width: Double, height: Double) -> UserInterfaceSizeClass {
    width >= 678 && min(width, height) >= 414 ? .regular : .compact
  }

  /// The class of a screen's or window's height, in points: only iPhones held sideways are compact.
  package static func vertical(height: Double) -> UserInterfaceSizeClass {
    height < 480 ? .compact : .regular
  }
}
