import AutoLayout
public import Foundation
import Geometry

/// What a view declares about nibs, priorities, touches and motion, and apps override.
@preconcurrency @MainActor open class ViewPolicies: _ViewNames, OutletTaking {
  func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "gestureRecognizers", let gestures = value as? [UIGestureRecognizer],
      let view = self as? UIView
    else { return false }
    for gesture in gestures where gesture.view !== view { view.addGestureRecognizer(gesture) }
    return true
  }
  override var frameByClass: CGRect {
    (self as? UIView).map { $0.onScreen($0.bounds) } ?? .zero
  }
  /// The traits that the view sets for itself and everything below it.
  var ownTraits = Traits()
  /// Reads the nib element that describes the view; a class reads its own additions after its
  /// superclass.
  func decode(_ nib: NibCoder) { nib.loader.read(nib, into: self) }
  /// The number of device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { kept() ?? (self as? UIView)?.traitCollection.displayScale ?? 1 }
    set { keep(newValue) }
  }
  private var held: [any UIInteraction] = []
  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { held }
    set {
      for known in held where !newValue.contains(where: { $0 === known }) {
        removeInteraction(known)
      }
      for added in newValue where !held.contains(where: { $0 === added }) { addInteraction(added) }
      held = newValue
    }
  }
  /// Adds an interaction, which leaves the view that it belonged to.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self as? UIView)
    held.append(interaction)
    interaction.didMove(to: self as? UIView)
  }
  /// Removes an interaction that belongs to the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = held.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    held.remove(at: index)
    interaction.didMove(to: nil)
  }
  /// Whether the tint is dimmed, as in the nearest view around this one that says so.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { ownAdjustmentMode ?? (self as? UIView)?.superview?.tintAdjustmentMode ?? .normal }
    set {
      ownAdjustmentMode = newValue == .automatic ? nil : newValue
      (self as? UIView)?.announceTint()
    }
  }
  private var ownAdjustmentMode: UIView.TintAdjustmentMode?
  /// Returns the action for a change of the view's layer: an animation in a block of animations, otherwise
  /// none, which is null.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard Animating.isEnabled, let duration = Animating.durations.last, duration > 0,
      CALayer.animatedKeys.contains(event)
    else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = duration
    animation.fromValue = layer.value(forKeyPath: event)
    return animation
  }
  /// Called before the view's layer lays out its sublayers; lays out the view's subviews.
  open func layoutSublayers(of layer: CALayer) { (self as? UIView)?.layoutIfNeeded() }

  /// The largest text size for the view and everything below it; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.most }
    set {
      ownTraits.most = newValue
      (self as? UIView)?.announceTraitsBelow()
    }
  }
  /// The smallest text size for the view and everything below it; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.least }
    set {
      ownTraits.least = newValue
      (self as? UIView)?.announceTraitsBelow()
    }
  }

  // MARK: Priorities

  private var laidOut: (any ViewNode)? { (self as? UIView)?.node }
  /// Returns the priority with which the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    laidOut.map { UILayoutPriority($0.contentHuggingPriority(for: Axis(axis))) } ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    laidOut?.setContentHuggingPriority(LayoutPriority(priority), for: Axis(axis))
  }
  /// Returns the priority with which the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    laidOut.map { UILayoutPriority($0.contentCompressionResistancePriority(for: Axis(axis))) }
      ?? .defaultHigh
  }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    laidOut?.setContentCompressionResistancePriority(LayoutPriority(priority), for: Axis(axis))
  }
}
