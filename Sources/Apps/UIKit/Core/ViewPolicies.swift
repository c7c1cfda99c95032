public import Foundation

/// What a view declares about nibs, touches and motion.
///
/// On a device the system asks for these; layout and pictures don't.
@preconcurrency @MainActor open class ViewPolicies: _ViewNames, OutletTaking {
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
  /// The number of device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { kept() ?? (self as? UIView)?.traitCollection.displayScale ?? 1 }
    set { keep(newValue) }
  }
  /// Called before the view's layer lays out its sublayers; lays out the view's subviews.
  open func layoutSublayers(of layer: CALayer) { (self as? UIView)?.layoutIfNeeded() }
}
