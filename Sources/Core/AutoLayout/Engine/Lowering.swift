import Cassowary
import Geometry

/// Translates a UIKit-style constraint into a linear relation between unknowns.
///
/// Places are measured in the coordinates of the view that holds the constraint, so that a
/// multiplier means what it does in UIKit (60 of 60 recorded frames). In a right-to-left holder the
/// sides of a relation with a leading or trailing one flip, and its constant changes its sign; the
/// coordinates do not flip, so that a multiplier counts from the left edge there, too.
struct Lowering {
  let engine: LayoutEngine
  let holder: EngineItem?
  /// Whether edges are those of frames rather than of alignment rects.
  let usesFrames: Bool
  /// Whether a side of the relation flips, and with it the sign of the constant.
  let isMirrored: Bool
  /// Items whose insets, margins or baselines entered a constant.
  private(set) var read: [EngineItem] = []

  init(engine: LayoutEngine, holder: EngineItem?, of constraint: LayoutConstraint) {
    self.engine = engine
    self.holder = holder
    usesFrames = constraint.origin == .guide || constraint.origin == .encapsulated
    isMirrored =
      constraint.isDirectional
      && holder?.view.map { engine.direction(of: $0) } == .rightToLeft
  }

  /// Returns the left side minus the right side; nil if an item is gone.
  mutating func form(of constraint: LayoutConstraint) -> LinearForm? {
    read.reserveCapacity(4)
    guard let first = side(constraint.first, constraint.firstAttribute, constraint.firstStart)
    else { return nil }
    var second: Side?
    if constraint.secondAttribute != .notAnAttribute {
      second = side(constraint.second, constraint.secondAttribute, constraint.secondStart)
      if second == nil { return nil }
    }
    var form = LinearForm()
    add(1, first, beside: second, to: &form)
    if let second { add(-constraint.multiplier, second, beside: first, to: &form) }
    form.add(-constraint.constant)
    return form
  }

  private struct Side {
    let item: EngineItem
    let attribute: LayoutConstraint.Attribute
    let start: (item: EngineItem, attribute: LayoutConstraint.Attribute)?
  }

  private func side(
    _ item: ConstraintItem?, _ attribute: LayoutConstraint.Attribute, _ start: OffsetStart?
  ) -> Side? {
    guard let item, let known = engine.item(for: item) else { return nil }
    guard let start else { return Side(item: known, attribute: attribute, start: nil) }
    guard let startItem = start.item.flatMap({ engine.item(for: $0) }) else { return nil }
    return Side(item: known, attribute: attribute, start: (startItem, start.attribute))
  }

  private mutating func add(
    _ coefficient: Double, _ side: Side, beside other: Side?, to form: inout LinearForm
  ) {
    guard side.attribute.isLocation else {
      addExtent(coefficient, side.item, side.attribute, beside: other?.item, to: &form)
      return
    }
    let end = place(side.item, side.attribute, beside: side.start?.item ?? other?.item)
    guard let start = side.start else {
      // A place that is only a number is measured from the edge where lines begin.
      if isMirrored, other == nil { addHolderExtent(coefficient, to: &form) }
      form.add(isMirrored ? -coefficient : coefficient, end)
      return
    }
    let begin = place(start.item, start.attribute, beside: side.item)
    form.add(isMirrored ? -coefficient : coefficient, end)
    form.add(isMirrored ? coefficient : -coefficient, begin)
  }

  /// Adds the holder's width, so that a mirrored place is measured from its right edge.
  private mutating func addHolderExtent(_ coefficient: Double, to form: inout LinearForm) {
    guard let holder else { return }
    read.append(holder)
    form.add(coefficient, holder.width)
    form.add(coefficient * (holder.insets.left + holder.insets.right))
    form.add(coefficient * 2 * (holder.view?.boundsOrigin.x ?? 0))
  }

  private mutating func addExtent(
    _ coefficient: Double, _ item: EngineItem, _ attribute: LayoutConstraint.Attribute,
    beside other: EngineItem?, to form: inout LinearForm
  ) {
    read.append(item)
    let isWidth = attribute == .width
    form.add(coefficient, isWidth ? item.width : item.height)
    if let edges = contentEdges(of: item, seenFrom: other) {
      form.add(-coefficient * (isWidth ? edges.left + edges.right : edges.top + edges.bottom))
    }
    guard usesFrames else { return }
    let insets = item.insets
    form.add(coefficient * (isWidth ? insets.left + insets.right : insets.top + insets.bottom))
  }
}

extension Lowering {
  /// Returns where an attribute of an item lies.
  ///
  /// - Parameter other: The item on the other side; it decides whether a scroll view's edges mean
  ///   its content (for its descendants) or its frame.
  private mutating func place(
    _ item: EngineItem, _ attribute: LayoutConstraint.Attribute, beside other: EngineItem?
  ) -> LinearPlace {
    let physical = attribute.resolved(isMirrored ? .rightToLeft : .leftToRight)
    if physical.isBaseline { return baseline(of: item, physical, beside: other) }
    let axis: Axis = physical.kind == .xLocation ? .horizontal : .vertical
    let content = usesFrames ? nil : engine.contentItem(of: item, seenFrom: other)
    if content != nil, physical.isCenter { return middle(ofScrollView: item, physical, axis) }
    let body = content ?? item
    let (near, far) = edgeOffsets(of: item, physical, axis, from: body.insets, beside: other)
    let share = physical.share
    return place(of: body, axis, share: share, offset: near * (1 - share) - far * share)
  }

  /// Returns the centre of a scroll view for its descendants: that of the frame, at the position
  /// where the content's origin meets the frame's, so that it scrolls with the content.
  private mutating func middle(
    ofScrollView item: EngineItem, _ attribute: LayoutConstraint.Attribute, _ axis: Axis
  ) -> LinearPlace {
    let (near, far) = edgeOffsets(of: item, attribute, axis, from: item.insets, beside: nil)
    var middle = place(of: item, axis, share: 0.5, offset: (near - far) / 2)
    if item === holder { middle.offset -= scroll(of: item, axis) }
    return middle
  }

  /// Returns how far the edges that an attribute refers to lie inside those of the alignment
  /// rect.
  private mutating func edgeOffsets(
    of item: EngineItem, _ attribute: LayoutConstraint.Attribute, _ axis: Axis,
    from insets: EdgeInsets, beside other: EngineItem?
  ) -> (near: Double, far: Double) {
    if !attribute.isMargin, let edges = contentEdges(of: item, seenFrom: other) {
      return axis == .horizontal ? (edges.left, edges.right) : (edges.top, edges.bottom)
    }
    guard attribute.isMargin || usesFrames else { return (0, 0) }
    if attribute.isMargin { engine.useMargins(of: item) }
    let margins = attribute.isMargin ? item.margins : .zero
    return axis == .horizontal
      ? (margins.left - insets.left, margins.right - insets.right)
      : (margins.top - insets.top, margins.bottom - insets.bottom)
  }

  /// Returns the distances from the edges of an item to those of its content view, which its
  /// descendants mean by them; nil if there are none.
  private mutating func contentEdges(
    of item: EngineItem, seenFrom other: EngineItem?
  ) -> EdgeInsets? {
    guard !usesFrames, let view = item.view, view.contentEdges != .zero else { return nil }
    var container = other?.container
    while let current = container, current !== item { container = current.container }
    guard container === item else { return nil }
    engine.useMargins(of: item)
    return view.contentEdges
  }

  /// Returns a place of the alignment rect, in the holder's coordinates.
  private mutating func place(
    of item: EngineItem, _ axis: Axis, share: Double, offset: Double
  ) -> LinearPlace {
    read.append(item)
    var place = LinearPlace(
      extent: share == 0 ? nil : item.extent(axis), share: share, offset: offset)
    if item === holder {
      // The holder's own edges, in its own coordinates: its frame begins at its bounds' origin.
      place.offset += inset(of: item, axis) + scroll(of: item, axis)
      return place
    }
    place.origin = item.origin(axis)
    var container = item.container
    while let current = container, current !== holder {
      read.append(current)
      place.outerOrigins.append(current.origin(axis))
      place.offset -= inset(of: current, axis) + scroll(of: current, axis)
      container = current.container
    }
    return place
  }

  /// Returns a baseline: a constant distance from an edge, or from the middle of a view that
  /// centres its text.
  private mutating func baseline(
    of item: EngineItem, _ attribute: LayoutConstraint.Attribute, beside other: EngineItem?
  ) -> LinearPlace {
    let isFirst = attribute == .firstBaseline
    let edge: LayoutConstraint.Attribute = isFirst ? .top : .bottom
    guard let view = item.view else { return place(item, edge, beside: other) }
    if let stack = view as? StackView, stack.followsBaselineRule(first: isFirst) {
      let arranged = stack.baselineView(first: isFirst, in: engine)
      if stack.axis == .horizontal { engine.useBaselines(of: item, from: arranged) }
      if arranged !== stack, let known = engine.item(for: arranged) {
        read.append(item)
        return baseline(of: known, attribute, beside: other)
      }
    }
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if source !== view, let known = engine.item(for: .view(source)) {
      read.append(item)
      return baseline(of: known, attribute, beside: other)
    }
    let distance = isFirst ? view.firstBaselineOffsetFromTop : view.lastBaselineOffsetFromBottom
    guard let distance else { return place(item, edge, beside: other) }
    guard view.centersTextVertically, view.intrinsicContentSize.height >= 0 else {
      return place(
        of: item, .vertical, share: isFirst ? 0 : 1, offset: isFirst ? distance : -distance)
    }
    // Wrapping text grows both ways from the middle.
    let height = item.content[.vertical]?.constraint.constant ?? view.intrinsicContentSize.height
    let half = height / 2
    return place(
      of: item, .vertical, share: 0.5, offset: isFirst ? distance - half : half - distance)
  }

  private func inset(of item: EngineItem, _ axis: Axis) -> Double {
    axis == .horizontal ? item.insets.left : item.insets.top
  }

  private func scroll(of item: EngineItem, _ axis: Axis) -> Double {
    guard let origin = item.view?.boundsOrigin else { return 0 }
    return axis == .horizontal ? origin.x : origin.y
  }
}

extension LayoutConstraint {
  /// Whether a side of the relation flips with the layout direction.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || firstStart?.attribute.isDirectional == true
      || secondStart?.attribute.isDirectional == true
  }
}
