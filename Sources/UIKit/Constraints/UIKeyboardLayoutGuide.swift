import AutoLayout
public import Foundation

/// A guide with constraints that hold while it is near some edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var far: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near: the bottom one, where a keyboard stands.
  var edges: NSDirectionalRectEdge { .bottom }

  /// Sets constraints that hold while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&near, edge, trackingConstraints, isActive: !edges.isDisjoint(with: edge))
  }
  /// Sets constraints that hold while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&far, edge, trackingConstraints, isActive: edges.isDisjoint(with: edge))
  }
  private func replace(
    _ kept: inout [UInt: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge,
    _ constraints: [NSLayoutConstraint], isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(kept[edge.rawValue] ?? [])
    kept[edge.rawValue] = constraints
    if isActive { NSLayoutConstraint.activate(constraints) }
  }
  /// The constraints of an edge near which the guide is.
  open func constraintsActive(
    nearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }
  /// The constraints of an edge away from which the guide is.
  open func constraintsActive(
    awayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { far[edge.rawValue] ?? [] }
  /// Lets all constraints go.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(far.values)).flatMap { $0 })
    (near, far) = ([:], [:])
  }
}

/// The room that a keyboard would take: at the bottom, as high as the safe area's lower band.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats: none does.
  open var followsUndockedKeyboard = false
  /// Whether the guide keeps the safe area's lower band while there is no keyboard.
  ///
  /// False leaves it without a height at the owning view's bottom edge.
  open var usesBottomSafeArea: Bool {
    get { core.usesBottomSafeArea }
    set { core.usesBottomSafeArea = newValue }
  }
  /// How far up a drag takes the keyboard away; kept.
  open var keyboardDismissPadding: CGFloat = 0
}
