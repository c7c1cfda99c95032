package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

extension View {
  /// Returns the background of a bar, extended to the screen's edge where the bar touches the
  /// safe area's.
  package func barGround(_ color: Color?, in bounds: Rect) -> [DisplayList.Item] {
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
}

extension ControlEnvironment {
  /// The background of a bar that specifies none.
  package var standardBarGround: Color { barGround() }

  /// Returns the background of a bar that specifies no colour; content shows slightly through a
  /// translucent one.
  ///
  /// - Parameter isBlack: Whether the bar has the old black style.
  package func barGround(isBlack: Bool = false, isTranslucent: Bool = true) -> Color {
    let white = isBlack ? 0.11 : appearance == .dark ? 0.114 : 0.976
    return Color(white: white, alpha: isTranslucent ? 0.94 : 1)
  }
}
