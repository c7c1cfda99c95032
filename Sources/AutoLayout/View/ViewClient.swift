package import Geometry

/// What stands for a view in another library, such as a `UIView`, and may know better than the rules.
package protocol ViewClient: AnyObject {
  /// The distances of the safe area from the bounds, in points.
  ///
  /// - Parameter ruled: what the rules say.
  func safeAreaInsets(ruled: EdgeInsets) -> EdgeInsets

  /// The distances of the margins guide from the bounds, in points.
  ///
  /// - Parameter ruled: what the rules say.
  func layoutMargins(ruled: EdgeInsets) -> EdgeInsets
}
