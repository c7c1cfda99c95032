package import AutoLayout
import Drawing
import Geometry
import Typesetting

/// A view that sets the frames of its rows once its own width is known.
package protocol RowArranging: AnyObject {
  /// Measures the rows at the width of the last layout and places them.
  func arrangeRows()
}

/// A table that lays out its rows itself (`UITableView` with self-sizing cells).
///
/// A row is as high as its constraints make it at the table's width, or as the look's rows are if
/// they leave it open: 44 points, 52 in the look of iOS 26.
package final class TableScrollView: PaintedScrollView, RowArranging {
  package override var kind: ViewKind { .tableView }
  /// Rows with the text above and below them.
  package struct Section {
    /// What is above the rows; nil for nothing.
    package var header: Edge?
    /// What is below the rows; nil for nothing.
    package var footer: Edge?
    /// The rows from top to bottom.
    package var rows: [View]

    /// Makes a section.
    package init(header: Edge? = nil, footer: Edge? = nil, rows: [View]) {
      (self.header, self.footer, self.rows) = (header, footer, rows)
    }
  }

  /// What is above or below the rows of a section: the table's own label with a text, which has the
  /// margins of the rows' texts (`titleForHeaderInSection`), or a view, which has the width of the rows
  /// whatever its class (`viewForHeaderInSection`).
  package enum Edge {
    /// A text in the table's own label.
    case title(Label)
    /// Another view.
    case view(View)

    /// The label or the view.
    package var view: View {
      switch self {
      case .title(let label): label
      case .view(let view): view
      }
    }

    var isTitle: Bool { if case .title = self { true } else { false } }
  }

  /// How the sections are shown.
  package var style = TableView.Style.plain
  /// Whether lines are drawn between the rows.
  package var hasSeparators = true
  /// The view above all rows; nil for none.
  package var header: View?
  /// The view below all rows; nil for none.
  package var footer: View?
  /// The sections from top to bottom; their views are subviews of the table.
  package var sections: [Section] = []
  private let extent = ContentExtent()

  /// Makes an empty list.
  package override init(_ environment: ControlEnvironment) {
    super.init(environment)
    placesSubviews = true
    // As in UIKit, a table scrolls however few rows it has, and its rows don't adapt to bars.
    alwaysBounceVertical = true
    movesContentUnderBars = true
  }

  /// `UITableView`.
  public override var className: String { "UITableView" }

  /// The margin of the table: that of its own width, and never more than that of the screen.
  private var margin: Double {
    let root = sequence(first: self as View, next: \.superview).reduce(self as View) { $1 }
    return style.margin(min(layoutFrame.width, root.layoutFrame.width), in: environment.metrics)
  }

  /// Returns the place of rows across the table: cards are inside the safe area, other rows have theirs.
  private var rowSpan: (x: Double, width: Double) {
    guard style.isInset else { return (0, layoutFrame.width) }
    let safe = coveredSides
    let left = margin + safe.left
    return (left, max(layoutFrame.width - left - margin - safe.right, 0))
  }

  /// Returns the place of a section's header or footer across the table: texts are aligned with those of
  /// the rows (`insetsContentViewsToSafeArea`), other views with the rows.
  private func span(of edge: Edge) -> (x: Double, width: Double) {
    var (x, width) = rowSpan
    guard edge.isTitle else { return (x, width) }
    let safe = style.isInset ? EdgeInsets.zero : coveredSides
    x += margin + safe.left
    width = max(width - 2 * margin - safe.left - safe.right, 0)
    return (x, width)
  }

  /// Measures the rows and places everything, in the content's coordinates. A hidden row keeps
  /// its room.
  package func arrangeRows() {
    let width = layoutFrame.width
    let margin = margin
    let cards = rowSpan
    var y = 0.0
    var spans: [Span] = []
    if let header { y = place(header, at: y, (0, width)) }
    for (index, section) in sections.enumerated() {
      y += spaceAbove(index)
      let start = y
      if let header = section.header {
        y = place(header.view, at: y, span(of: header))
        y += spaceBelow(header)
      }
      let rows = y
      for row in section.rows {
        (row as? TableCell)?.adaptRow(side: margin, isMirrored: isRightToLeft)
        let height = height(of: row, width: cards.width)
        row.place(Rect(x: cards.x, y: y, width: cards.width, height: height))
        y += height
      }
      let end = y
      if let footer = section.footer {
        let gap = footer.isTitle ? Self.footerGap : 0
        y = place(footer.view, at: y + gap, span(of: footer)) + gap
      }
      spans.append(Span(start: start, rows: rows, rowsEnd: end, end: y))
    }
    if !sections.isEmpty { y += style.endGap }
    if let footer { y = place(footer, at: y, (0, width)) }
    extent.set(Size(width: width, height: y), of: self)
    if style == .plain { floatEdges(spans) }
  }

  /// Where a section and its rows begin and end, in the content's coordinates.
  private struct Span {
    var start: Double
    var rows: Double
    var rowsEnd: Double
    var end: Double
  }

  private static let footerGap = TableView.footerGap
  private static let headerGap = TableView.Style.plainTitleGap
  /// The empty space above the header of a plain table's section since iOS 15, in points
  /// (`sectionHeaderTopPadding`; 42 of 42 recorded headers).
  package static let headerPadding = 22.0

  /// Returns the space above a section's first text or row.
  private func spaceAbove(_ index: Int) -> Double {
    let header = sections[index].header
    guard style != .plain else {
      guard let header else { return 0 }
      return Self.headerPadding + (header.isTitle ? Self.headerGap : 0)
    }
    return style.spaceAbove(
      hasHeader: header != nil, followsFooter: index > 0 && sections[index - 1].footer != nil,
      isFirst: index == 0, in: environment.metrics)
  }

  private func spaceBelow(_ header: Edge) -> Double {
    header.isTitle ? style.spaceBelowTitle(in: environment.metrics) : 0
  }

  /// Places a view across the table; returns where it ends.
  private func place(_ view: View, at y: Double, _ span: (x: Double, width: Double)) -> Double {
    let height = view.systemLayoutSizeFitting(
      Size(width: span.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    view.place(Rect(x: span.x, y: y, width: span.width, height: height))
    return y + height
  }

  /// Moves the headers and footers of a plain table into its visible part, above the rows.
  private func floatEdges(_ spans: [Span]) {
    let isAtTop = staysAtBeginning && !beginsAtBottom
    guard !isAtTop || sections.contains(where: { $0.footer != nil }) else { return }
    let inset = adjustedContentInset
    let beginning = beginning(inside: inset, layoutFrame.size)
    let top = (staysAtBeginning ? beginning.y : contentOffset.y) + inset.top
    let bottom = top + layoutFrame.height - inset.top - inset.bottom
    for (section, span) in zip(sections, spans) {
      if let header = section.header {
        let gap = header.isTitle ? Self.headerGap : 0
        let y = ListFloating.header(
          at: span.start - gap, height: span.rows - span.start + gap, sectionEnd: span.end,
          visibleFrom: top)
        float(header, to: y + gap, gap: gap)
      }
      if let footer = section.footer {
        let gap = footer.isTitle ? Self.footerGap : 0
        let y = ListFloating.footer(
          at: span.rowsEnd, height: span.end - span.rowsEnd, sectionStart: span.rows,
          visibleTo: bottom)
        float(footer, to: y + gap, gap: gap)
      }
    }
  }

  /// How far a floating text's ground extends beyond its band, so that no gap is left where the
  /// text's frame is rounded to pixels.
  private static let overlap = 0.5

  /// The ground of a text that floats above the rows.
  private var floatingGround: Color { environment.color(.systemBackground) }

  /// Gives the table's own labels the colours of their texts, and of their ground where they float.
  func setColorsOfTitles() {
    for section in sections {
      for (edge, isHeader) in [(section.header, true), (section.footer, false)] {
        guard case .title(let label)? = edge else { continue }
        label.textContent.color = style.wordsColor(isHeader: isHeader, in: environment)
        if label.layer.background != nil { label.layer.background = floatingGround }
      }
    }
  }

  /// Moves a header or footer, and gives a text that floats a ground to hide the rows below it.
  private func float(_ edge: Edge, to y: Double, gap: Double) {
    let frame = edge.view.layoutFrame
    let isFloating = abs(frame.minY - y) > 0.01
    if isFloating { edge.view.place(Rect(origin: Point(x: frame.minX, y: y), size: frame.size)) }
    guard case .title(let label) = edge else { return }
    label.layer.background = isFloating ? floatingGround : nil
    let band = Rect(origin: .zero, size: frame.size).inset(
      by: EdgeInsets(
        top: -gap - Self.overlap, left: -frame.minX, bottom: -gap,
        right: frame.maxX - layoutFrame.width))
    label.layer.outline = isFloating ? .box(band) : nil
  }

  /// Returns the height that a row's constraints result in at a width; the separator alone is
  /// none.
  private func height(of row: View, width: Double) -> Double {
    let height = row.systemLayoutSizeFitting(
      Size(width: max(width, 0), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height > row.contentEdges.bottom + 1e-6 else { return environment.metrics.rowHeight }
    // A picture that grows with the text asks for room as the text does.
    guard environment.textSize.isAccessibility, let cell = row as? TableCell,
      let picture = cell.row.picture
    else { return height }
    let margins = 2 * environment.metrics.rowMargin + row.contentEdges.bottom
    return max(height, environment.grid.ceil(picture.size.height + margins))
  }
}

/// Where the headers and footers of plain tables are while their section is visible.
package enum ListFloating {
  /// Returns where a header begins: at the visible part's upper edge while its section is there,
  /// and pushed up by the section's end.
  package static func header(
    at start: Double, height: Double, sectionEnd: Double, visibleFrom top: Double
  ) -> Double {
    max(start, min(top, sectionEnd - height))
  }

  /// Returns where a footer begins: at the visible part's lower edge while its section is there,
  /// and pushed down by the section's start.
  package static func footer(
    at start: Double, height: Double, sectionStart: Double, visibleTo bottom: Double
  ) -> Double {
    min(start, max(bottom - height, sectionStart))
  }
}

/// The size of a list's content, held by constraints on its guide.
final class ContentExtent {
  private var constraints: [LayoutConstraint] = []

  /// Sets the size of a scroll view's content.
  func set(_ size: Size, of view: ScrollView) {
    view.contentSize = size
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

extension ScrollView {
  /// The parts of the safe area's insets by which the content is not moved, in points.
  var coveredSides: EdgeInsets {
    let (safe, moved) = (safeAreaInsets, adjustedContentInset)
    return EdgeInsets(
      top: max(safe.top - moved.top, 0), left: max(safe.left - moved.left, 0),
      bottom: max(safe.bottom - moved.bottom, 0), right: max(safe.right - moved.right, 0))
  }
}

extension View {
  /// Gives the view a frame that no constraint decides, as lists do with their rows; a transform
  /// applies to what is drawn there.
  func place(_ frame: Rect) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = []
    guard transform != .identity else { return self.frame = frame }
    bounds.size = frame.size
    center = frame.point(at: anchorPoint)
  }
}
