import AutoLayout
import Foundation
import Geometry

extension UIView {
  // MARK: Margins

  /// Changes the margins, and tells of them at once if others hold now.
  func changeMargins(_ change: (View) -> Void) {
    let before = layoutMargins
    change(node)
    if layoutMargins != before { node.link.layoutMarginsDidChange() }
  }

  // MARK: Constraints

  /// Installs a constraint on the view; its items must be in the view's tree by the next layout.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard let core = constraint.core else { return }
    node.addConstraint(core)
    if !core.isActive { guides.keep(constraint) }
  }

  /// Installs constraints on the view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let core = constraint.core else { return }
    guides.drop(constraint)
    node.removeConstraint(core)
  }

  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that lay the view out along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: Axis(axis)).map(NSLayoutConstraint.of)
  }

  // MARK: Autoresizing

  /// The parts that resize when the superview's size changes.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: node.autoresizingMask.rawValue) }
    set { node.autoresizingMask = View.AutoresizingMask(rawValue: newValue.rawValue) }
  }

  // MARK: Margins and guides

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.guides.own.removeAll { $0 === layoutGuide }
    node.addLayoutGuide(layoutGuide.core)
    guides.own.append(layoutGuide)
  }
  /// Removes a layout guide, with the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    node.removeLayoutGuide(layoutGuide.core)
    guides.own.removeAll { $0 === layoutGuide }
  }

  // MARK: Direction

  /// Returns the direction for a semantic content attribute in the process's interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRight = KitEnvironment.current.traits.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isRight ? .rightToLeft : .leftToRight)
  }
  /// Returns the direction for a semantic content attribute in an interface of a given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}

extension UIView: LayoutItemConvertible {
  var layoutItem: any LayoutItem {
    node.joinLayout()
    return node
  }
}

extension GuideBook {
  /// Keeps a constraint that waits for the hierarchy.
  mutating func keep(_ constraint: NSLayoutConstraint) { waiting.append(constraint) }
  /// Releases a waiting constraint.
  mutating func drop(_ constraint: NSLayoutConstraint) { waiting.removeAll { $0 === constraint } }
}

extension UIView {
  /// Changes the size; the corner stays, or the centre of a view with a transform.
  func resize(to size: CGSize) {
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
}
