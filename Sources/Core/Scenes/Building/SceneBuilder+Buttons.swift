import Controls
import Drawing
import Geometry

extension SceneBuilder {
  mutating func makeButton(_ stated: SceneView) -> Button {
    let button = Button(environment)
    // The font of the title, the room around it and the corners depend on them.
    for row in [Button.styleRow, Button.sizeRow, Button.cornerRow] { set(row, of: button, stated) }
    button.textContent = textContent(of: stated, base: button.defaultFont)
    for attribute in stated.attributes {
      switch attribute.value {
      case .subtitle(let text):
        button.subtitle.text = show(text, of: stated, at: attribute.place)
      case .contentInsets(let insets):
        button.arrangement.contentInsets = physical(insets, besides: button.contentInsets)
      default: break
      }
    }
    button.picture =
      picture(of: stated, isTemplate: button.style != .custom)
      ?? symbol(of: stated, pointSize: button.symbolPointSize)
    return button
  }

  /// Returns the image beside a button's title; a stencil unless the scene states otherwise.
  private func picture(of stated: SceneView, isTemplate: Bool) -> Picture? {
    var source: String?
    var mode: SceneRenderingMode?
    for attribute in stated.attributes {
      switch attribute.value {
      case .source(let path): source = path
      case .renderingMode(let stated): mode = stated
      default: break
      }
    }
    guard let set = source.flatMap({ loaded.images[$0] }) else { return nil }
    var image = Image(set, pixels: canvas.scale)
    image.accessibilityLabel = source.map(Image.name)
    image.isTemplate = mode.map { $0 == .template } ?? isTemplate
    return .image(image)
  }

  /// Converts directional insets to physical ones; missing sides are those of `own`.
  private func physical(_ insets: SceneInsets, besides own: EdgeInsets) -> EdgeInsets {
    let isMirrored = canvas.direction == .rightToLeft
    let leading = insets.left ?? (isMirrored ? own.right : own.left)
    let trailing = insets.right ?? (isMirrored ? own.left : own.right)
    return EdgeInsets(
      top: insets.top ?? own.top, left: isMirrored ? trailing : leading,
      bottom: insets.bottom ?? own.bottom, right: isMirrored ? leading : trailing)
  }
}
