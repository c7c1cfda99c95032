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

extension PaintedView {
  /// How much of a bar's ends the safe area leaves out, in points.
  var coveredEnds: (leading: Double, trailing: Double) {
    let insets = hostSafeArea ?? safeAreaInsets
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// Returns how far what a bar shows is from the ends of the bar.
  func barMargins(_ width: Double) -> (leading: Double, trailing: Double) {
    let covered = coveredEnds
    return (
      BarMetrics.margin(width, covered: covered.leading),
      BarMetrics.margin(width, covered: covered.trailing)
    )
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
    let showsThrough = isTranslucent && !settings.contains(.reduceTransparency)
    return Color(white: white, alpha: showsThrough ? 0.94 : 1)
  }
}

extension BarMetrics {
  /// Returns how far what a bar of a width shows is from an end of which something covers a part: the
  /// system's margin, but 16 beyond what covers the end (swift-snapshot-testing's pictures of an iPhone
  /// X in landscape).
  package static func margin(_ width: Double, covered: Double) -> Double {
    covered > 0 ? covered + 16 : LinePainter.margin(width)
  }
}
