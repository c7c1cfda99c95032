/// The direction of an interface as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What the surroundings tell a view, as far as layout asks.
public struct UITraitCollection: Hashable, Sendable {
  /// The direction of views that do not force their own.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Device pixels in a point.
  public let displayScale: CGFloat
}

extension UIView {
  /// What the environment of the tree says.
  public var traitCollection: UITraitCollection {
    let environment = effectiveEnvironment
    return UITraitCollection(
      layoutDirection: environment.userInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      displayScale: environment.pixelGrid.scale)
  }

  /// The direction of what a view with an attribute shows, in an interface that reads from the left.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of what a view with an attribute shows, in an interface of a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }
}

extension UIViewController {
  /// What the environment of the view's tree says.
  public var traitCollection: UITraitCollection { view.traitCollection }
}
