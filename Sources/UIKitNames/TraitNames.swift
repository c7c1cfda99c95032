public import AutoLayout
public import Geometry

/// What the surroundings tell a view.
public typealias UITraitCollection = AutoLayout.TraitCollection
/// The direction of an interface as a trait.
public typealias UITraitEnvironmentLayoutDirection = AutoLayout.TraitLayoutDirection
/// The coarse measure of an extent.
public typealias UIUserInterfaceSizeClass = AutoLayout.UserInterfaceSizeClass

extension UIView {
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
