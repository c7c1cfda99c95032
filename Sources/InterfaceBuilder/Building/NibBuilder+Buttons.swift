import Controls
import Geometry
import Typesetting

extension NibBuilder {
  func makeButton(_ element: XMLElement) -> Button {
    let configuration = element.child(key: "configuration")
    let button = Button(options.environment, style: style(element, configuration))
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    button.textContent = title(element, normal, configuration)
    button.arrangement = arrangement(element)
    let glyph = configuration?.child(key: "image") ?? normal
    button.picture = picture(glyph) ?? systemGlyph(element)
    button.backgroundPicture = picture(normal, property: "backgroundImage")
    if let ground = configuration.flatMap({ color($0.child(key: "baseBackgroundColor")) }) {
      button.layer.background = ground
    }
    return button
  }

  private func style(_ element: XMLElement, _ configuration: XMLElement?) -> Button.Style {
    switch configuration?["style"] {
    case "filled": .filled
    case .some: .plain
    case nil: ["system", "roundedRect"].contains(element["buttonType"]) ? .system : .custom
    }
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
      // A custom button's title is white until somebody chooses a colour.
      let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
      if isCustom, content.color == nil { content.color = .white }
    }
    content.lineBreak = lineBreak(element["lineBreakMode"])
    if let lines = element.number("numberOfLines") { content.lines = count(lines) }
    return content
  }

  private func arrangement(_ element: XMLElement) -> Button.Arrangement {
    var arrangement = Button.Arrangement()
    arrangement.contentInsets = insets(element.child(key: "contentEdgeInsets"))
    arrangement.titleInsets = insets(element.child(key: "titleEdgeInsets")) ?? .zero
    arrangement.pictureInsets = insets(element.child(key: "imageEdgeInsets")) ?? .zero
    arrangement.horizontal =
      element["contentHorizontalAlignment"].flatMap(Button.Arrangement.Horizontal.init) ?? .center
    arrangement.vertical =
      element["contentVerticalAlignment"].flatMap(Button.Arrangement.Vertical.init) ?? .center
    return arrangement
  }

  /// An `<inset minX minY maxX maxY>`; nil without one.
  private func insets(_ element: XMLElement?) -> EdgeInsets? {
    guard let element else { return nil }
    return EdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  /// The glyph of the button types that have nothing but one.
  private func systemGlyph(_ element: XMLElement) -> Picture? {
    let name: String? =
      switch element["buttonType"] {
      case "contactAdd": "plus.circle"
      case "infoLight", "infoDark", "detailDisclosure": "info.circle"
      case "close": "xmark.circle.fill"
      default: nil
      }
    return name.map { .missing(MissingPicture(name: $0, size: Size(width: 22, height: 22))) }
  }
}
