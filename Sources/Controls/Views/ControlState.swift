import Drawing
import Geometry
import Typesetting

/// The states of a control (`UIControl.State`); raw values are those of scene files.
package enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// At rest.
  case normal
  /// While a finger is on it.
  case highlighted
  /// Chosen, as a button that is a toggle.
  case selected
  /// Reached by a keyboard: a ring lies around it.
  case focused
  /// Not to be used.
  case disabled
}

extension PaintedView {
  /// The ring around a control that has the focus, outside its bounds.
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
  /// The room between control and ring in points.
  private static let ringGap = 2.0
  /// The least radius of the control's corners that the ring follows, in points.
  private static let ringRadius = 4.0
}
