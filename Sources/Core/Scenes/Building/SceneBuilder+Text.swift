import AutoLayout
import Controls
import Documents
import Geometry
import Localization
import Typesetting

extension SceneBuilder {
  mutating func makeLabel(_ stated: SceneView) -> Label {
    let label = Label(environment)
    label.textContent = textContent(of: stated, base: .system(17))
    return label
  }

  mutating func makeTextField(_ stated: SceneView) -> TextField {
    let field = TextField(environment)
    field.textContent = textContent(of: stated, base: .system(17))
    for attribute in stated.attributes {
      if case .placeholder(let text) = attribute.value {
        field.placeholder = show(text, of: stated, at: attribute.place)
      }
    }
    field.leftPicture = symbol(of: stated)
    return field
  }

  mutating func makeTextView(_ stated: SceneView) -> TextView {
    let view = TextView(environment)
    view.textContent = textContent(of: stated, base: .system(17))
    return view
  }

  /// Returns a view's text with its attributes; `base` is the control's own font.
  mutating func textContent(of stated: SceneView, base: FontDescriptor) -> TextContent {
    var content = TextContent()
    var font: FontDescriptor?
    for case .font(let stated) in stated.attributes.map(\.value) {
      font = resolve(stated, base: base)
    }
    content.font = font
    for attribute in stated.attributes {
      switch attribute.value {
      case .text(let text):
        content.text = show(text, arguments(of: stated), of: stated, at: attribute.place)
      case .runs(let runs):
        content.runs = runs.enumerated().map { number, run in
          makeRun(run, number + 1, of: stated, at: attribute.place, base: font ?? base)
        }
      case .tabStops(let stops): content.shape.tabStops = stops
      default: break
      }
    }
    shapeRuns(of: &content, stated)
    return content
  }

  /// Gives runs that state the shape of a paragraph that of the text with what they state.
  private func shapeRuns(of content: inout TextContent, _ stated: SceneView) {
    for case .runs(let runs) in stated.attributes.map(\.value) {
      var whole = content.shape
      for attribute in stated.attributes {
        guard case .property(.number(let number)) = attribute.value else { continue }
        ParagraphShape.properties.first { $0.name == attribute.key }?.write(&whole, number)
      }
      for (index, run) in runs.enumerated() where run.paragraph != SceneParagraph() {
        content.runs[index].shape = run.paragraph.applied(to: whole)
      }
    }
  }

  private func arguments(of stated: SceneView) -> [SceneArgument] {
    for case .arguments(let arguments) in stated.attributes.map(\.value) { return arguments }
    return []
  }

  private mutating func makeRun(
    _ stated: SceneTextRun, _ number: Int, of view: SceneView, at place: Place,
    base: FontDescriptor
  ) -> TextContent.Run {
    var run = TextContent.Run(
      stated.text.map { show($0, stated.arguments, of: view, at: place) } ?? "")
    run.font = stated.font.map { resolve($0, base: base) }
    setColors(stated, of: &run)
    run.underline = stated.underline
    run.strikethrough = stated.strikethrough
    run.letterSpacing = stated.letterSpacing
    run.baselineOffset = stated.baselineOffset
    run.superscript = stated.superscript
    let font = run.font ?? base
    var middle: Double?
    if let set = stated.image.flatMap({ loaded.images[$0] }) {
      run.picture = .image(Image(set, pixels: canvas.scale))
    } else {
      let style = SymbolStyle(pointSize: font.size, weight: font.weight)
      run.picture = picture(stated.symbol, style, at: place)
      middle = Symbol.middle(besideTextOf: font.size)
    }
    if let picture = run.picture {
      run.text = TextContent.Run.pictureText
      let bottom = middle.map { $0 - picture.size.height / 2 } ?? 0
      let frame = stated.bounds ?? Rect(origin: Point(x: 0, y: bottom), size: picture.size)
      run.attachment = TextAttachment(
        number: number, width: frame.width, ascent: frame.maxY, descent: -frame.minY)
    }
    return run
  }

  /// Returns a text in the variant's language and notes a missing key, or that the texts so far
  /// take more work than one layout may.
  mutating func show(
    _ text: SceneText, _ arguments: [SceneArgument] = [], of view: SceneView, at place: Place
  ) -> String {
    guard !localizer.work.isExceeded else { return "" }
    let shown = localizer.show(text, arguments)
    if localizer.work.isExceeded {
      errors.append(scene.error(.tooMuchStringText(FormattingWork.mostBytes), at: place))
    }
    if let fault = shown.fault, let key = text.name {
      let isNamed = missingKeys.count < Self.mostNearestKeys
      missingKeys.append(
        SceneTree.MissingKey(
          key: key, view: view.id, place: place, fault: fault,
          near: isNamed ? localizer.nearest(to: key, for: fault) : nil))
    }
    return shown.text
  }

  /// The most missing keys for which the nearest is looked for among all others.
  private static let mostNearestKeys = 20

  /// Returns a font with whatever the scene leaves open taken from the text style, or from
  /// `base`.
  func resolve(_ font: SceneFont, base: FontDescriptor) -> FontDescriptor {
    var result = font.style.map { FontDescriptor.style($0, category: canvas.textSize) } ?? base
    // A text style's leading applies only to its own font and size.
    if font.family != nil || font.size != nil { result.leading = nil }
    if let design = font.design { result.family = design.family }
    if let family = font.family { result.family = family }
    if let size = font.size {
      result.size =
        font.style?.scaled(size, in: canvas.textSize, scale: canvas.scale) ?? size
    }
    if let weight = font.weight { result.weight = weight }
    if let italic = font.italic { result.italic = italic }
    if let monospaced = font.monospacedDigits { result.monospacedDigits = monospaced }
    return result
  }
}
