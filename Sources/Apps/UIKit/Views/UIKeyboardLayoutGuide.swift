import AutoLayout
public import Foundation

/// A layout guide that activates constraints while it is near or away from certain edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var far: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges near the guide: the bottom one, where a keyboard is.
  var edges: NSDirectionalRectEdge { .bottom }

  /// Sets constraints to activate while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&near, edge, trackingConstraints, isActive: !edges.isDisjoint(with: edge))
  }
  /// Sets constraints to activate while the guide is away from an edge.
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
  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(
    nearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }
  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraintsActive(
    awayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { far[edge.rawValue] ?? [] }
  /// Removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(far.values)).flatMap { $0 })
    (near, far) = ([:], [:])
  }
}

/// The area that a keyboard would cover: at the bottom, as high as the safe area's bottom inset.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard; there is none.
  open var followsUndockedKeyboard = false
  /// Whether the guide is as high as the safe area's bottom inset while there is no keyboard.
  ///
  /// If false, the guide has zero height at the owning view's bottom edge.
  open var usesBottomSafeArea: Bool {
    get { core.usesBottomSafeArea }
    set { core.usesBottomSafeArea = newValue }
  }
  /// The padding above the keyboard at which a drag dismisses it; only stored.
  open var keyboardDismissPadding: CGFloat = 0
}

extension GuideBook {
  /// Returns the object of the keyboard's guide, the same at every call.
  mutating func keyboard(_ core: LayoutGuide) -> UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in provided { return known }
    provided.removeAll { $0.core === core }
    let made = UIKeyboardLayoutGuide(core)
    provided.append(made)
    return made
  }
}
