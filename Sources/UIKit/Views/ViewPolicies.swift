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
  /// Painting is never put off: the next picture has what is there then.
  open func setNeedsDisplay() {}
  /// As `setNeedsDisplay()`.
  open func setNeedsDisplay(_ rect: CGRect) {}
}
