import AutoLayout
package import Drawing
import Geometry
import Typesetting

/// The ground of a row that is selected or touched, and what it makes of the colours above it.
extension TableCell {
  /// Returns the ground of a selected or touched row, above its background.
  func selection(in bounds: Rect) -> [DisplayList.Item] {
    guard let color = selectionGround, bounds.width > 0, bounds.height > 0 else { return [] }
    guard row.style.isInset else { return [.box(bounds, color)] }
    if row.style.isSidebar {
      let radius = environment.metrics.sidebarRadius ?? bounds.height / 2
      return [.box(bounds, radius: min(radius, bounds.height / 2), color)]
    }
    guard let outline = row.outline(bounds.size, in: environment.metrics) else {
      return [.box(bounds, color)]
    }
    return [
      .fill(PaintedShape.path(outline).offsetBy(dx: bounds.minX, dy: bounds.minY), .color(color))
    ]
  }

  private var selectionGround: Color? {
    switch controlState {
    case .selected where row.style.isSidebar:
      environment.metrics.fillsSelectedSidebarRows
        ? effectiveTint : environment.color(.tertiarySystemFill)
    case .highlighted where row.style.isSidebar: environment.color(.tertiarySystemFill)
    case .selected, .highlighted: environment.color(.systemGray4)
    case .normal, .focused, .disabled: nil
    }
  }

  /// The colour of what a selected row of a sidebar shows; nil where each part has its own.
  var selectionInk: Color? {
    guard controlState == .selected, row.style.isSidebar else { return nil }
    return environment.metrics.fillsSelectedSidebarRows ? .white : effectiveTint
  }

  /// Gives the texts of UIKit's styles the colours of the style, the state and the tint.
  package func setColorsOfTexts() { texts?.setColors(in: environment, ink: selectionInk) }
}
