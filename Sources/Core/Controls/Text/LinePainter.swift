import Drawing
import Geometry
import Typesetting

/// Measures and draws lines of text outside labels: in bars, headers, captions.
struct LinePainter {
  let environment: ControlEnvironment
  let isRightToLeft: Bool

  /// Returns the size of a line of text, its width in whole pixels.
  func measure(_ text: String, _ font: FontDescriptor) -> Size {
    var content = TextContent(text)
    content.font = font
    return environment.grid.ceil(
      environment.measurer.measure(content.paragraph(styling), width: nil).size)
  }

  /// Returns a line of text in a rectangle, vertically centred; nothing of it is visible in an empty
  /// one.
  ///
  /// - Parameters:
  ///   - part: What the text is in its view; nil for decoration.
  ///   - lines: The most lines, 0 for any number; nil for one.
  func text(
    _ text: String, _ font: FontDescriptor, _ color: Color, in rect: Rect,
    _ alignment: TextAlignment = .center, part: TextPart?, isButton: Bool = false,
    lines: Int? = nil
  ) -> [DisplayList.Item] {
    var content = TextContent(text)
    content.font = font
    content.color = color
    content.alignment = alignment
    content.lines = lines
    let fitter = TextFitter(measurer: environment.measurer, grid: environment.grid)
    guard !rect.isEmpty || part != nil, var fitted = fitter.fit(content, styling, in: rect) else {
      return []
    }
    if isButton, environment.settings.contains(.buttonShapes) { fitted.paragraph.underline() }
    let item = DisplayList.Item.text(fitted, part: part)
    return [rect.isEmpty ? .clipped(to: .zero, [item]) : item]
  }

  /// Returns lines of text from the top of a rectangle, as a label of their height shows them.
  func lines(
    _ words: String, _ font: FontDescriptor, _ color: Color, in rect: Rect, part: TextPart
  ) -> [DisplayList.Item] {
    guard !rect.isEmpty, !words.isEmpty else { return [] }
    let grid = environment.grid
    let box = Rect(
      x: rect.minX, y: grid.round(rect.minY), width: rect.width,
      height: grid.ceil(height(of: words, font, width: rect.width)))
    return text(words, font, color, in: box, .natural, part: part, lines: 0)
  }

  /// The height of lines of text in a width.
  func height(of text: String, _ font: FontDescriptor, width: Double) -> Double {
    environment.measurer.measure(wrapping(text, font), width: width).size.height
  }

  private func wrapping(_ text: String, _ font: FontDescriptor) -> Paragraph {
    var content = TextContent(text)
    content.font = font
    content.lines = 0
    return content.paragraph(styling)
  }

  private var styling: TextStyling {
    TextStyling(
      font: .system(17), color: environment.color(.label),
      direction: isRightToLeft ? .rightToLeft : .leftToRight, language: environment.language)
  }
}

extension Rect {
  /// Returns the rectangle, mirrored within bounds if requested.
  func mirrored(in bounds: Rect, _ isMirrored: Bool) -> Rect {
    isMirrored
      ? Rect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
