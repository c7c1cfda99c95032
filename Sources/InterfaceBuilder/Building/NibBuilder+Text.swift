import Controls
import Geometry
import Typesetting

extension NibBuilder {
  func makeLabel(_ element: XMLElement) -> Label {
    let label = Label(options.environment)
    var content = textContent(element, text: element["text"] ?? "", colorKey: "textColor")
    content.lines = element.number("numberOfLines").map(lineCount) ?? 1
    content.lineBreak = lineBreak(element["lineBreakMode"])
    content.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    content.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.textContent = content
    label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
    return label
  }

  func makeButton(_ element: XMLElement) -> Button {
    let style: Button.Style =
      ["system", "roundedRect"].contains(element["buttonType"]) ? .system : .custom
    let button = Button(options.environment, style: style)
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    var content = textContent(element, text: normal?["title"] ?? "", colorKey: nil)
    content.color = normal.flatMap { color($0.child(key: "titleColor")) }
    content.lineBreak = lineBreak(element["lineBreakMode"])
    button.textContent = content
    return button
  }

  func makeTextField(_ element: XMLElement) -> TextField {
    let field = TextField(options.environment)
    field.textContent = textContent(
      element, text: element["text"] ?? "", colorKey: "textColor")
    field.placeholder = element["placeholder"].map(options.localize) ?? ""
    return field
  }

  func makeTextView(_ element: XMLElement) -> TextView {
    let view = TextView(options.environment)
    let text = element["text"] ?? element.child(key: "text")?.text ?? ""
    view.textContent = textContent(element, text: text, colorKey: "textColor")
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    return view
  }

  func makeSegmentedControl(_ element: XMLElement) -> SegmentedControl {
    let control = SegmentedControl(options.environment)
    control.segments = element.list("segments").map { options.localize($0["title"] ?? "") }
    control.selected = element.number("selectedSegmentIndex").map(lineCount)
    return control
  }

  private func textContent(_ element: XMLElement, text: String, colorKey: String?) -> TextContent {
    let attributed = element.child(key: "attributedText")
    let fragments = attributed?.children.filter { $0.name == "fragment" } ?? []
    var content = TextContent(options.localize(text))
    if !fragments.isEmpty {
      content.runs = fragments.map { fragment in
        var run = TextContent.Run(
          options.localize(fragment["content"] ?? fragment.child(key: "content")?.text ?? ""))
        run.font = font(fragment.child("attributes")?.child(key: "NSFont"))
        return run
      }
    }
    content.font = font(element.child(key: "fontDescription"))
    content.color = colorKey.flatMap { color(element.child(key: $0)) }
    content.alignment =
      switch element["textAlignment"] {
      case "left": .left
      case "center": .center
      case "right": .right
      case "justified": .justified
      default: .natural
      }
    return content
  }

  private func lineCount(_ number: Double) -> Int { Int(max(0, min(number, 10_000))) }

  private func lineBreak(_ name: String?) -> LineBreakMode {
    switch name {
    case "wordWrap": .wordWrap
    case "characterWrap": .charWrap
    case "clip": .clip
    case "headTruncation": .truncateHead
    case "middleTruncation": .truncateMiddle
    default: .truncateTail
    }
  }

  /// The font of a `<fontDescription>` or `<font>`; nil for the class's own.
  ///
  /// A named family that is not installed falls back in typesetting.
  private func font(_ element: XMLElement?) -> FontDescriptor? {
    guard let element else { return nil }
    if let style = element["style"].flatMap(textStyle) {
      return .style(style, category: options.environment.textSize)
    }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    var descriptor = FontDescriptor(family: element["family"], size: min(max(size, 1), 1000))
    descriptor.weight = element["weight"].flatMap { Self.weights[$0] } ?? 400
    if element["type"] == "boldSystem" { descriptor.weight = 600 }
    descriptor.italic = element["type"] == "italicSystem"
    return descriptor
  }

  private func textStyle(_ name: String) -> TextStyle? {
    switch name {
    case "UICTFontTextStyleLargeTitle", "UICTFontTextStyleTitle0": .largeTitle
    case "UICTFontTextStyleTitle1": .title1
    case "UICTFontTextStyleTitle2": .title2
    case "UICTFontTextStyleTitle3": .title3
    case "UICTFontTextStyleHeadline": .headline
    case "UICTFontTextStyleBody": .body
    case "UICTFontTextStyleCallout": .callout
    case "UICTFontTextStyleSubhead": .subheadline
    case "UICTFontTextStyleFootnote": .footnote
    case "UICTFontTextStyleCaption1": .caption1
    case "UICTFontTextStyleCaption2": .caption2
    default: nil
    }
  }

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
