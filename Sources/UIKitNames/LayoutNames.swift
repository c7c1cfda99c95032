@_exported public import AutoLayout
@_exported public import Geometry

// UIKit's names for the layout types, so that layout code compiles with `import UIKitNames`
// instead of `import UIKit`. A file that also imports Foundation has to say which CGRect it
// means.

/// A view.
public typealias UIView = AutoLayout.View
/// A stack view.
public typealias UIStackView = AutoLayout.StackView
/// A scroll view.
public typealias UIScrollView = AutoLayout.ScrollView
/// A view controller.
public typealias UIViewController = AutoLayout.ViewController
/// A window.
public typealias UIWindow = AutoLayout.Window
/// A layout guide.
public typealias UILayoutGuide = AutoLayout.LayoutGuide
/// A constraint.
public typealias NSLayoutConstraint = AutoLayout.LayoutConstraint
/// The priority of a constraint.
public typealias UILayoutPriority = AutoLayout.LayoutPriority
/// An anchor of either axis or a dimension.
public typealias NSLayoutAnchor = AutoLayout.LayoutAnchor
/// An anchor of the horizontal axis.
public typealias NSLayoutXAxisAnchor = AutoLayout.LayoutXAxisAnchor
/// An anchor of the vertical axis.
public typealias NSLayoutYAxisAnchor = AutoLayout.LayoutYAxisAnchor
/// An anchor of a dimension.
public typealias NSLayoutDimension = AutoLayout.LayoutDimension
/// What a view shows, which decides whether it is mirrored.
public typealias UISemanticContentAttribute = AutoLayout.SemanticContentAttribute
/// The direction of an interface.
public typealias UIUserInterfaceLayoutDirection = Geometry.LayoutDirection

/// A length or coordinate, in points.
public typealias CGFloat = Double
/// A point.
public typealias CGPoint = Geometry.Point
/// A width and a height.
public typealias CGSize = Geometry.Size
/// A rectangle.
public typealias CGRect = Geometry.Rect
/// An affine transform.
public typealias CGAffineTransform = Geometry.AffineTransform
/// Insets of physical edges.
public typealias UIEdgeInsets = Geometry.EdgeInsets
/// Insets whose horizontal pair follows the layout direction.
public typealias NSDirectionalEdgeInsets = Geometry.DirectionalEdgeInsets

extension UILayoutPriority {
  /// Makes a priority from UIKit's Float.
  @_disfavoredOverload
  public init(rawValue: Float) { self.init(rawValue: Double(rawValue)) }

  /// Makes a priority from UIKit's Float.
  @_disfavoredOverload
  public init(_ rawValue: Float) { self.init(rawValue: Double(rawValue)) }
}

/// A stand-in for archives, so that the initialiser which UIKit requires of subclasses compiles.
///
/// There are no archives to decode, and no instance can be made.
public final class NSCoder {
  private init() {}
}

/// A stand-in for a place to load nibs from; there are none.
public typealias Bundle = AutoLayout.ResourceBundle
