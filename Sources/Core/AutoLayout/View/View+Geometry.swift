public import Geometry

extension View {
  /// The centre of the untransformed frame, or the position of its anchor point if that is
  /// elsewhere, in the superview's coordinates.
  public var center: Point {
    get { untransformedFrame.point(at: anchorPoint) }
    set { setUntransformedFrame(untransformedFrame(at: newValue, size: untransformedFrame.size)) }
  }

  /// Returns the frame of a given size with the anchor point at a given position.
  private func untransformedFrame(at center: Point, size: Size) -> Rect {
    Rect(
      x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// The frame without its transform, in the superview's coordinates, as used by layout.
  package var layoutFrame: Rect { untransformedFrame }

  /// The alignment rect of the untransformed frame, in the superview's coordinates.
  package var alignmentRect: Rect { alignmentRect(forFrame: untransformedFrame) }

  /// The frame with its edges on whole pixels of the tree's canvas, relative to the superview's.
  public var pixelRoundedFrame: Rect { frame(scale: effectiveEnvironment.pixelGrid.scale) }

  /// Returns the frame with its edges on whole pixels of a canvas of the given scale, relative to
  /// the superview's rounded edges.
  ///
  /// Edges are rounded where they lie in the root's coordinates, halves up, as in recorded frames:
  /// neither a size alone nor a place in the superview decides.
  public func frame(scale: Double) -> Rect {
    let grid = PixelGrid(scale: scale)
    guard let superview else { return grid.round(frame) }
    var place = Point.zero
    var outer: View? = superview
    while let view = outer {
      place.x += view.untransformedFrame.minX - view.boundsOrigin.x
      place.y += view.untransformedFrame.minY - view.boundsOrigin.y
      outer = view.superview
    }
    let corner = Point(
      x: grid.round(place.x + superview.boundsOrigin.x) - superview.boundsOrigin.x,
      y: grid.round(place.y + superview.boundsOrigin.y) - superview.boundsOrigin.y)
    return grid.round(frame.offsetBy(dx: place.x, dy: place.y))
      .offsetBy(dx: -corner.x, dy: -corner.y)
  }

  var transformedFrame: Rect {
    guard transform != .identity else { return untransformedFrame }
    let center = self.center
    let centered = untransformedFrame.offsetBy(dx: -center.x, dy: -center.y)
    return transform.boundingBox(of: centered).offsetBy(dx: center.x, dy: center.y)
  }

  func setFrame(_ frame: Rect) {
    guard transform != .identity else {
      setUntransformedFrame(frame)
      return
    }
    let size = transform.size(boundedBy: frame.size) ?? untransformedFrame.size
    let box = transform.boundingBox(of: untransformedFrame(at: .zero, size: size))
    let center = Point(x: frame.minX - box.minX, y: frame.minY - box.minY)
    setUntransformedFrame(untransformedFrame(at: center, size: size))
  }

  func setBounds(_ bounds: Rect) {
    if bounds.size != untransformedFrame.size {
      setUntransformedFrame(untransformedFrame(at: center, size: bounds.size))
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
    guard part != .placed else { return }
    existingEngine?.frameWasSet(of: self)
    superview?.setNeedsLayout()
  }
}

extension Rect {
  func outset(by insets: EdgeInsets) -> Rect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
