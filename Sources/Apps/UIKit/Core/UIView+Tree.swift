import AutoLayout
public import Foundation
import Geometry

extension UIView {
  /// Marks something in the view, for the next turn of the run loop.
  func mark(_ request: (any ViewNode) -> Void) {
    request(node)
    NextTurn.layOut()
  }
  /// Changes a property, which an animator may have to put back.
  func changing<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ change: () -> Void) {
    ChangeRecord.note(self, path)
    change()
  }

  /// Returns whether the view is another view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool { node.isDescendant(of: view.node) }
  /// Returns the view itself or the first descendant with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? { node.viewWithTag(tag)?.owner }
  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { node.bringSubviewToFront(view.node) }
  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { node.sendSubviewToBack(view.node) }
  /// Exchanges two subviews by index, counted from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    node.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  /// Converts a point of the view to another's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }
  /// Converts a point of another view to this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }
  /// Converts a rectangle of the view to another's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: view?.node))
  }
  /// Converts a rectangle of another view to this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }
  /// Converts a point of the view to another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point of another space to the view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle of the view to another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle of another space to the view's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  /// Draws the view and everything below it into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    KitPicture.image(of: self)?.draw(in: rect)
    return true
  }

  /// Finds the view at a point: the frontmost one that takes touches.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Takes a gesture recognizer from its view.
  func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.attach(to: self)
  }
  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Adds a motion effect, which changes nothing here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// Makes the view, or a descendant, resign first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }
}
