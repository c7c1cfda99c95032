import AutoLayout
import Controls
import Drawing
package import Geometry
import InterfaceBuilder
import Typesetting

/// The screen that a layout is shown in.
extension LaidOutScene {
  /// The size of the picture: that of the canvas, or of the whole screen around a document's view.
  package var pictureSize: Size { nib?.screen?.size ?? size }

  /// What is seen where nothing is drawn; nothing outside of a screen's round corners.
  var pictureBackground: Color {
    (nib?.cornerRadius ?? 0) > 0 ? .clear : background
  }

  /// A layout's picture in its place on the screen, below the bars and the device's signs.
  func inScreen(_ list: DisplayList) -> DisplayList {
    guard let nib, let screen = nib.screen else { return list }
    var items = list.items
    if screen.origin != .zero {
      let place = AffineTransform(translationX: screen.origin.x, y: screen.origin.y)
      items = [.group(DisplayList.Group(transform: place), list)]
    }
    items += TreePainter(grid: PixelGrid(scale: scale)).paint(screen.overlay).items
    guard nib.cornerRadius > 0 else { return DisplayList(items) }
    let whole = Rect(origin: .zero, size: screen.size)
    let corners = Shape.roundedRect(whole, radius: nib.cornerRadius, continuous: true)
    return DisplayList([
      .group(
        DisplayList.Group(clip: corners),
        DisplayList([.fill(.rect(whole), .color(background))] + items))
    ])
  }
}
