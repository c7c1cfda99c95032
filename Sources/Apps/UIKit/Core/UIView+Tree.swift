import AutoLayout
public import Foundation
import Geometry

extension UIView {
  /// Marks something in the view, for the next turn of the run loop.
  func mark(_ request: (any ViewNode) -> Void) {
    request(node)
    NextTurn.layOut()
  }
  /// Hides the view, or shows it.
  func hide(_ isHidden: Bool) {
    node.isHidden = isHidden
    NSKeyValueObservation.tellOfChanges(of: self)
  }
  /// Changes a property, which an animator may have to put back.
  func changing<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ change: () -> Void) {
    ChangeRecord.note(self, path)
    change()
    NSKeyValueObservation.tellOfChanges(of: self)
  }

  /// Draws the view and everything below it into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    KitPicture.image(of: self)?.draw(in: rect)
    return true
  }

  /// Finds the view at a point: the frontmost one that takes touches.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !node.isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Takes a gesture recognizer from its view.
  func take(_ recognizer: UIGestureRecognizer) {
    let others = (gestureRecognizers ?? []).filter { $0 !== recognizer }
    gestureRecognizers = others + [recognizer]
  }
  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Attaches the recognizers that were added, and lets go of those that were removed.
  func exchangeRecognizers(_ old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where recognizer.view === self && !new.contains(recognizer) {
      recognizer.attach(to: nil)
    }
    for recognizer in new where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.attach(to: self)
    }
  }
  /// Makes the view, or a descendant, resign first responder, by force whether or not it wants to.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder {
      FirstResponder.isForced = force
      defer { FirstResponder.isForced = false }
      return resignFirstResponder()
    }
    return subviews.contains { $0.endEditing(force) }
  }
}
