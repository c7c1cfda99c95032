import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// The bar of items below a screen (`UIToolbar`).
package final class Toolbar: PaintedView {
  package override var kind: ViewKind { .toolbar }
  /// The items from leading to trailing, including spaces.
  package var items: [BarItem] = []
  /// Whether a hairline is drawn above the bar.
  package var hasHairline = true
  /// The background of the bar, extended to the screen's edge if the bar ends at the safe area;
  /// nil if it is drawn elsewhere.
  package var ground: Color?
  /// Whether a bar that views keep clear of has no background while nothing is scrolled below it.
  package var isClearAtRest = false

  /// `UIToolbar`.
  package override var className: String { "UIToolbar" }

  /// The height of a row of items.
  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: environment.bars.row)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let isClear = isClearAtRest && isAtRest(in: bounds)
    return barBack(
      isClear ? nil : ground, hasHairline: hasHairline && !isClear, isAtTop: false, in: bounds)
      + painter.items(of: places(in: bounds), tint: barTint, accent: effectiveTint)
  }

  /// Returns the frames of the items; flexible spaces share what the others leave.
  package func places(in bounds: Rect) -> [(item: BarItem, rect: Rect)] {
    let margins = barMargins(bounds.width)
    let length = bounds.width - margins.leading - margins.trailing
    let widths = items.map(painter.width)
    // The gap between adjacent items without a space between them.
    let gaps = items.indices.dropLast().map {
      items[$0].isSpace || items[$0 + 1].isSpace ? 0 : painter.gap(after: $0, in: items)
    }
    let flexible = Double(items.count { $0.content == .flexibleSpace })
    let rest = max(length - widths.reduce(0, +) - gaps.reduce(0, +), 0)
    var x = bounds.minX + margins.leading
    var places: [(item: BarItem, rect: Rect)] = []
    for (index, item) in items.enumerated() {
      let width = item.content == .flexibleSpace ? rest / flexible : widths[index]
      let rect = Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      places.append((item, environment.grid.round(rect).mirrored(in: bounds, isRightToLeft)))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
    return places
  }

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}
