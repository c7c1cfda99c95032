import Controls
import Documents
import Geometry
import Typesetting

extension NibBuilder {
  func makeButton(_ element: XMLElement) -> Button {
    let configuration = element.child(key: "configuration")
    let button = Button(options.environment, style: style(element, configuration))
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    button.textContent = title(element, normal, configuration)
    if let configuration { configure(button, configuration, id: element["id"] ?? "") }
    button.arrangement = arrangement(element, configuration)
    // Configurations of Xcode 13 name their picture themselves, later ones by a reference.
    let glyph = configuration.map { $0.child(key: "image") ?? $0 } ?? normal
    // A button of the system's look tints its picture.
    let isTinted = configuration != nil || button.style == .system
    button.picture = (isTinted ? templatePicture(glyph) : picture(glyph)) ?? systemGlyph(element)
    button.backgroundPicture = picture(normal, property: "backgroundImage")
    if let ground = ground(of: button, configuration) {
      button.layer.background = ground
      if button.layer.cornerRadius == 0 { button.layer.cornerRadius = 6 }
    }
    return button
  }

  /// What lies behind the title of a configuration; nil for nothing, and for the style's own.
  private func ground(of button: Button, _ configuration: XMLElement?) -> Color? {
    guard let configuration else { return nil }
    if let color = color(configuration.child(key: "baseBackgroundColor")) { return color }
    guard button.style == .tinted else { return nil }
    return color(configuration.child(key: "baseForegroundColor"))?.multipliedAlpha(by: 0.18)
  }

  /// Size, corners and subtitle.
  private func configure(_ button: Button, _ configuration: XMLElement, id: String) {
    if let subtitle = configuration.string("subtitle") {
      button.subtitle = TextContent(shown(subtitle, key: "\(id).configuration.subtitle"))
    }
    if let size = configuration["buttonSize"].flatMap(Button.ButtonSize.init) {
      button.buttonSize = size
    }
    if let corners = configuration["cornerStyle"].flatMap(Button.CornerStyle.init) {
      button.cornerStyle = corners
    }
  }

  private func style(_ element: XMLElement, _ configuration: XMLElement?) -> Button.Style {
    switch configuration?["style"] {
    case "filled": .filled
    case "gray": .gray
    case "tinted": .tinted
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
    spaceTitle(&content)
    // A configuration has a mode of its own; what the title label would do has no effect on it.
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
    arrangement.contentInsets = insets(element.child(key: "contentEdgeInsets"))
    if let configuration {
      arrangement.contentInsets = directionalInsets(configuration.child(key: "contentInsets"))
      arrangement.picturePadding = configuration.number("imagePadding") ?? 0
      arrangement.picturePlacement =
        configuration["imagePlacement"].flatMap(Button.Arrangement.Placement.init) ?? .leading
      arrangement.titlePadding = configuration.number("titlePadding") ?? arrangement.titlePadding
    }
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

  /// A `<directionalEdgeInsets>` in the layout's direction; nil without one.
  private func directionalInsets(_ element: XMLElement?) -> EdgeInsets? {
    guard let element else { return nil }
    let leading = element.number("leading") ?? 0
    let trailing = element.number("trailing") ?? 0
    let isMirrored = options.environment.direction == .rightToLeft
    return EdgeInsets(
      top: element.number("top") ?? 0, left: isMirrored ? trailing : leading,
      bottom: element.number("bottom") ?? 0, right: isMirrored ? leading : trailing)
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
    return name.flatMap { Symbol($0, size: Size(width: 22, height: 22)) }.map(Picture.symbol)
  }
}
