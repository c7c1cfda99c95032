public import Foundation

/// What a view says about nibs, touches and motion.
///
/// On a device the system asks; a layout or a picture does not.
@preconcurrency @MainActor open class ViewPolicies: UIResponder {
  /// The traits that the view sets for itself and all below it.
  var ownTraits = Traits()
  /// Reads the element of a nib that describes the view; what a class reads beyond its superclass's, it
  /// reads after it.
  func decode(_ nib: NibCoder) {
    if let view = self as? UIView { nib.decodeView(view) }
  }
  /// Called before Interface Builder draws the view.
  open func prepareForInterfaceBuilder() {}
  /// Whether the view covers what lies behind it; a hint.
  open var isOpaque = true
  /// Whether the view takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps other views from getting touches.
  open var isExclusiveTouch = false
  /// A name for archives.
  open var restorationIdentifier: String?
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []
  /// The effects of motion; without effect.
  open var motionEffects: [UIMotionEffect] = []
  /// Whether a drawing begins on empty ground; it does.
  open var clearsContextBeforeDrawing = true
  /// Device pixels in a point.
  open var contentScaleFactor: CGFloat {
    get { kept() ?? (self as? UIView)?.traitCollection.displayScale ?? 1 }
    set { keep(newValue) }
  }
  /// Whether a key or a remote control can come here.
  open var canBecomeFocused: Bool { false }
  /// Whether a key or a remote control is here.
  open var isFocused: Bool { false }
  /// Where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may go.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has gone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Called before the view's layer lays its sublayers out: lays out the view's subviews.
  open func layoutSublayers(of layer: CALayer) { (self as? UIView)?.layoutIfNeeded() }
  /// Called to draw the view's layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called to fill the view's layer.
  open func display(_ layer: CALayer) {}
  /// What a change of the view's layer does; nothing is animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Keeps the view's state for the next launch.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the view's state from the last launch.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Painting is never put off: the next picture has what is there then.
  open func setNeedsDisplay() {}
  /// As `setNeedsDisplay()`.
  open func setNeedsDisplay(_ rect: CGRect) {}
}
