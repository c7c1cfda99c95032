import Controls
import Documents
import Geometry
import Localization
package import Typesetting

extension NibBuilder {
  func makeLabel(_ element: XMLElement) -> Label {
    let label = Label(options.environment)
    var content = textContent(element, property: "text", colorKey: "textColor")
    content.lines = element.number("numberOfLines").map(count) ?? 1
    content.lineBreak = lineBreak(element["lineBreakMode"])
    let shrinking = element.shrinking(from: content.font?.size ?? 17)
    content.adjustsFontSizeToFitWidth = shrinking.isOn
    content.minimumScaleFactor = shrinking.leastScale
    content.baselineAdjustment =
      element["baselineAdjustment"].flatMap(TextContent.BaselineAdjustment.init)
      ?? .alignBaselines
    label.textContent = content
    if content.text == element.string("text") { label.drawnWidth = element.recordedFrame?.width }
    if let shadow = color(element.child(key: "shadowColor")), shadow.alpha > 0 {
      let offset = element.shadowOffset
      label.textShadow = Label.TextShadow(color: shadow, dx: offset.width, dy: offset.height)
    }
    label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
    return label
  }

  func makeTextField(_ element: XMLElement) -> TextField {
    let field = TextField(options.environment)
    field.borderStyle = .none
    set(TextField.properties, of: field, element)
    field.textContent = textContent(element, property: "text", colorKey: "textColor")
    field.placeholder = text(element, "placeholder")
    field.isAsHighAsLine = !metrics.isModern
    field.lowersEmptyBaseline = document.era.isOf26
    return field
  }

  func makeTextView(_ element: XMLElement) -> TextView {
    let view = TextView(options.environment)
    view.textContent = textContent(element, property: "text", colorKey: "textColor")
    set(TextView.properties, of: view, element)
    return view
  }

  func makeSegmentedControl(_ element: XMLElement) -> SegmentedControl {
    let control = SegmentedControl(options.environment)
    control.hasClassicWidths = !metrics.isModern
    control.segments = element.list("segments").enumerated().map { index, segment in
      shown(segment.string("title") ?? "", key: "\(element["id"] ?? "").segmentTitles[\(index)]")
    }
    for (index, segment) in element.list("segments").enumerated() {
      control.pictures[index] = templatePicture(segment)
      if segment.flag("enabled") == false { control.disabledSegments.append(index) }
    }
    control.selected = element.number("selectedSegmentIndex").map(count)
    set(ViewKind.segmentedControl.ownProperties, of: control, element)
    return control
  }

  /// Returns a text property as it is shown: translated, then converted by the pseudo-languages.
  func text(_ element: XMLElement, _ property: String, key: String? = nil) -> String {
    let source = element.string(property) ?? ""
    let key = "\(element["id"] ?? "").\(key ?? property)"
    if let translation = options.translate(key), (source + translation).utf8.contains(0x25) {
      remarks.formats.append(
        TranslatedFormat(key: key, element: element, source: source, translation: translation))
    }
    return shown(source, key: key)
  }

  /// Returns a text as it is shown; `key` is its key in a `.strings` file.
  func shown(_ text: String, key: String) -> String {
    let shown = localized(text, key: key)
    return KeyTally.current?.shown(shown, of: key) ?? shown
  }

  private func localized(_ text: String, key: String) -> String {
    if let translation = options.translate(key) { return options.localize(translation, true) }
    if let tally = KeyTally.current, text.contains(where: \.isLetter), !NibStrings.isKey(text) {
      tally.note(text, of: key)
    }
    return options.localize(text, false)
  }

  func textContent(_ element: XMLElement, property: String, colorKey: String?) -> TextContent {
    var content = TextContent(text(element, property))
    content.alignment = alignment(element["textAlignment"])
    content.font = font(element.child(key: "fontDescription"))
    content.color = colorKey.flatMap { color(element.child(key: $0)) }
    if let attributed = element.child(key: "attributedText") {
      apply(attributed, to: &content, key: "\(element["id"] ?? "").attributedText")
    }
    spaceTitle(&content)
    return content
  }

  /// Spaces a title like the system font of iOS 9 and 10.
  ///
  /// In recorded labels, characters of 20 to 40 points are 0.013 to 0.025 em wider than those of
  /// the same text in later documents (15 of 21 in five projects); those of 50 points and more
  /// aren't.
  func spaceTitle(_ content: inout TextContent) {
    guard document.era.hasWideTitles, let font = content.font, font.family == nil,
      (20...40).contains(font.size), content.runs.allSatisfy({ $0.font == nil })
    else { return }
    content.letterSpacing = 0.015 * font.size
  }

  /// Replaces the text of a content with the fragments of an `<attributedString>`.
  func apply(_ attributed: XMLElement, to content: inout TextContent, key: String) {
    let fragments = attributed.children.filter { $0.name == "fragment" }
    guard !fragments.isEmpty else { return }
    content.runs = fragments.map(run)
    content.alignment = .natural
    content.shareShape()
  }

  private func run(_ fragment: XMLElement) -> TextContent.Run {
    let attributes = fragment.child("attributes")
    var run = TextContent.Run(options.localize(fragment.string("content") ?? "", false))
    run.font = font(attributes?.child(key: "NSFont"))
    run.color = color(attributes?.child(key: "NSColor"))
    run.background = color(attributes?.child(key: "NSBackgroundColor"))
    run.underline = (attributes?.child(key: "NSUnderline")?.number("value") ?? 0) != 0
    run.strikethrough = (attributes?.child(key: "NSStrikethrough")?.number("value") ?? 0) != 0
    run.letterSpacing = attributes?.child(key: "NSKern")?.number("value")
    run.baselineOffset = attributes?.child(key: "NSBaselineOffset")?.number("value") ?? 0
    let script = attributes?.child(key: "NSSuperScript")?.number("value") ?? 0
    run.superscript = Int(max(-1, min(script, 1)))
    run.shape = ParagraphShape(attributes?.child(key: "NSParagraphStyle"))
    return run
  }

  /// Returns a whole number within the range of a control.
  func count(_ number: Double) -> Int { Int(max(0, min(number, 10_000))) }

  private func alignment(_ name: String?) -> TextAlignment {
    name.flatMap(TextAlignment.init) ?? .natural
  }

  func lineBreak(_ name: String?) -> LineBreakMode {
    name.flatMap { LineBreakMode(interfaceBuilder: $0) } ?? .truncateTail
  }
}

extension LineBreakMode {
  /// The mode with a name in documents, of a label or a paragraph; nil for an unknown one.
  package init?(interfaceBuilder name: String) {
    switch name {
    case "wordWrap", "wordWrapping": self = .wordWrap
    case "characterWrap", "charWrapping": self = .charWrap
    case "clip", "clipping": self = .clip
    case "headTruncation", "truncatingHead": self = .truncateHead
    case "middleTruncation", "truncatingMiddle": self = .truncateMiddle
    case "tailTruncation", "truncatingTail": self = .truncateTail
    default: return nil
    }
  }
}
