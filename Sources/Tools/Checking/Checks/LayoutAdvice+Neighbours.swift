import AutoLayout
import Controls
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits that make maxima of the stated widths of texts beside a view that are wider than what they
  /// show: those take the room that it lacks.
  func narrower(beside view: CheckedView) -> [Advice] {
    let partners = layout.constraints.naming(view.id)
      .filter { $0.attribute.kind == .xLocation }.prefix(Self.mostTies)
      .compactMap { $0.partner(of: view.id) }
    return partners.compactMap(layout.view).filter { other in
      other.parent == view.parent && other.isVisible
        && other.laidOut.intrinsicWidth.map {
          $0 > 0 && $0 < other.laidOut.alignmentRect.width - 8
        } == true
    }.flatMap { other in
      layout.constraints.naming(other.id).filter {
        $0.view == other.id && $0.attribute == .width
      }.compactMap(\.capped)
    }
  }
}

extension CheckedConstraint {
  /// The advice to make a stated width a maximum; nil for other equations.
  fileprivate var capped: Advice? {
    guard relation == .equal, other == nil, constant > 0, !isOptional, !text.contains("["),
      text.contains(" == ")
    else { return nil }
    var advice = Advice.writing(text.replacing(" == ", with: " <= "), source)
    // It takes no more than it shows where there is room, either.
    advice.mayMove = true
    return advice
  }
}
