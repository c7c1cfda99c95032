import AutoLayout
import Controls
import Documents
import Geometry
import InterfaceBuilder
import Localization
import Scenes
import Typesetting

extension SceneConverter {
  /// Adds the keys that only some types have.
  func addContent(of view: any Paintable, _ element: XMLElement, to keys: inout SceneMapping) {
    switch view {
    case let label as Label: addLabel(label, element, to: &keys)
    case let button as Button:
      addProperties(of: view, element, to: &keys)
      addButton(button, element, to: &keys)
    case let field as TextField:
      addText(field.textContent, element.child(key: "fontDescription"), to: &keys)
      addColor(field.textContent, element, "textColor", to: &keys)
      addProperties(of: view, element, to: &keys)
      if !field.placeholder.isEmpty { keys.add("placeholder", Self.words(field.placeholder)) }
    case let view as TextView:
      addText(view.textContent, element.child(key: "fontDescription"), to: &keys)
      addColor(view.textContent, element, "textColor", to: &keys)
      addProperties(of: view, element, to: &keys)
    case let view as ImageView: addImage(view, element, to: &keys)
    case is StackView: addProperties(of: view, element, to: &keys)
    case is SearchBar, is DatePicker, is NavigationBar, is Toolbar, is TabBar:
      addBar(view, to: &keys)
      addProperties(of: view, element, to: &keys)
    default:
      if let control = view as? SegmentedControl {
        keys.add("segments", .list(control.segments.map(Self.words)))
        if let selected = control.selected { keys.add("selected", Double(selected)) }
      }
      addProperties(of: view, element, to: &keys)
    }
  }

  private func addLabel(_ label: Label, _ element: XMLElement, to keys: inout SceneMapping) {
    let content = label.textContent
    addText(content, element.child(key: "fontDescription"), to: &keys)
    addColor(content, element, "textColor", to: &keys)
    if label.preferredMaxLayoutWidth > 0 {
      keys.add("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth)
    }
    if content.adjustsFontSizeToFitWidth { keys.add("adjustsFontSizeToFitWidth", true) }
    if content.minimumScaleFactor > 0 { keys.add("minimumScaleFactor", content.minimumScaleFactor) }
    if content.baselineAdjustment != .alignBaselines {
      keys.add("baselineAdjustment", .word(content.baselineAdjustment.rawValue))
    }
  }

  func addText(
    _ content: TextContent, _ fontElement: XMLElement?, to keys: inout SceneMapping
  ) {
    if content.runs.count == 1, content.runs[0] == TextContent.Run(content.runs[0].text) {
      keys.add("text", Self.words(content.text))
    } else if !content.isEmpty {
      keys.add("runs", .list(content.runs.map { run($0, besides: content.shape) }))
    }
    if let font = content.font { keys.add("font", self.font(font, fontElement)) }
    if let lines = content.lines, lines != 1 { keys.add("lines", Double(lines)) }
    if let lineBreak = content.lineBreak, lineBreak != .truncateTail {
      keys.add("lineBreak", .word(lineBreak.rawValue))
    }
    if content.alignment != .natural { keys.add("alignment", .word(content.alignment.rawValue)) }
    add(content.shape, besides: ParagraphShape(), to: &keys)
  }

  func addColor(
    _ content: TextContent, _ element: XMLElement?, _ key: String, to keys: inout SceneMapping
  ) {
    if let color = content.color { keys.add("color", self.color(color, element, key)) }
  }

  /// Adds what differs between the shapes of two paragraphs.
  private func add(
    _ shape: ParagraphShape, besides usual: ParagraphShape, to keys: inout SceneMapping
  ) {
    if shape.alignment != usual.alignment {
      keys.add("alignment", .word(shape.alignment.rawValue))
    }
    for row in ParagraphShape.properties where row.read(shape) != row.read(usual) {
      keys.add(row.name, row.read(shape))
    }
    guard let tabs = shape.tabStops, shape.tabStops != usual.tabStops else { return }
    keys.add(
      "tabStops",
      .list(
        tabs.map { tab in
          tab.alignment == .left
            ? .number(tab.location)
            : .mapping([
              .init("location", .number(tab.location)),
              .init("alignment", .word(tab.alignment.rawValue)),
            ])
        }))
  }

  private func run(_ run: TextContent.Run, besides shape: ParagraphShape) -> YAMLValue {
    var keys = SceneMapping()
    keys.add("text", Self.words(run.text))
    if let font = run.font { keys.add("font", self.font(font, nil)) }
    if let color = run.color { keys.add("color", .text(color.description)) }
    if let ground = run.background { keys.add("background", .text(ground.description)) }
    if run.underline { keys.add("underline", true) }
    if run.strikethrough { keys.add("strikethrough", true) }
    if let spacing = run.letterSpacing { keys.add("letterSpacing", spacing) }
    if run.baselineOffset != 0 { keys.add("baselineOffset", run.baselineOffset) }
    if run.superscript != 0 { keys.add("superscript", Double(run.superscript)) }
    if let own = run.shape { add(own, besides: shape, to: &keys) }
    return .mapping(keys.entries)
  }

  /// Returns a font by its text style if the document has one, otherwise by family, size and
  /// weight.
  private func font(_ font: FontDescriptor, _ element: XMLElement?) -> YAMLValue {
    if let style = element?["style"].flatMap(TextStyle.init(interfaceBuilder:)),
      font == .style(style, category: environment.textSize)
    {
      return .mapping([.init("style", .word(style.rawValue))])
    }
    var keys = SceneMapping()
    if let design = font.family.flatMap(FontDesign.init(family:)) {
      keys.add("design", .word(design.rawValue))
    } else if let family = font.family {
      keys.add("family", .text(family))
    }
    keys.add("size", font.size)
    if font.weight != 400 { keys.add("weight", Double(font.weight)) }
    if font.italic { keys.add("italic", true) }
    return .mapping(keys.entries)
  }

  private func addImage(_ view: ImageView, _ element: XMLElement, to keys: inout SceneMapping) {
    guard let name = element["image"] else { return }
    if case .symbol(let symbol)? = view.picture {
      add(symbol, element.symbolScale, to: &keys)
      return
    }
    guard let image = view.image, let found = source(name) else {
      if view.picture != nil { keys.remark("the picture '\(name)'") }
      return
    }
    keys.add("source", .text(found.path))
    keys.add("scale", found.scale)
    if image.isTemplate { keys.add("renderingMode", .word("template")) }
    if image.flipsForRightToLeft { keys.add("flipsForRightToLeft", true) }
    if let caps = image.capInsets {
      keys.add("capInsets", .insets(caps))
      keys.add("resizingMode", .word("\(image.resizingMode)"))
    }
    if image.alignmentRectInsets != .zero {
      keys.add("alignmentRectInsets", .insets(image.alignmentRectInsets))
    }
  }

  /// Adds a system symbol by its name, and what differs from one beside plain text or, in a button, its
  /// title.
  func add(
    _ symbol: Symbol, _ scale: SymbolStyle.Scale, usualSize: Double = SymbolStyle().pointSize,
    to keys: inout SceneMapping
  ) {
    let usual = SymbolStyle(pointSize: usualSize)
    keys.add("symbol", .text(symbol.name))
    if symbol.pointSize != usual.pointSize { keys.add("symbolSize", symbol.pointSize) }
    if scale != usual.scale { keys.add("symbolScale", .word(scale.rawValue)) }
    if symbol.weight != usual.weight { keys.add("symbolWeight", Double(symbol.weight)) }
  }

  /// Adds the properties of a control's table; what scenes can't state becomes a comment.
  private func addProperties(
    of view: any Paintable, _ element: XMLElement, to keys: inout SceneMapping
  ) {
    for (property, value) in view.statedProperties {
      if !property.traits.contains(.unsaid), let yaml = yaml(value, property, element) {
        keys.add(property.name, yaml)
      } else {
        keys.remark(
          "with \(NibNames.words(property.nib ?? property.name)) \(said(value, property, element))")
      }
    }
  }

  /// Returns a value as scenes write it; nil for one that they can't state.
  private func yaml(
    _ value: PropertyValue, _ property: Property, _ element: XMLElement
  ) -> YAMLValue? {
    switch value {
    case .nothing: nil
    case .flag(let flag): .flag(flag)
    case .number(let number):
      .number(property.kind == .number(.unit) ? min(max(number, 0), 1) : number)
    case .count(let count): .number(Double(count))
    case .word(let word): .word(word)
    case .color(let color): self.color(color, element, property.nib ?? "")
    case .picture: pictureName(property, element).flatMap(source).map { .text($0.path) }
    case .insets(let insets): .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
  }

  private func said(_ value: PropertyValue, _ property: Property, _ element: XMLElement) -> String {
    if case .picture = value { return "'\(pictureName(property, element) ?? "")'" }
    return property.nib.flatMap { element[$0] } ?? "\(value)"
  }

  /// The name of a picture, which older documents state in the element itself.
  private func pictureName(_ property: Property, _ element: XMLElement) -> String? {
    property.nib.flatMap { element.child(key: $0)?["image"] ?? element[$0] }
  }
}
