package import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A list of rows in sections (`UITableView`), with what it draws between its rows.
package final class TableView: PaintedView {
  package override var kind: ViewKind { .tableView }
  /// How a table shows its sections; raw values are those of documents.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, with gaps between sections, on a grey background.
    case grouped
    /// Sections as cards with rounded corners on a grey background.
    case insetGrouped
    /// The rows of a sidebar, inset from the sides and without lines, on a grey background
    /// (`UICollectionLayoutListConfiguration.Appearance`); documents have none.
    case sidebar
    /// The rows of a sidebar on the background of a plain list.
    case sidebarPlain

    /// Whether the rows are those of a sidebar.
    package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// Whether the rows are inset from the sides of the table.
    package var isInset: Bool { self == .insetGrouped || isSidebar }

    /// The colour of the table's background.
    package var ground: SystemColor {
      switch self {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
    }

    /// The colour of the rows' background; nil for that of the table.
    package var rowGround: SystemColor? {
      switch self {
      case .plain: .systemBackground
      case .grouped, .insetGrouped: .secondarySystemGroupedBackground
      case .sidebar, .sidebarPlain: nil
      }
    }

    /// The width by which a level indents a row, in points: that of table cells, and of list cells.
    package var indentationWidth: Double { isSidebar ? 16 : 10 }

    /// Returns the system's margin at the sides of a table of a width, in points.
    package func margin(_ width: Double, in look: LookMetrics) -> Double {
      SystemMargin.side(of: width, in: isInset ? look.cards : .list)
    }
  }

  /// Text above or below the rows of a section.
  package struct Strip: Hashable, Sendable {
    /// The kind of text.
    package enum Kind: Hashable, Sendable {
      /// The title of a section.
      case header
      /// The text below a section.
      case footer
      /// The note that the rows below are prototypes.
      case prototypes
    }

    /// The kind of text.
    package var kind: Kind
    /// The text.
    package var text: String
    /// The area between the rows, in the table's coordinates.
    package var rect: Rect

    /// Makes a strip.
    package init(_ kind: Kind, _ text: String, in rect: Rect) {
      (self.kind, self.text, self.rect) = (kind, text, rect)
    }
  }

  /// How the sections are shown.
  package var style = Style.plain
  /// The texts between the rows.
  package var strips: [Strip] = []
  /// The rows from the top down, with the frames they were drawn with; rows that are not listed
  /// stay.
  package var rows: [Row] = []
  /// The width for which the rows were drawn; nil leaves them as they are.
  package var designWidth: Double?
  /// What covered the sides of the screen that the rows were drawn on; what covers more of this one
  /// moves them (`insetsContentViewsToSafeArea`).
  package var designSides = EdgeInsets.zero
  /// The views below the rows that move with them, with the frames they were drawn with.
  package var lowerViews: [(view: View, frame: Rect)] = []
  /// Whether a footer that needs more lines than it was drawn with moves what lies below it.
  package var growsFooters = false
  /// How much the rows grew in the latest layout.
  var growth = RowGrowth()
  /// Where margins are wide; nil as its style's are in the look.
  package var marginPlace: SystemMargin.Place?
  /// Whether plain headers have a grey background, as up to iOS 14.
  package var hasHeaderBands = false

  /// `UITableView`.
  package override var className: String { "UITableView" }

  /// Places the rows, as UIKit's table does, before the constraints inside them are solved.
  package override func layoutSubviews() {
    placeRows()
    super.layoutSubviews()
  }

  /// Returns the frame of a strip at the rows' current positions, in the table's coordinates.
  package func rect(of strip: Strip) -> Rect {
    // A header moves with the rows below it, a footer with those above.
    let edge = strip.kind == .footer ? strip.rect.minY : strip.rect.maxY
    var rect = strip.rect.offsetBy(dx: 0, dy: growth.shift(at: edge))
    if let designWidth { rect.size.width += bounds.width - designWidth }
    return rect
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    strips.flatMap { strip in
      items(of: strip, in: rect(of: strip).offsetBy(dx: bounds.minX, dy: bounds.minY), bounds)
    }
  }

  private func items(of strip: Strip, in rect: Rect, _ bounds: Rect) -> [DisplayList.Item] {
    let inset = wordInset(bounds.width)
    let sides = coveredSides
    let row = Rect(
      x: bounds.minX + inset + sides.left, y: rect.minY,
      width: max(bounds.width - 2 * inset - sides.left - sides.right, 0), height: rect.height)
    let grey = environment.color(.secondaryLabel)
    switch strip.kind {
    case .prototypes:
      return painter.text(
        strip.text, .system(13, weight: 600), grey, in: row, .natural, part: nil)
    case .footer:
      let words = Rect(
        x: row.minX, y: row.minY + Self.footerGap, width: row.width,
        height: max(row.height - Self.footerGap, 16))
      return painter.lines(strip.text, Self.footerFont, grey, in: words, part: .footer)
    case .header where style == .plain:
      let band: [DisplayList.Item] = hasHeaderBands ? [.box(rect, headerGround)] : []
      let line = Rect(x: row.minX, y: row.maxY - 28, width: row.width, height: 28)
      return band
        + painter.text(
          strip.text, .system(17, weight: 600), environment.color(.label), in: line, .natural,
          part: .header)
    case .header:
      let title = strip.text.capitals(in: environment.language)
      let height = painter.height(of: title, Self.footerFont, width: row.width)
      // A long title fills as many lines as there is room for above the rows.
      if height > 18, height + Self.headerGap <= row.height {
        let lines = Rect(
          x: row.minX, y: row.maxY - Self.headerGap - height, width: row.width, height: height)
        return painter.lines(title, Self.footerFont, grey, in: lines, part: .header)
      }
      let line = Rect(x: row.minX, y: row.maxY - 24, width: row.width, height: 18)
      return painter.text(title, Self.footerFont, grey, in: line, .natural, part: .header)
    }
  }

  /// What covers the sides of the table beyond what its rows were drawn for, in points.
  var coveredSides: (left: Double, right: Double) {
    let safe = safeAreaInsets
    return (max(safe.left - designSides.left, 0), max(safe.right - designSides.right, 0))
  }

  /// How far words stand from the sides of a width; those of cards where the words of their rows do.
  package func wordInset(_ width: Double) -> Double {
    (style == .insetGrouped ? 2 : 1) * margin(width)
  }

  /// Returns the system's margin at the sides of the table at a width.
  func margin(_ width: Double) -> Double {
    marginPlace.map { SystemMargin.side(of: width, in: $0) }
      ?? style.margin(width, in: environment.metrics)
  }

  /// The room below the words of a header between sections, in points.
  private static let headerGap = 6.0
  /// The room above the words of a footer, in points.
  package static let footerGap = 8.0

  /// Returns the room that a footer leaves above what follows it, in points.
  package static func footerRoom(hasHeader: Bool, _ style: Style) -> Double {
    hasHeader ? (style == .plain ? 28 : 30) : 8
  }

  static let footerFont = FontDescriptor.system(13)

  private var headerGround: Color {
    Color(white: environment.appearance == .light ? 0.969 : 0.11)
  }

  var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}
