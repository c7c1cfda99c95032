import Drawing
import Geometry
import Typesetting

/// The states of a control (`UIControl.State`); raw values are those of scene files.
package enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// At rest.
  case normal
  /// While a finger is on it.
  case highlighted
  /// Selected, like a button that toggles.
  case selected
  /// Focused by a keyboard, with a ring around it.
  case focused
  /// Not usable.
  case disabled
}

extension PaintedView {
  /// Returns the ring around a focused control, outside its bounds.
  func focusRing(in bounds: Rect) -> [DisplayList.Item] {
    guard controlState == .focused, !bounds.isEmpty else { return [] }
    let reach = Self.ringGap + Self.ringWidth
    let radius = min(focusRadius, min(bounds.width, bounds.height) / 2)
    return [
      .outline(
        bounds.insetBy(dx: -reach, dy: -reach), radius: max(radius, Self.ringRadius) + reach,
        continuous: layer.continuousCorners, width: Self.ringWidth, effectiveTint)
    ]
  }

  /// The width of the ring in points.
  private static let ringWidth = 3.0
  /// The gap between control and ring in points.
  private static let ringGap = 2.0
  /// The minimum corner radius that the ring follows, in points.
  private static let ringRadius = 4.0
}
