import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// The bar of items below a screen (`UIToolbar`).
package final class Toolbar: PaintedView {
  package override var kind: ViewKind { .toolbar }
  /// The items from leading to trailing, spaces among them.
  package var items: [BarItem] = []
  /// Whether a hairline is drawn above.
  package var hasHairline = true
  /// What lies behind the bar, down to the screen's edge where the bar ends at the safe area; nil
  /// where others draw it.
  package var ground: Color?

  /// `UIToolbar`.
  package override var className: String { "UIToolbar" }

  /// A row of items high.
  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 44)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    var painted = barGround(ground, in: bounds)
    if hasHairline {
      painted.append(
        .box(
          Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / environment.grid.scale),
          environment.color(.separator)))
    }
    for (item, rect) in places(in: bounds) {
      painted += painter.items(of: item, in: rect, tint: effectiveTint)
    }
    return painted
  }

  /// Where the items stand; flexible spaces share what the others leave.
  package func places(in bounds: Rect) -> [(item: BarItem, rect: Rect)] {
    let margin = LinePainter.margin(bounds.width)
    let row = bounds.insetBy(dx: margin, dy: 0)
    let widths = items.map(painter.width)
    // Items that follow each other without a space between them keep this much apart.
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : Self.gap }
    let flexible = Double(items.count { $0.content == .flexibleSpace })
    let rest = max(row.width - widths.reduce(0, +) - gaps.reduce(0, +), 0)
    var x = row.minX
    var places: [(item: BarItem, rect: Rect)] = []
    for (index, item) in items.enumerated() {
      let width = item.content == .flexibleSpace ? rest / flexible : widths[index]
      let rect = Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      places.append((item, environment.grid.round(rect).mirrored(in: bounds, isRightToLeft)))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
    return places
  }

  private static let gap = 16.0

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}
