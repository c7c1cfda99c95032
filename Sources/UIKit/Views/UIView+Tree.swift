import AutoLayout
public import Foundation
import Geometry

extension UIView {
  /// Whether the view is another or lies below it.
  public func isDescendant(of view: UIView) -> Bool { node.isDescendant(of: view.node) }
  /// The view itself or the first below it with a number.
  public func viewWithTag(_ tag: Int) -> UIView? { node.viewWithTag(tag)?.owner }
  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { node.bringSubviewToFront(view.node) }
  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { node.sendSubviewToBack(view.node) }
  /// Exchanges the places of two subviews, counted from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    node.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  /// A point of the view in another's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }
  /// A point of another view in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }
  /// A rectangle of the view in another's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: view?.node))
  }
  /// A rectangle of another view in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }
  /// A point of the view in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// A point of another space in the view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// A rectangle of the view in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// A rectangle of another space in the view's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  /// A picture of the view as a view of its own.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: KitPicture.image(of: self))
    view.frame = bounds
    return view
  }
  /// A picture of a part of the view as a view of its own, of which the insets keep their size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = UIGraphicsImageRenderer(size: rect.size).image { _ in
      KitPicture.image(of: self)?.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    let view = UIImageView(image: picture.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
  /// Paints the view and what is below it into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    KitPicture.image(of: self)?.draw(in: rect)
    return true
  }

  /// Listens no longer to a gesture.
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
  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Adds an effect of motion; without effect here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect of motion away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// Makes the view, or one below it, no longer the first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }
}

/// Something with coordinates that points convert between.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The extent in its own coordinates.
  var bounds: CGRect { get }
}

/// Something that follows forces of a dynamic animator; there is none here.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The extent in its own coordinates.
  var bounds: CGRect { get }
  /// The map about the centre.
  var transform: CGAffineTransform { get set }
}
