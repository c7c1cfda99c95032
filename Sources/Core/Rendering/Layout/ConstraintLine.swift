package import AutoLayout
package import Geometry

/// A constraint as a dimension line on the canvas.
package struct ConstraintLine: Hashable, Sendable {
  /// The end at the second item, or at the near edge of a size; in the canvas's coordinates.
  package var start: Point
  /// The end at the first item, or at the far edge of a size.
  package var end: Point
  /// The distance or size that is required, or what it is compared with, including relation,
  /// factor and priority if they are noteworthy; for a violated constraint also the actual value.
  package var label: String
  /// Whether the constraint is optional.
  package var isOptional: Bool
  /// Whether the frames violate the constraint.
  package var isViolated: Bool
  /// The ids of the views and guides that it relates, and of the guides' owners.
  package var items: [String] = []

  /// Creates a line between two ends in the canvas's coordinates; the constraint is required and holds.
  package init(from start: Point, to end: Point, label: String) {
    (self.start, self.end, self.label) = (start, end, label)
    (isOptional, isViolated) = (false, false)
  }

  /// The axis along which the line runs.
  package var axis: Axis { start.y == end.y ? .horizontal : .vertical }
}

extension ConstraintLine {
  /// Returns the lines of the constraints made by hand, in tree order of the views that hold
  /// them.
  package static func all(in root: View) -> [ConstraintLine] {
    var lines: [ConstraintLine] = []
    func visit(_ view: View) {
      for constraint in view.constraints where constraint.origin == .user {
        if let line = ConstraintLine(constraint, in: root) { lines.append(line) }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return lines
  }

  /// Returns the position of the middle of a constraint's line along its axis; nil for a
  /// constraint without a line.
  package static func middle(of constraint: LayoutConstraint, in root: View) -> Double? {
    guard let line = ConstraintLine(constraint, in: root) else { return nil }
    return line.axis == .horizontal
      ? (line.start.x + line.end.x) / 2 : (line.start.y + line.end.y) / 2
  }

  package init?(_ constraint: LayoutConstraint, in root: View) {
    guard let first = constraint.first, let axis = constraint.firstAttribute.axis else {
      return nil
    }
    items = [first, constraint.second].compactMap { $0?.viewID }
    let residual = root.engine.residual(of: constraint) ?? 0
    isViolated = constraint.relation.isViolated(by: residual)
    isOptional = !constraint.priority.isRequired
    let rect = first.canvasRect
    guard constraint.firstAttribute.isLocation else {
      (start, end) = Self.span(of: rect, axis)
      label = constraint.sizeLabel
      if isViolated {
        label += " \u{2260} \((axis == .horizontal ? rect.width : rect.height).rounded3)"
      }
      return
    }
    guard let second = constraint.second else { return nil }
    let other = second.canvasRect
    let here = first.coordinate(constraint.firstAttribute, root.engine)
    let there = second.coordinate(constraint.secondAttribute, root.engine)
    let cross = Self.crossing(rect, other, axis.perpendicular)
    start = axis == .horizontal ? Point(x: there, y: cross) : Point(x: cross, y: there)
    end = axis == .horizontal ? Point(x: here, y: cross) : Point(x: cross, y: here)
    label = constraint.distanceLabel
    if isViolated {
      // The distance in the direction of the label, which is unsigned: an overlap is negative.
      let distance = constraint.constant < 0 ? there - here : here - there
      label += " \u{2260} \(distance.rounded3)"
    }
  }

  /// Returns a line along an edge, which keeps the middle of the view clear: the bottom edge for
  /// widths, the trailing edge of left-to-right interfaces for heights.
  private static func span(of rect: Rect, _ axis: Axis) -> (Point, Point) {
    let inset = 4.0
    if axis == .horizontal {
      let y = rect.height > 4 * inset ? rect.maxY - inset : rect.midY
      return (Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y))
    }
    let x = rect.width > 4 * inset ? rect.maxX - inset : rect.midX
    return (Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY))
  }

  /// Returns the cross-axis position of a line between two rectangles: the middle of their
  /// overlap, otherwise that of the first.
  private static func crossing(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    let near = axis == .horizontal ? max(first.minX, second.minX) : max(first.minY, second.minY)
    let far = axis == .horizontal ? min(first.maxX, second.maxX) : min(first.maxY, second.maxY)
    if far > near { return (near + far) / 2 }
    return axis == .horizontal ? first.midX : first.midY
  }
}

extension LayoutConstraint {
  /// The distance between two positions: `8`, `≥ 8`, `×0.5 +10`, `20 @750`.
  ///
  /// Distances are written as in Interface Builder: `a.trailing <= b.trailing - 20` leaves at least 20.
  fileprivate var distanceLabel: String {
    guard multiplier == 1 else {
      let sum = constant == 0 ? "" : " \(constant < 0 ? "" : "+")\(constant.rounded3)"
      return prioritised("\(relation.mark)×\(multiplier.rounded3)\(sum)")
    }
    return prioritised(
      (constant < 0 ? relation.turned : relation).mark + abs(constant).rounded3)
  }

  /// The size: `100`, `= title`, `×0.5 root`, `≤ 300 @999`.
  fileprivate var sizeLabel: String {
    guard let second else { return prioritised(relation.mark + constant.rounded3) }
    var words: [String] = []
    if multiplier != 1 {
      words.append("\(relation.mark)×\(multiplier.rounded3)")
    } else {
      words.append(relation == .equal ? "=" : relation.mark.trimmed)
    }
    words.append(second.name(for: secondAttribute, asked: firstAttribute))
    if constant != 0 { words.append("\(constant < 0 ? "" : "+")\(constant.rounded3)") }
    return prioritised(words.joined(separator: " "))
  }

  private func prioritised(_ text: String) -> String {
    priority.isRequired ? text : "\(text) @\(priority.rawValue.rounded3)"
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension LayoutConstraint.Relation {
  /// The sign before a number; none for equality.
  fileprivate var mark: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }

  /// The relation between the negated sides.
  fileprivate var turned: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutConstraint.Relation {
  /// Whether the relation is violated by a left side that exceeds the right one by `residual`.
  package func isViolated(by residual: Double) -> Bool {
    let slack = 1e-3
    return switch self {
    case .equal: abs(residual) > slack
    case .lessThanOrEqual: residual > slack
    case .greaterThanOrEqual: residual < -slack
    }
  }
}

extension Rect {
  fileprivate func offset(by origin: Point?) -> Rect {
    offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0)
  }
}

extension ConstraintItem {
  /// The alignment rect of a view or the frame of a guide, in the root's coordinates.
  package var canvasRect: Rect {
    switch self {
    case .view(let view):
      view.alignmentRect.offset(by: view.superview?.originInRoot)
    case .guide(let guide):
      guide.layoutFrame.offset(by: guide.owningView?.originInRoot)
    }
  }

  /// Returns the name of what a size is compared with: the item's name, with its attribute if
  /// that belongs to the other axis.
  fileprivate func name(
    for attribute: LayoutConstraint.Attribute, asked: LayoutConstraint.Attribute
  ) -> String {
    let name: String? =
      switch self {
      case .view(let view): view.identifier == nil ? nil : view.spokenName
      case .guide(let guide): guide.identifier
      }
    let item = name ?? "another"
    guard attribute != asked else { return item }
    return "\(item).\(attribute == .width ? "width" : "height")"
  }

  /// Returns the position of an attribute along its axis, in the root's coordinates.
  fileprivate func coordinate(
    _ attribute: LayoutConstraint.Attribute, _ engine: LayoutEngine
  ) -> Double {
    let owner = owner
    let direction = owner?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    var rect = canvasRect
    if attribute.isMargin, let owner { rect = rect.inset(by: owner.layoutMargins) }
    let physical = attribute.resolved(direction)
    if physical.isBaseline, let baseline = owner.flatMap({ engine.baseline(attribute, of: $0) }) {
      return rect.minY + baseline
    }
    guard let axis = physical.axis, physical.isLocation else { return rect.midY }
    return rect.coordinate(physical.share, along: axis)
  }
}

extension ConstraintItem {
  /// The id of the view, or of the view that owns the guide.
  fileprivate var viewID: String? {
    switch self {
    case .view(let view): view.sceneID
    case .guide(let guide): guide.owningView?.sceneID
    }
  }
}
