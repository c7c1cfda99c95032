import Controls
import Documents
import Geometry
import InterfaceBuilder
import Scenes
import Typesetting

extension SceneConverter {
  /// Adds the style, the text and the picture of a button.
  func addButton(_ button: Button, _ element: XMLElement, to keys: inout SceneMapping) {
    addText(button.textContent, element.child(key: "fontDescription"), to: &keys)
    let normal = element.normalState
    addColor(button.textContent, normal, "titleColor", to: &keys)
    if let ground = button.groundTint, button.style == .filled, button.tintColor == nil {
      keys.add("tint", .text(ground.description))
    } else if let ground = button.groundTint {
      keys.remark("with the background \(ground.description)")
    }
    if !button.subtitle.isEmpty { keys.add("subtitle", Self.words(button.subtitle.text)) }
    addPicture(of: button, element.buttonPicture, to: &keys)
    if button.arrangement.titleInsets != .zero || button.arrangement.pictureInsets != .zero {
      keys.remark("with insets of the title or the image alone")
    }
    if let name = normal?["backgroundImage"] {
      keys.remark("with the background picture '\(name)'")
    }
  }

  /// Adds a button's picture with its place and the space around both, or the room for a picture that
  /// a scene can't name.
  private func addPicture(
    of button: Button, _ element: XMLElement?, to keys: inout SceneMapping
  ) {
    let arrangement = button.arrangement
    var insets = arrangement.contentInsets
    var comment: String?
    if let picture = button.picture {
      let shown: Picture?
      switch picture {
      case .symbol(let symbol):
        let scale = element?.symbolScale ?? .medium
        add(symbol, scale, usualSize: button.symbolPointSize, to: &keys)
        let style = SymbolStyle(pointSize: symbol.pointSize, weight: symbol.weight, scale: scale)
        shown = .symbol(named: symbol.name, style, on: environment.grid)
      case .image(let image):
        let found = element?["image"].flatMap(source)
        shown = found == nil ? nil : picture
        guard let found else { break }
        keys.add("image", .text(found.path))
        if image.isTemplate == (button.style == .custom) {
          keys.add("renderingMode", .word(image.isTemplate ? "template" : "original"))
        }
      case .missing: shown = nil
      }
      if shown == nil {
        keys.remark("with the picture '\(element?["image"] ?? picture.name)'")
      }
      if shown != picture {
        insets = self.insets(around: shown, in: button)
        // The document states the picture's size, with which it grows.
        comment = shown == nil ? nil : "around the picture at this text size"
      }
    }
    guard var insets else { return }
    if environment.direction == .rightToLeft { swap(&insets.left, &insets.right) }
    keys.add(
      "contentInsets", .numbers([insets.top, insets.left, insets.bottom, insets.right]),
      comment: comment)
  }

  /// Returns the insets with which a button that shows another picture, or none, is as large as it is;
  /// nil if it would show nothing, so that its size is stated.
  private func insets(around picture: Picture?, in button: Button) -> EdgeInsets? {
    guard picture != nil || !button.textContent.isEmpty else { return nil }
    let model = Button(environment)
    model.style = button.style
    model.buttonSize = button.buttonSize
    model.textContent = button.textContent
    model.subtitle = button.subtitle
    model.picture = picture
    if picture != nil { model.arrangement = button.arrangement }
    var insets = button.contentInsets
    // Beside a picture a title has no minimum width; nor has it between insets this wide.
    let spare = 100.0
    model.arrangement.contentInsets = EdgeInsets(
      top: insets.top, left: insets.left + spare, bottom: insets.bottom, right: insets.right)
    let (whole, title) = (button.naturalContentSize, model.naturalContentSize)
    let (width, height) = (whole.width - title.width + spare, whole.height - title.height)
    let side = picture == nil ? button.arrangement.picturePlacement : nil
    switch side {
    case .leading: insets.left += width
    case .trailing: insets.right += width
    default:
      insets.left += width / 2
      insets.right += width / 2
    }
    switch side {
    case .top: insets.top += height
    case .bottom: insets.bottom += height
    default:
      insets.top += height / 2
      insets.bottom += height / 2
    }
    return insets
  }
}
