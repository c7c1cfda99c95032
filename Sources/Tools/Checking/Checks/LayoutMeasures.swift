import AutoLayout
import Geometry
import Rendering
import Scenes

/// The attributes of a layout's views and guides, for comparisons.
///
/// As in constraints, attributes are those of alignment rects, and leading is measured from the
/// right if the layout runs from right to left. Items with the same superview are measured in its
/// coordinates, others in the canvas's.
struct LayoutMeasures: Sendable {
  /// Used only for lookup.
  private var items: [String: Item] = [:]
  private let canvasWidth: Double
  private let isRightToLeft: Bool

  private struct Item: Sendable {
    /// The superview's id, or the owner's; nil for the root.
    let container: String?
    let containerWidth: Double
    let rect: Rect
    let absolute: Rect
    var margins = EdgeInsets.zero
    var firstBaseline = 0.0
    var lastBaseline = 0.0
  }

  init(_ result: LayoutResult, root: View) {
    canvasWidth = result.canvas.width
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    take(root, from: result)
  }

  private mutating func take(_ root: View, from result: LayoutResult) {
    let views = Dictionary(
      result.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    root.forEachDescendant { view in
      guard let laidOut = views[view.sceneID], items[view.sceneID] == nil else { return }
      items[view.sceneID] = Item(
        container: view.superview?.sceneID,
        containerWidth: view.superview?.bounds.width ?? canvasWidth,
        rect: laidOut.alignmentRect, absolute: laidOut.absoluteAlignmentRect,
        margins: view.layoutMargins, firstBaseline: laidOut.firstBaseline,
        lastBaseline: laidOut.lastBaseline)
      let own = view.layoutGuides.map { ($0.identifier, $0.layoutFrame) }
      var named: [(String, Rect)] = [
        ("margins", view.bounds.inset(by: view.layoutMargins)),
        ("safeArea", view.bounds.inset(by: view.safeAreaInsets)),
        ("readable", view.bounds.inset(by: view.readableContentInsets)),
      ]
      if let scroll = view as? ScrollView {
        named.append(("content", Rect(origin: .zero, size: scroll.contentSize)))
        named.append(("frameLayout", scroll.bounds))
      }
      let inside = view.contentOrigin(at: laidOut.absoluteFrame.origin)
      for (id, rect) in own + named.map({ ("\(view.sceneID).\($0)", $1) }) {
        items[id] = Item(
          container: view.sceneID, containerWidth: view.bounds.width, rect: rect,
          absolute: rect.offsetBy(dx: inside.x, dy: inside.y))
      }
    }
  }

  /// Returns the value of an expression in points; nil if an item doesn't exist.
  func value(of expression: LinearExpression) -> Double? {
    value(of: expression, isLocal: hasOneContainer(expression.terms))
  }

  /// Returns the values of both sides of a comparison, measured in the same coordinates.
  func values(of comparison: Comparison) -> (left: Double, right: Double)? {
    let isLocal = hasOneContainer(comparison.left.terms + comparison.right.terms)
    guard let left = value(of: comparison.left, isLocal: isLocal),
      let right = value(of: comparison.right, isLocal: isLocal)
    else { return nil }
    return (left, right)
  }

  private func hasOneContainer(_ terms: [LinearExpression.Term]) -> Bool {
    let containers = terms.map { items[$0.reference.item.description]?.container }
    return containers.allSatisfy { $0 == containers.first }
  }

  private func value(of expression: LinearExpression, isLocal: Bool) -> Double? {
    expression.terms.reduce(expression.constant) { sum, term in
      guard let sum, let item = items[term.reference.item.description] else { return nil }
      return sum + term.coefficient * value(of: term.reference.attribute, item, isLocal: isLocal)
    }
  }

  private func value(
    of attribute: LayoutConstraint.Attribute, _ item: Item, isLocal: Bool
  ) -> Double {
    let rect = isLocal ? item.rect : item.absolute
    let width = isLocal ? item.containerWidth : canvasWidth
    guard let axis = attribute.axis else { return 0 }
    guard attribute.isLocation else { return axis == .horizontal ? rect.width : rect.height }
    if attribute.isBaseline {
      return rect.minY + (attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline)
    }
    let box = attribute.isMargin ? rect.inset(by: item.margins) : rect
    guard attribute.isDirectional, isRightToLeft else {
      return box.coordinate(attribute.share, along: axis)
    }
    return width - box.coordinate(1 - attribute.share, along: axis)
  }
}

extension View {
  /// Calls a closure with the view and its descendants, each view before its subviews.
  func forEachDescendant(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachDescendant(body) }
  }
}
