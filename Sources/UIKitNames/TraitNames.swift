public import AutoLayout
public import Geometry

/// The traits of a view's environment.
public typealias UITraitCollection = AutoLayout.TraitCollection
/// The layout direction as a trait.
public typealias UITraitEnvironmentLayoutDirection = AutoLayout.TraitLayoutDirection
/// A size class.
public typealias UIUserInterfaceSizeClass = AutoLayout.UserInterfaceSizeClass

extension UIView {
  /// Returns the direction for a semantic content attribute in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the direction for a semantic content attribute in an interface of a given direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }
}
