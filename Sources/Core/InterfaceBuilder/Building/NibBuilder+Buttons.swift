package import Controls
package import Documents
import Geometry
import Typesetting

extension NibBuilder {
  func makeButton(_ element: XMLElement) -> Button {
    let configuration = element.child(key: "configuration")
    let button = Button(options.environment, style: style(element, configuration))
    let normal = element.normalState
    button.textContent = title(element, normal, configuration)
    if let subtitle = configuration?.string("subtitle") {
      button.subtitle = TextContent(
        shown(subtitle, key: "\(element["id"] ?? "").configuration.subtitle"))
    }
    set([Button.sizeRow], of: button, element)
    if configuration != nil, element["role"] == "primary", button.textContent.font == nil {
      button.textContent.font = button.defaultFont
      button.textContent.font?.weight = 600
    }
    button.arrangement = arrangement(element, configuration)
    set(Button.properties, of: button, element)
    let glyph = element.buttonPicture
    // A button with the system's appearance tints its picture.
    let isTinted = configuration != nil || button.style == .system
    button.picture =
      (isTinted ? templatePicture(glyph) : picture(glyph))
      ?? element["buttonType"].flatMap(Button.glyph).map(Picture.symbol)
    button.backgroundPicture = picture(normal, property: "backgroundImage")
    button.groundTint = color(configuration?.child(key: "baseBackgroundColor"))
    if button.style == .tinted, button.groundTint == nil {
      button.groundTint = color(configuration?.child(key: "baseForegroundColor"))
    }
    if element["buttonType"] == "close", configuration == nil { shapeCloseButton(button) }
    return button
  }

  /// Gives a button a cross on a grey disc, 30 points wide.
  private func shapeCloseButton(_ button: Button) {
    button.arrangement.contentInsets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    button.tintColor = options.environment.color(.secondaryLabel)
    button.layer.background = options.environment.color(.tertiarySystemFill)
    button.layer.cornerRadius = 15
  }

  private func style(_ element: XMLElement, _ configuration: XMLElement?) -> Button.Style {
    configuration.map { Button.Style(configuration: $0["style"]) }
      ?? (["custom", nil].contains(element["buttonType"]) ? .custom : .system)
  }

  private func title(
    _ element: XMLElement, _ normal: XMLElement?, _ configuration: XMLElement?
  ) -> TextContent {
    let id = element["id"] ?? ""
    var content: TextContent
    if let configuration {
      content = TextContent(
        shown(configuration.string("title") ?? "", key: "\(id).configuration.title"))
      if let title = configuration.child(key: "attributedTitle") {
        apply(title, to: &content, key: "\(id).configuration.attributedTitle")
      }
      content.font = font(configuration.child(key: "titleFontDescription"))
      content.color = color(configuration.child(key: "baseForegroundColor"))
    } else {
      content = TextContent(shown(normal?.string("title") ?? "", key: "\(id).normalTitle"))
      if let title = normal?.child(key: "attributedTitle") {
        apply(title, to: &content, key: "\(id).normalAttributedTitle")
      }
      content.font = font(element.child(key: "fontDescription"))
      content.color = color(normal?.child(key: "titleColor"))
      // A custom button's title is white unless a colour is chosen.
      let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
      if isCustom, content.color == nil { content.color = .white }
    }
    spaceTitle(&content)
    // A configuration has its own mode; that of the title label has no effect on it.
    if let configuration {
      content.lineBreak = configuration["titleLineBreakMode"].map(lineBreak)
    } else {
      content.lineBreak = lineBreak(element["lineBreakMode"])
      if let lines = element.number("numberOfLines") { content.lines = count(lines) }
    }
    return content
  }

  private func arrangement(
    _ element: XMLElement, _ configuration: XMLElement?
  ) -> Button.Arrangement {
    var arrangement = Button.Arrangement()
    arrangement.contentInsets = element.insets("contentEdgeInsets")
    if let configuration {
      arrangement.contentInsets = configuration.directionalInsets("contentInsets")?
        .resolved(options.environment.direction)
    }
    arrangement.titleInsets = element.insets("titleEdgeInsets") ?? .zero
    arrangement.pictureInsets = element.insets("imageEdgeInsets") ?? .zero
    return arrangement
  }
}

extension XMLElement {
  /// The normal state of a button.
  package var normalState: XMLElement? {
    children.first { $0.name == "state" && $0["key"] == "normal" }
  }

  /// The element that names a button's picture, with the size of its symbol.
  package var buttonPicture: XMLElement? {
    guard var configuration = child(key: "configuration") else { return normalState }
    let style = configuration.children.firstIndex {
      $0["key"] == "preferredSymbolConfigurationForImage"
    }
    if let style { configuration.children[style].set("key", to: "preferredSymbolConfiguration") }
    return configuration
  }
}

extension Button.Style {
  /// The style that a `<buttonConfiguration>` names; plain for any other name and for none.
  package init(configuration style: String?) {
    switch style {
    case "filled", "borderedProminent": self = .filled
    case "gray", "bordered": self = .gray
    case "tinted", "borderedTinted": self = .tinted
    case "glass", "clearGlass", "prominentGlass", "prominentClearGlass":
      self = style.flatMap(Self.init(rawValue:)) ?? .plain
    default: self = .plain
    }
  }
}
