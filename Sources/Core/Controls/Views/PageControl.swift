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

  /// The size that Apple's simulator draws since iOS 14: dots 53 pixels apart in a height of 77, at
  /// three pixels a point.
  package override var naturalContentSize: Size {
    environment.grid.ceil(
      Size(width: pages > 0 ? Double(pages) * Self.pitch + 20 : 0, height: 77.0 / 3))
  }

  /// Returns the size up to iOS 13.
  package static func classicSize(pages: Int) -> Size {
    Size(width: max(0, Double(pages) * 16 - 9), height: 37)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let grid = environment.grid
    let left = bounds.midX - (Double(max(pages - 1, 0)) * Self.pitch + Self.dot) / 2
    let top = grid.round(bounds.midY - Self.dot / 2)
    let dots = (0..<max(pages, 0)).map { page in
      let place = Double(isRightToLeft ? pages - 1 - page : page)
      let rect = Rect(
        x: grid.round(left + place * Self.pitch), y: top, width: Self.dot, height: Self.dot)
      let color =
        page == current
        ? tintColor ?? environment.color(.label)
        : otherPagesColor ?? environment.color(.tertiaryLabel)
      return DisplayList.Item.box(rect, radius: Self.dot / 2, color)
    }
    return dimmed(dots)
  }

  private static let dot = 22.0 / 3
  private static let pitch = 53.0 / 3
}
