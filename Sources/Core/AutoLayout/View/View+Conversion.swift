public import Geometry

extension View {
  /// Converts a point from this view's coordinates to those of another in the same tree, through
  /// the transforms in between; nil means the root's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? inRoot
  }

  /// Converts a point from another view's coordinates to those of this one.
  public func convert(_ point: Point, from view: View?) -> Point {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of another in the same tree.
  ///
  /// Under transforms the result is the smallest rectangle around the transformed one.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard isTransformed || view?.isTransformed == true else {
      return Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return Rect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// Converts a rectangle from another view's coordinates to those of this one.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? root).convert(rect, to: self)
  }

  /// The position of this view's coordinate origin in the root's coordinates, as layout sees it:
  /// without transforms.
  package var originInRoot: Point {
    var origin = Point.zero
    var current = self
    while let next = current.superview {
      origin.x += current.untransformedFrame.minX - current.boundsOrigin.x
      origin.y += current.untransformedFrame.minY - current.boundsOrigin.y
      current = next
    }
    return origin
  }

  /// Whether the view or one of its ancestors, except the root, is transformed.
  private var isTransformed: Bool {
    superview != nil && (transform != .identity || superview?.isTransformed == true)
  }

  private func pointInRoot(_ point: Point) -> Point {
    guard let superview else { return point }
    return superview.pointInRoot(
      transform == .identity
        ? point.moved(by: untransformedFrame.origin).moved(by: boundsOrigin, times: -1)
        : transform.apply(point.moved(by: boundsCenter, times: -1)).moved(by: center))
  }

  private func pointFromRoot(_ point: Point) -> Point {
    guard let superview else { return point }
    let outside = superview.pointFromRoot(point)
    return transform == .identity
      ? outside.moved(by: untransformedFrame.origin, times: -1).moved(by: boundsOrigin)
      : transform.inverted().apply(outside.moved(by: center, times: -1)).moved(by: boundsCenter)
  }

  /// The position of the anchor point, in the view's own coordinates.
  private var boundsCenter: Point {
    Rect(origin: boundsOrigin, size: untransformedFrame.size).point(at: anchorPoint)
  }
}

extension Point {
  fileprivate func moved(by offset: Point, times factor: Double = 1) -> Point {
    Point(x: x + factor * offset.x, y: y + factor * offset.y)
  }
}
