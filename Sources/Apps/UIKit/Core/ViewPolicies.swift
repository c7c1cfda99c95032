public import Foundation

/// What a view declares about nibs, touches and motion.
///
/// On a device the system asks for these; layout and pictures don't.
@preconcurrency @MainActor open class ViewPolicies: UIResponder, OutletTaking {
  func setOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "gestureRecognizers", let gestures = value as? [UIGestureRecognizer],
      let view = self as? UIView
    else { return false }
    for gesture in gestures where gesture.view !== view { view.addGestureRecognizer(gesture) }
    return true
  }
  /// The traits that the view sets for itself and everything below it.
  var ownTraits = Traits()
  /// Reads the nib element that describes the view; a class reads its own additions after its
  /// superclass.
  func decode(_ nib: NibCoder) { nib.loader.read(nib, into: self) }
  /// Called before Interface Builder draws the view.
  open func prepareForInterfaceBuilder() {}
  /// Whether the view covers everything behind it; a hint.
  open var isOpaque = true
  /// Whether the view receives several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps other views from receiving touches.
  open var isExclusiveTouch = false
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []
  /// The motion effects of the view; they change nothing.
  open var motionEffects: [UIMotionEffect] = []
  /// Whether the context is cleared before drawing; it always is.
  open var clearsContextBeforeDrawing = true
  /// The number of device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { kept() ?? (self as? UIView)?.traitCollection.displayScale ?? 1 }
    set { keep(newValue) }
  }
  /// Whether the view can become focused.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused.
  open var isFocused: Bool { false }
  /// The environments that should receive the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Called before the view's layer lays out its sublayers; lays out the view's subviews.
  open func layoutSublayers(of layer: CALayer) { (self as? UIView)?.layoutIfNeeded() }
  /// Called to draw the view's layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called to provide the content of the view's layer.
  open func display(_ layer: CALayer) {}
  /// Returns the action for a change of the view's layer; nothing is animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Saves the view's state for the next launch.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the view's state from the last launch.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: drawing is never deferred, and the next picture shows the state of that
  /// moment.
  open func setNeedsDisplay() {}
  /// Does nothing, like `setNeedsDisplay()`.
  open func setNeedsDisplay(_ rect: CGRect) {}
}
