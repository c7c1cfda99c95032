public import Geometry

/// What the surroundings tell a tree of views; set on its root, valid for every view below.
///
/// Nothing here is read from the machine: language, direction and device come from the caller.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The direction of views whose semantic content attribute is `unspecified`.
  public var userInterfaceLayoutDirection: LayoutDirection
  /// The unsafe bands of the canvas (notch, status bar, home indicator) around the root's bounds.
  public var safeAreaInsets: EdgeInsets
  /// Least margins of the root (UIKit's `systemMinimumLayoutMargins` of a view controller).
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets
  /// The greatest width of the readable content guide, in points; 672 at the default text size.
  public var readableContentWidth: Double
  /// The height of the keyboard at the bottom of the canvas, in points; 0 without one.
  public var keyboardHeight: Double
  /// The pixels that fitting sizes and intrinsic text sizes are rounded up to.
  public var pixelGrid: PixelGrid

  /// Makes an environment; the defaults are a left-to-right canvas without unsafe bands at 2x.
  public init(
    userInterfaceLayoutDirection: LayoutDirection = .leftToRight,
    safeAreaInsets: EdgeInsets = .zero,
    systemMinimumLayoutMargins: DirectionalEdgeInsets = .zero,
    readableContentWidth: Double = 672,
    keyboardHeight: Double = 0,
    pixelGrid: PixelGrid = PixelGrid(scale: 2)
  ) {
    self.userInterfaceLayoutDirection = userInterfaceLayoutDirection
    self.safeAreaInsets = safeAreaInsets
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.readableContentWidth = readableContentWidth
    self.keyboardHeight = keyboardHeight
    self.pixelGrid = pixelGrid
  }
}

/// What a view shows, which decides whether it mirrors in a right-to-left interface.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the environment.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Controls that mean a direction in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// The direction of a view that shows this in an interface of the given direction.
  package func direction(in environment: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
