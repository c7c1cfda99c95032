public import Geometry

extension View {
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

  func setBounds(_ bounds: Rect) {
    if bounds.size != untransformedFrame.size {
      setUntransformedFrame(Rect(center: untransformedFrame.center, size: bounds.size))
    }
    guard bounds.origin != boundsOrigin else { return }
    boundsOrigin = bounds.origin
    existingEngine?.constantsDidChange(for: self)
    setNeedsLayout()
  }

  /// Sets the frame by hand: the autoresizing mask starts from it, and the subviews follow at once.
  func setUntransformedFrame(_ frame: Rect) {
    guard frame != untransformedFrame else {
      noteAutoresizingReference()
      return
    }
    let oldSize = untransformedFrame.size
    let oldTraits = self is Window ? traitCollection : nil
    untransformedFrame = frame
    noteAutoresizingReference()
    if let oldTraits { announceTraits(before: oldTraits) }
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
