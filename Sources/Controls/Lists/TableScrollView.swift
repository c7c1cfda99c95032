package import AutoLayout
import Geometry

/// A view that sets the frames of its rows once its own width is known.
package protocol RowArranging: AnyObject {
  /// Measures the rows at the width of the last layout and places them.
  func arrangeRows()
}

/// A table that lays out its rows itself (`UITableView` with self-sizing cells).
///
/// A row is as high as its constraints make it at the table's width, or 44 points if they leave
/// it open.
package final class TableScrollView: PaintedScrollView, RowArranging {
  package override var kind: ViewKind { .tableView }
  /// Rows with the text above and below them.
  package struct Section {
    /// The title above the rows; nil for none.
    package var header: Label?
    /// The text below the rows; nil for none.
    package var footer: Label?
    /// The rows from top to bottom.
    package var rows: [View]

    /// Makes a section.
    package init(header: Label? = nil, footer: Label? = nil, rows: [View]) {
      (self.header, self.footer, self.rows) = (header, footer, rows)
    }
  }

  /// How the sections are shown.
  package var style = TableView.Style.plain
  /// The sections from top to bottom; their views are subviews of the table.
  package var sections: [Section] = []
  private let extent = ContentExtent()

  /// `UITableView`.
  public override var className: String { "UITableView" }

  /// The height of a row whose constraints do not determine it, in points.
  package static let standardRowHeight = 44.0

  /// Returns the system's margin at the sides of a table of the given width, in points.
  package static func margin(_ width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// Measures the rows and places everything, in the content's coordinates.
  package func arrangeRows() {
    let width = layoutFrame.width
    let inset = style == .insetGrouped ? Self.margin(width) : 0
    var y = 0.0
    for (index, section) in sections.enumerated() {
      y += spaceAbove(index)
      if let header = section.header { y = place(header, at: y, inset, width) + spaceBelowHeader }
      for row in section.rows where !row.isHidden {
        let height = Self.height(of: row, width: width - 2 * inset)
        row.place(Rect(x: inset, y: y, width: width - 2 * inset, height: height))
        y += height
      }
      if let footer = section.footer { y = place(footer, at: y + 8, inset, width) + 8 }
    }
    if style != .plain, !sections.isEmpty { y += 17.5 }
    extent.set(Size(width: width, height: y), of: self)
  }

  /// Returns the space above a section's first text or row. Grouped sections are 35 points apart,
  /// and their titles are at the bottom of a header of 55.5 points.
  private func spaceAbove(_ index: Int) -> Double {
    guard style != .plain else { return sections[index].header == nil ? 0 : 3.75 }
    let whole: Double = sections[index].header == nil ? 35 : 33
    return index > 0 && sections[index - 1].footer != nil ? whole - 17.5 : whole
  }

  private var spaceBelowHeader: Double { style == .plain ? 3.75 : 7 }

  /// Places text across the table, aligned with that of the rows; returns where it ends.
  private func place(_ words: Label, at y: Double, _ inset: Double, _ width: Double) -> Double {
    let side = inset + Self.margin(width)
    let room = max(width - 2 * side, 0)
    let height = words.systemLayoutSizeFitting(
      Size(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    words.place(Rect(x: side, y: y, width: room, height: height))
    return y + height
  }

  /// Returns the height that a row's constraints result in at a width.
  private static func height(of row: View, width: Double) -> Double {
    let height = row.systemLayoutSizeFitting(
      Size(width: max(width, 0), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : standardRowHeight
  }
}

/// The size of a list's content, held by constraints on its guide.
final class ContentExtent {
  private var constraints: [LayoutConstraint] = []

  /// Sets the size of a scroll view's content.
  func set(_ size: Size, of view: ScrollView) {
    for constraint in constraints { constraint.isActive = false }
    constraints = [
      view.contentLayoutGuide.widthAnchor.constraint(equalToConstant: size.width),
      view.contentLayoutGuide.heightAnchor.constraint(equalToConstant: size.height),
    ]
    for constraint in constraints {
      constraint.origin = .guide
      constraint.identifier = "UIScrollView-contentLayoutGuide-size"
      constraint.isActive = true
    }
  }
}

extension View {
  /// Gives the view a frame that no constraint decides, as lists do with their rows.
  func place(_ frame: Rect) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = []
    self.frame = frame
  }
}
