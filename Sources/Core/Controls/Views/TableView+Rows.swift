package import AutoLayout
package import Geometry

extension TableView {
  /// A row as it was drawn, and whether it follows its content.
  package struct Row {
    /// The cell, a subview of the table.
    package var cell: TableCell
    /// The view that holds the cell's content, if it has its own frame.
    package var content: View?
    /// How a row gets its height.
    package enum Sizing: Hashable, Sendable {
      /// As it was drawn.
      case asDrawn
      /// The constraints inside determine it (`UITableView.automaticDimension`).
      case byContent
      /// As it was drawn, unless the constraints inside contradict that: a prototype's height belongs to
      /// the canvas alone.
      case asDrawnIfPossible
      /// As it was drawn, unless the constraints inside need more or hardly less: the height of a cell
      /// that sizes itself in an app, where what gives it its full height may be missing.
      case asDrawnOrFitting
    }

    /// The part of its drawn height that the content needs at least for a cell to fit it.
    private static let leastPart = 7.0 / 8

    /// What determines the height.
    package var sizing: Sizing
    /// Whether the constraints inside determine the height.
    package var sizesItself: Bool { sizing == .byContent }
    /// The cell's frame as it was drawn, in the table's coordinates.
    package let frame: Rect
    /// The content's frame as it was drawn, in the cell's coordinates.
    package let contentFrame: Rect

    /// Makes a row from a cell with the frame it was drawn with.
    package init(_ cell: TableCell, content: View?, sizing: Sizing) {
      self.cell = cell
      self.content = content
      self.sizing = sizing
      frame = cell.frame
      contentFrame = content?.frame ?? .zero
    }

    /// Returns the room for the line below the content that the row was drawn without and gets when the
    /// content changes its height: UIKit adds a pixel to what the content needs.
    func lineToAdd(growing growth: Double) -> Double {
      let hasRoom = frame.height - contentFrame.maxY > 0.01
      guard content != nil, abs(growth) > 0.01, !hasRoom, cell.showsSeparator else { return 0 }
      return 1 / cell.environment.grid.scale
    }

    /// Returns the height that the content needs below its upper edge at a width; nil if it
    /// determines no height.
    ///
    /// UIKit asks for the same size: the width is required, the height is 0 at the fitting
    /// priority.
    package func fittingHeight(width: Double) -> Double? {
      guard sizing != .asDrawn, let content else { return nil }
      let drawn = contentFrame.height
      func height(_ wanted: Double, _ priority: LayoutPriority) -> Double? {
        let height = content.systemLayoutSizeFitting(
          Size(width: width, height: wanted), withHorizontalFittingPriority: .required,
          verticalFittingPriority: priority
        ).height
        return height > 0 && height < 1e6 ? height : nil
      }
      var needed = sizing == .asDrawnIfPossible ? nil : height(0, .fittingSizeLevel)
      if sizing == .asDrawnOrFitting, (needed ?? 0) < drawn * Self.leastPart { needed = nil }
      guard let fitted = needed ?? (sizesItself ? nil : height(drawn, LayoutPriority(999))) else {
        return nil
      }
      // What is rounded to a pixel is no other height, except for constraints that contradict it.
      let step = sizing == .asDrawnIfPossible ? 0.01 : 1 / cell.environment.grid.scale - 0.01
      let isDrawn = !sizesItself && abs(fitted - drawn) < step
      return isDrawn ? nil : fitted
    }
  }

  /// How much lower things are than they were drawn, because the rows above them grew.
  struct RowGrowth {
    /// The lower edges, as drawn, of the rows whose height has changed, ascending.
    var edges: [Double] = []
    /// The total growth of all rows down to each of those edges.
    var sums: [Double] = []

    /// Records that a row with the given drawn lower edge grew; rows must be added from the top
    /// down.
    mutating func add(_ growth: Double, below edge: Double) {
      edges.append(edge)
      sums.append((sums.last ?? 0) + growth)
    }

    /// Returns how far something moves whose upper edge was drawn at a given position.
    func shift(at y: Double) -> Double {
      edges.lastIndex { $0 <= y + 0.01 }.map { sums[$0] } ?? 0
    }
  }

  /// Gives all rows the table's width, and self-sizing rows their heights; everything below them
  /// moves.
  package func placeRows() {
    guard let designWidth else { return }
    let widening = bounds.width - designWidth
    let side = margin(bounds.width)
    let margins = side - margin(designWidth)
    let sides = coveredSides
    let covered = sides.left + sides.right
    growth = RowGrowth()
    var footers = strips.filter { $0.kind == .footer && growsFooters }[...]
    for (index, row) in rows.enumerated() {
      let inset = covered + (style == .insetGrouped ? 2 * margins : 0)
      let width = max(row.contentFrame.width + widening - inset, 0)
      let fitted = row.fittingHeight(width: width) ?? row.contentFrame.height
      // The line below the content keeps its room, and has a pixel in a row that has another height than it
      // was drawn with.
      var grown = row.content == nil ? 0 : fitted - row.contentFrame.height
      var frame = row.frame
      frame.origin.y += growth.shift(at: row.frame.minY)
      frame.size.width = max(frame.width + widening, 0)
      if style == .insetGrouped {
        frame.origin.x += sides.left + margins
        frame.size.width = max(frame.width - covered - 2 * margins, 0)
      }
      let line = row.lineToAdd(growing: grown)
      frame.size.height = max(frame.height + grown + line, 0)
      (row.cell.row.side, row.cell.row.wideningOfMargins) = (side, margins)
      place(row.cell, frame, in: bounds.size)
      if let content = row.content {
        var inner = row.contentFrame
        if style != .insetGrouped { inner.origin.x += sides.left }
        inner.size = Size(width: width, height: max(inner.height + grown, 0))
        place(content, inner, in: frame.size)
      }
      grown += line
      if grown != 0 { growth.add(grown, below: row.frame.maxY) }
      if let footer = footers.first, footer.rect.minY <= row.frame.maxY + 0.01 {
        footers.removeFirst()
        let next = rows.dropFirst(index + 1).first?.frame ?? lowerViews.first?.frame
        let lack = next.map { room(of: footer, lacksAbove: $0.minY) } ?? 0
        if lack > 0.5 { growth.add(lack, below: footer.rect.minY + 0.02) }
      }
    }
    for (view, frame) in lowerViews {
      place(
        view, frame.offsetBy(dx: 0, dy: growth.shift(at: frame.minY)),
        in: view.autoresizingReference.superviewSize)
    }
  }

  /// What a footer needs beyond the room between the rows above it and what was drawn next.
  private func room(of footer: Strip, lacksAbove next: Double) -> Double {
    let sides = coveredSides
    let width = max(bounds.width - 2 * wordInset(bounds.width) - sides.left - sides.right, 0)
    let words = painter.height(of: footer.text, Self.footerFont, width: width)
    let hasHeader = strips.contains { $0.kind == .header && abs($0.rect.maxY - next) < 0.01 }
    let after = Self.footerRoom(hasHeader: hasHeader, style)
    return Self.footerGap + words + after - (next - footer.rect.minY)
  }

  private func place(_ view: View, _ frame: Rect, in superviewSize: Size?) {
    guard view.autoresizingReference.frame != frame else { return }
    view.setAutoresizingReference(frame: frame, superviewSize: superviewSize)
  }
}
