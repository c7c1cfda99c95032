public import Geometry

/// Properties of the surroundings of a view tree; set on its root, and effective for every view
/// in it.
///
/// Nothing in it is read from the machine: language, direction and device come from the caller.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The direction of views whose semantic content attribute is `unspecified`.
  public var userInterfaceLayoutDirection: LayoutDirection
  /// The unsafe bands of the canvas (notch, status bar, home indicator) around the root's bounds.
  public var safeAreaInsets: EdgeInsets
  /// The least margins of the root (UIKit's `systemMinimumLayoutMargins` of a view controller).
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets
  /// The greatest width of the readable content guide, in points; 672 at the default text size.
  public var readableContentWidth: Double
  /// The height of the keyboard at the bottom of the canvas, in points; 0 if there is none.
  public var keyboardHeight: Double
  /// The pixel grid to which fitting sizes and intrinsic text sizes are rounded up.
  public var pixelGrid: PixelGrid
  /// Which contradictions are reported.
  package var conflicts = ConflictChoice.smallest

  /// Makes an environment; by default a left-to-right canvas without unsafe bands at 2x.
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

/// Which contradictions a layout reports where there are several for the same mistake.
package enum ConflictChoice: String, CaseIterable, Hashable, Sendable {
  /// The smallest: that no size is negative is taken for granted.
  case smallest
  /// What constraints contradict by themselves, and only then that no size is negative, those of inner
  /// views before those of outer ones: as consoles list them.
  case stated
}

/// The meaning of a view's content, which decides whether it is mirrored in a right-to-left
/// interface.
public enum SemanticContentAttribute: Int, CaseIterable, Hashable, Sendable {
  /// Follows the environment.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Controls that indicate a direction in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// Returns the direction of a view with this content in an interface of the given direction.
  package func direction(in environment: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
