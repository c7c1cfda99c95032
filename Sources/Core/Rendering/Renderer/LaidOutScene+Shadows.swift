import AutoLayout
import Controls
import Drawing
package import Geometry

extension LaidOutScene {
  /// Returns a PNG that is larger than the canvas by the shadows that end beyond it, as far as they are dense
  /// enough to be seen, and its size in points.
  package func encodedWithShadows() throws(RenderError) -> (bytes: [UInt8], size: Size) {
    let room = shadowRoom
    guard room > 0 else { return (try encoded(as: .png, overlays: []), size) }
    let whole = Size(width: size.width + 2 * room, height: size.height + 2 * room)
    let bytes = try encoded(as: .png, size: whole) {
      DisplayList([
        .group(
          DisplayList.Group(transform: AffineTransform(translationX: room, y: room)),
          displayList(overlays: []))
      ])
    }
    return (bytes, whole)
  }

  /// How far shadows end beyond the canvas, in whole points; 0 if the root's own edge cuts them off.
  private var shadowRoom: Double {
    var room = 0.0
    func look(_ view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let layer = view.asPaintable?.layer
      if let shadow = layer?.shadow, shadow.opacity > 0 {
        let reach = Self.blurs * shadow.radius
        let frame = view.convert(view.bounds, to: nil).offsetBy(dx: shadow.dx, dy: shadow.dy)
          .insetBy(dx: -reach, dy: -reach)
        room = max(
          room, -frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height)
      }
      if layer?.clips != true { view.subviews.forEach(look) }
    }
    if root.asPaintable?.layer.clips != true { look(root) }
    return min(room, Self.mostRoom).rounded(.up)
  }

  /// The number of standard deviations after which a blurred edge has faded.
  private static let blurs = 2.0
  /// The most room for shadows, in points.
  private static let mostRoom = 48.0
}
