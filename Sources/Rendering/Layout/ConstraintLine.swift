package import AutoLayout
package import Geometry
import Typesetting

/// A constraint as a dimension line on the canvas.
package struct ConstraintLine: Hashable, Sendable {
  /// The end at the second item, or at the near edge of a size; in the canvas's coordinates.
  package var start: Point
  /// The end at the first item, or at the far edge of a size.
  package var end: Point
  /// The constant with relation, factor and priority where they are remarkable.
  package var label: String
  /// Whether the constraint is optional.
  package var isOptional: Bool
  /// Whether the frames do not satisfy it.
  package var isViolated: Bool

  /// The axis along which the line runs.
  package var axis: Axis { start.y == end.y ? .horizontal : .vertical }
}

extension ConstraintLine {
  /// The lines of the constraints that were made by hand, in tree order of their holders.
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

  private init?(_ constraint: LayoutConstraint, in root: View) {
    guard let first = constraint.first, let axis = constraint.firstAttribute.axis else {
      return nil
    }
    let residual = root.engine.residual(of: constraint) ?? 0
    isViolated = constraint.relation.isViolated(by: residual)
    isOptional = !constraint.priority.isRequired
    label = constraint.label
    let rect = first.canvasRect
    guard constraint.firstAttribute.isLocation else {
      (start, end) = Self.span(of: rect, axis)
      return
    }
    guard let second = constraint.second else { return nil }
    let other = second.canvasRect
    let here = first.coordinate(constraint.firstAttribute, root.engine)
    let there = second.coordinate(constraint.secondAttribute, root.engine)
    let cross = Self.crossing(rect, other, axis.perpendicular)
    start = axis == .horizontal ? Point(x: there, y: cross) : Point(x: cross, y: there)
    end = axis == .horizontal ? Point(x: here, y: cross) : Point(x: cross, y: here)
  }

  private static func span(of rect: Rect, _ axis: Axis) -> (Point, Point) {
    axis == .horizontal
      ? (Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY))
      : (Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY))
  }

  /// Where a line between two rectangles crosses: the middle of what both cover, else of the first.
  private static func crossing(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    let near = axis == .horizontal ? max(first.minX, second.minX) : max(first.minY, second.minY)
    let far = axis == .horizontal ? min(first.maxX, second.maxX) : min(first.maxY, second.maxY)
    if far > near { return (near + far) / 2 }
    return axis == .horizontal ? first.midX : first.midY
  }
}

extension LayoutConstraint {
  /// `≥8`, `×0.5 +10`, `20 @750`.
  fileprivate var label: String {
    var words: [String] = []
    let mark = relation == .equal ? "" : relation == .lessThanOrEqual ? "≤" : "≥"
    if second != nil, multiplier != 1 {
      words.append("\(mark)×\(multiplier.rounded3)")
      if constant != 0 { words.append("\(constant < 0 ? "" : "+")\(constant.rounded3)") }
    } else {
      words.append(mark + constant.rounded3)
    }
    if !priority.isRequired { words.append("@\(priority.rawValue.rounded3)") }
    return words.joined(separator: " ")
  }
}

extension LayoutConstraint.Relation {
  /// Whether a left side that exceeds the right one by `residual` breaks the relation.
  func isViolated(by residual: Double) -> Bool {
    let slack = 1e-3
    return switch self {
    case .equal: abs(residual) > slack
    case .lessThanOrEqual: residual > slack
    case .greaterThanOrEqual: residual < -slack
    }
  }
}

extension ConstraintItem {
  /// The alignment rect of a view or the frame of a guide, in the root's coordinates.
  fileprivate var canvasRect: Rect {
    switch self {
    case .view(let view):
      view.superview?.convert(view.alignmentRect, to: nil) ?? view.alignmentRect
    case .guide(let guide):
      guide.owningView?.convert(guide.layoutFrame, to: nil) ?? guide.layoutFrame
    }
  }

  /// Where an attribute lies along its axis, in the root's coordinates.
  fileprivate func coordinate(
    _ attribute: LayoutConstraint.Attribute, _ engine: LayoutEngine
  ) -> Double {
    let owner = owner
    let direction = owner?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    var rect = canvasRect
    if attribute.isMargin, let owner { rect = rect.inset(by: owner.layoutMargins) }
    return switch attribute.resolved(direction) {
    case .left, .leftMargin, .minX, .leading, .leadingMargin: rect.minX
    case .right, .rightMargin, .maxX, .trailing, .trailingMargin: rect.maxX
    case .top, .topMargin, .minY: rect.minY
    case .bottom, .bottomMargin, .maxY: rect.maxY
    case .centerX, .centerXWithinMargins, .midX: rect.midX
    case .firstBaseline:
      rect.minY + (owner.flatMap { engine.baseline(attribute, of: $0) } ?? 0)
    case .lastBaseline:
      rect.minY + (owner.flatMap { engine.baseline(attribute, of: $0) } ?? rect.height)
    default: rect.midY
    }
  }
}
