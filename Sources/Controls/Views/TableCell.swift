import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A row of a table (`UITableViewCell`): a ground and a hairline below.
public final class TableCell: PaintedView {
  /// Whether a hairline is drawn at the bottom, from the leading margin to the trailing edge.
  public var showsSeparator = true

  /// Makes a cell on the system's background.
  package override init(_ environment: ControlEnvironment) {
    super.init(environment)
    layer.background = environment.color(.systemBackground)
  }

  /// `UITableViewCell`.
  public override var className: String { "UITableViewCell" }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    guard showsSeparator else { return [] }
    let hairline = 1 / environment.grid.scale
    let margins = layoutMargins
    let inset = isRightToLeft ? margins.right : margins.left
    let line = Rect(
      x: isRightToLeft ? bounds.minX : bounds.minX + inset, y: bounds.maxY - hairline,
      width: max(bounds.width - inset, 0), height: hairline)
    return [.box(line, environment.color(.separator))]
  }
}
