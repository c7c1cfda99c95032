public import Geometry

extension View {
  /// The rectangle in the view's own coordinates; its origin scrolls the subviews.
  public var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      if newValue.size != untransformedFrame.size {
        let center = untransformedFrame.center
        setUntransformedFrame(Rect(center: center, size: newValue.size))
      }
      guard newValue.origin != boundsOrigin else { return }
      boundsOrigin = newValue.origin
      existingEngine?.constantsDidChange(for: self)
      setNeedsLayout()
    }
  }

  /// The middle of the untransformed frame, in the superview's coordinates.
  public var center: Point {
    get { untransformedFrame.center }
    set { setUntransformedFrame(Rect(center: newValue, size: untransformedFrame.size)) }
  }

  /// The frame without its transform, in the superview's coordinates: what layout works on.
  package var layoutFrame: Rect { untransformedFrame }

  /// The alignment rect of the untransformed frame, in the superview's coordinates.
  package var alignmentRect: Rect { alignmentRect(forFrame: untransformedFrame) }

  /// The frame with its edges on whole pixels of the tree's canvas, in the superview's coordinates.
  public var pixelRoundedFrame: Rect { frame(scale: effectiveEnvironment.pixelGrid.scale) }

  /// The frame with its edges on whole pixels of a canvas of the given scale.
  public func frame(scale: Double) -> Rect { PixelGrid(scale: scale).round(frame) }

  /// Converts a point from this view's coordinates to those of another of the same tree.
  ///
  /// Transforms are not applied; nil means the root's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return Point(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a rectangle from this view's coordinates to those of another of the same tree.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The place of this view's coordinate origin in the root's coordinates.
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

  var transformedFrame: Rect {
    guard transform != .identity else { return untransformedFrame }
    let center = untransformedFrame.center
    let centered = untransformedFrame.offsetBy(dx: -center.x, dy: -center.y)
    return transform.boundingBox(of: centered).offsetBy(dx: center.x, dy: center.y)
  }

  func setFrame(_ frame: Rect) {
    guard transform != .identity else {
      setUntransformedFrame(frame)
      return
    }
    // The extents of the bounding box are |a| w + |c| h and |b| w + |d| h; solve for w and h.
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    let size =
      determinant == 0
      ? untransformedFrame.size
      : Size(
        width: (d * frame.width - c * frame.height) / determinant,
        height: (a * frame.height - b * frame.width) / determinant)
    let center = Point(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    setUntransformedFrame(Rect(center: center, size: size))
  }

  /// Sets the frame by hand: the autoresizing mask starts from it, and the subviews follow at once.
  func setUntransformedFrame(_ frame: Rect) {
    guard frame != untransformedFrame else {
      noteAutoresizingReference()
      return
    }
    let oldSize = untransformedFrame.size
    untransformedFrame = frame
    noteAutoresizingReference()
    if frame.size != oldSize {
      resizeSubviews()
      setNeedsLayout()
    }
    existingEngine?.frameWasSet(of: self)
    superview?.setNeedsLayout()
  }
}

extension Rect {
  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  func outset(by insets: EdgeInsets) -> Rect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
