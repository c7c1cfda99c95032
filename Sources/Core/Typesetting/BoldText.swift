package import Geometry

/// Sets text as people see it who prefer bold text: the system font is heavier, others are as they are.
///
/// Regular text becomes semibold, and semibold text bold, as Apple's pictures of the setting look; the
/// weights aren't published.
package final class BoldText: TextDrawing {
  private let base: any TextDrawing

  /// Sets text with another text system.
  package init(_ base: any TextDrawing) { self.base = base }

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    base.measure(paragraph.emboldened, width: width)
  }

  package func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    base.lineMetrics(of: font.emboldened)
  }

  package var families: [String]? { base.families }

  package func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)] {
    base.attachments(of: paragraph.emboldened, in: rect)
  }

  package func ink(of paragraph: Paragraph, in rect: Rect) -> Rect? {
    base.ink(of: paragraph.emboldened, in: rect)
  }

  package func draw(
    _ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer
  ) {
    base.draw(paragraph.emboldened, in: rect, color: color, on: context)
  }

  package func beginScene() { base.beginScene() }

  package var layoutsMade: Int { base.layoutsMade }
}

extension FontDescriptor {
  fileprivate var emboldened: FontDescriptor {
    guard family == nil else { return self }
    var font = self
    font.weight = min(weight < 500 ? weight + 200 : weight < 700 ? 700 : weight + 100, 900)
    return font
  }
}

extension Paragraph {
  fileprivate var emboldened: Paragraph {
    var paragraph = self
    for index in runs.indices { paragraph.runs[index].font = runs[index].font.emboldened }
    return paragraph
  }
}
