import AutoLayout
import Drawing
import Geometry
package import Typesetting

extension PaintedView {
  /// Returns the background of a bar, extended to the screen's edge where the bar touches the
  /// safe area's.
  func barGround(_ color: Color?, in bounds: Rect) -> [DisplayList.Item] {
    guard let color else { return [] }
    var rect = layoutFrame
    var outer = superview
    while let view = outer, view.superview != nil {
      rect = rect.offsetBy(
        dx: view.layoutFrame.minX - view.bounds.minX, dy: view.layoutFrame.minY - view.bounds.minY)
      outer = view.superview
    }
    guard let root = outer else { return [.box(bounds, color)] }
    let safeArea = root.safeAreaInsets
    let above = abs(rect.minY - safeArea.top) < 0.5 ? safeArea.top : 0
    let end = root.layoutFrame.height - safeArea.bottom
    let below = abs(rect.maxY - end) < 0.5 ? safeArea.bottom : 0
    return [
      .box(
        Rect(
          x: bounds.minX, y: bounds.minY - above, width: bounds.width,
          height: bounds.height + above + below), color)
    ]
  }

  /// The background of a bar that specifies none.
  package var standardBarGround: Color {
    Color(white: environment.appearance == .dark ? 0.114 : 0.976, alpha: 0.94)
  }
}
