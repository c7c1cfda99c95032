public import Foundation

// Windows may stand anywhere on the screen; views in different windows have no place in common but
// that. Other views without a superview stand beside one another in the same way.

extension UIView {
  /// Returns how far the outermost view around this one stands from that around another view; nothing
  /// for views of the same tree. Complexity: O(depth).
  func distance(to other: UIView?) -> CGVector {
    guard let other else { return .zero }
    let (own, far) = (outermost, other.outermost)
    guard own !== far else { return .zero }
    return CGVector(
      dx: own.frame.minX - own.bounds.minX - far.frame.minX + far.bounds.minX,
      dy: own.frame.minY - own.bounds.minY - far.frame.minY + far.bounds.minY)
  }

  /// Returns a rectangle of the view in the coordinates of the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    let inWindow = convert(rect, to: nil)
    return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  private var outermost: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}

extension CGVector {
  static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}

extension CGPoint {
  func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}

extension CGRect {
  func moved(by vector: CGVector) -> CGRect { offsetBy(dx: vector.dx, dy: vector.dy) }
}

extension UIWindow {
  /// Converts a point to another window, or to the screen without one.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(
      x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
    guard let window else { return onScreen }
    return CGPoint(
      x: onScreen.x - window.frame.minX + window.bounds.minX,
      y: onScreen.y - window.frame.minY + window.bounds.minY)
  }
  /// Converts a point from another window, or from the screen without one.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else {
      return CGPoint(
        x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }
    return window.convert(point, to: self as UIWindow?)
  }
  /// Converts a rectangle to another window, or to the screen without one.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }
  /// Converts a rectangle from another window, or from the screen without one.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  // Swift would take a window that is known to exist for a coordinate space.

  /// Converts a point to another window.
  public func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint {
    convert(point, to: window as UIWindow?)
  }
  /// Converts a point from another window.
  public func convert(_ point: CGPoint, from window: UIWindow) -> CGPoint {
    convert(point, from: window as UIWindow?)
  }
  /// Converts a rectangle to another window.
  public func convert(_ rect: CGRect, to window: UIWindow) -> CGRect {
    convert(rect, to: window as UIWindow?)
  }
  /// Converts a rectangle from another window.
  public func convert(_ rect: CGRect, from window: UIWindow) -> CGRect {
    convert(rect, from: window as UIWindow?)
  }
}
