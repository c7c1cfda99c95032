public import AutoLayout
package import Drawing
public import Geometry
import Typesetting

/// A row of a table (`UITableViewCell`): a background and a hairline below.
open class TableCell: PaintedView {
  package override var kind: ViewKind { .tableCell }
  /// Whether a hairline is drawn at the bottom, from the leading margin to the trailing edge.
  public final var showsSeparator = true
  /// The initial margins of a row in a table; nil for a cell outside a table.
  package private(set) final var rowMargins: EdgeInsets?

  /// Gives a row the margins and the edges of its content, which end before the accessory and
  /// above the separator; margins that were changed since stay.
  ///
  /// - Parameters:
  ///   - side: The table's margin in points.
  ///   - isMirrored: Whether the row is laid out right to left.
  package final func adaptRow(side: Double, isMirrored: Bool) {
    let line = showsSeparator ? environment.separatorHeight : 0
    let accessory = row.accessory.room(environment.pictureScale).map { $0 + side - 16 }
    let room = accessory.map { $0 + row.gripRoom } ?? (row.hasReorderGrip ? row.gripRoom : nil)
    let end = room.map { $0 + 8 } ?? side
    let picture = row.pictureWidth.map { $0 + TableRow.pictureGap } ?? 0
    let start = side + row.buttonRoom + row.indentation + picture
    row.side = side
    let margins = EdgeInsets(
      top: environment.metrics.rowMargin, left: isMirrored ? end : start,
      bottom: environment.metrics.rowMargin + line, right: isMirrored ? start : end)
    contentEdges = EdgeInsets(
      top: 0, left: isMirrored ? room ?? 0 : row.buttonRoom, bottom: line,
      right: isMirrored ? row.buttonRoom : room ?? 0)
    if rowMargins == nil || layoutMargins == rowMargins { layoutMargins = margins }
    rowMargins = margins
  }
  /// The row's place in its table, its lines and its accessory.
  package final var row = TableRow()

  /// The view for the cell's content; fills the cell, and is made on first use.
  ///
  /// Views may also be added to the cell itself.
  public private(set) final lazy var contentView: View = {
    let view = TableCellContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// UIKit's cell styles; whichever it is given, a cell shows what is added to it.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a value at the trailing edge.
    case value1 = 1
    /// A caption before a value.
    case value2 = 2
    /// A title above a subtitle.
    case subtitle = 3
  }

  /// The identifier under which a table would keep the cell for reuse.
  public private(set) final var reuseIdentifier: String?

  /// Makes a cell of UIKit's default size, 320 x 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell with a frame in its future superview's coordinates.
  public override convenience init(frame: Rect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What the cell shows in one of UIKit's styles; nil for a cell that its own content lays out.
  package final var styled: StyledContent?

  /// The texts of a row in one of UIKit's styles that no document has recorded; nil for other rows.
  package final var texts: StyledTexts? {
    didSet {
      oldValue?.labels.forEach { $0.removeFromSuperview() }
      texts?.labels.forEach { addSubview($0) }
      setColorsOfTexts()
      invalidateIntrinsicContentSize()
    }
  }

  /// As high as the texts of its style need.
  package override var naturalContentSize: Size {
    Size(
      width: View.noIntrinsicMetric,
      height: texts?.height(in: environment) ?? View.noIntrinsicMetric)
  }

  /// As high as the texts are in the lines that they need between the margins.
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard let texts, texts.wraps else { return nil }
    let room = max(width - layoutMargins.left - layoutMargins.right, 0)
    return Size(
      width: View.noIntrinsicMetric, height: texts.height(in: environment, room: room))
  }

  /// Places what a cell shows in one of UIKit's styles.
  open override func layoutSubviews() {
    setColorsOfTexts()
    texts?.place(
      in: bounds.size, from: isRightToLeft ? layoutMargins.right : layoutMargins.left,
      to: isRightToLeft ? layoutMargins.left : layoutMargins.right, isRightToLeft: isRightToLeft)
    styled?.place(movedIn: row.wideningOfMargins, isRightToLeft: isRightToLeft)
    super.layoutSubviews()
  }

  /// Called by code that reuses the cell for other content.
  open func prepareForReuse() {}

  /// Gives the texts the colours of the state.
  package override func controlStateDidChange() { setColorsOfTexts() }

  /// Gives the layer the system's background.
  package override func environmentDidChange() {
    layer.background = environment.color(.systemBackground)
  }

  /// The layer, with the corners of the card if the row is at one of its ends.
  package override var layer: Layer {
    get {
      var layer = super.layer
      if let outline = row.outline(layoutFrame.size, in: environment.metrics) {
        layer.outline = outline
      }
      return layer
    }
    set { super.layer = newValue }
  }

  /// `UITableViewCell`.
  public override var className: String { name(as: TableCell.self, "UITableViewCell") }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    selection(in: bounds) + lines(in: bounds) + editingControls(in: bounds) + picture(in: bounds)
      + accessory(in: bounds)
  }

  /// Returns the picture at the leading margin, in the middle of the height.
  private func picture(in bounds: Rect) -> [DisplayList.Item] {
    guard let picture = row.picture, let room = row.pictureWidth else { return [] }
    let size = picture.size
    let start = bounds.minX + side(in: bounds) + row.buttonRoom + row.indentation
    let rect = Rect(
      x: start + (room - size.width) / 2,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return picture.items(
      in: environment.grid.round(rect.mirrored(in: bounds, isRightToLeft)),
      tint: selectionInk ?? effectiveTint,
      mirrored: isRightToLeft, environment: environment)
  }
}

/// The view for the content of a cell.
private final class TableCellContentView: View {
  override var className: String { "UITableViewCellContentView" }
}
