public import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A row of a table (`UITableViewCell`): a ground and a hairline below.
open class TableCell: PaintedView {
  /// Whether a hairline is drawn at the bottom, from the leading margin to the trailing edge.
  public final var showsSeparator = true

  /// The view for what the cell shows; fills the cell, and is made when it is first asked for.
  ///
  /// Views may also be added to the cell itself.
  public private(set) final lazy var contentView: View = {
    let view = CellContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Gives the layer the system's background.
  package override func environmentDidChange() {
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

/// The view for what a cell shows.
private final class CellContentView: View {
  override var className: String { "UITableViewCellContentView" }
}
