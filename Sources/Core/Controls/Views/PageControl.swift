import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A row of dots, one per page (`UIPageControl`).
open class PageControl: PaintedView {
  package override var kind: ViewKind { .pageControl }
  /// The number of pages.
  public final var pages = 0 {
    didSet { if pages != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The index of the current page.
  public final var current = 0

  /// The colour of the other pages' dots; nil for the system's (`pageIndicatorTintColor`).
  package final var otherPagesColor: Color?

  /// `UIPageControl`.
  public override var className: String { name(as: PageControl.self, "UIPageControl") }

  /// Dots of 7 points with gaps of 9, in a height of 26, as since iOS 14.
  package override var naturalContentSize: Size {
    Size(width: rowWidth, height: 26)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let grid = environment.grid
    let left = grid.round(bounds.midX - rowWidth / 2)
    let top = grid.round(bounds.midY - Self.dot / 2)
    let dots = (0..<max(pages, 0)).map { page in
      let place = Double(isRightToLeft ? pages - 1 - page : page)
      let rect = Rect(
        x: left + place * (Self.dot + Self.gap), y: top, width: Self.dot, height: Self.dot)
      let color =
        page == current
        ? tintColor ?? environment.color(.label)
        : otherPagesColor ?? environment.color(.tertiaryLabel)
      return DisplayList.Item.box(rect, radius: Self.dot / 2, color)
    }
    return dimmed(dots)
  }

  private static let dot = 7.0
  private static let gap = 9.0

  private var rowWidth: Double {
    pages > 0 ? Double(pages) * (Self.dot + Self.gap) - Self.gap : 0
  }
}
