import AutoLayout
package import Drawing
public import Geometry
import Typesetting

/// A view of one or more lines of text (`UILabel`).
open class Label: PaintedView, TextCarrying {
  package final var textContent = TextContent() {
    didSet { if textContent != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width in points at which the text wraps for its intrinsic size; 0 follows the layout.
  public final var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// `UILabel`.
  public override var className: String { name(as: Label.self, "UILabel") }

  /// The text.
  public override var contentDescription: String? { textContent.text }

  /// The size of the text, wrapped only where a preferred width is set, in whole device pixels.
  package override var naturalContentSize: Size {
    environment.grid.ceil(unfittedMeasure.size)
  }

  /// The height of the wrapped text at a laid-out width; the width stays that of one line.
  ///
  /// Nil for text that never wraps by itself: one line, or an explicit preferred width.
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard standInSize == nil, preferredMaxLayoutWidth <= 0, lines != 1 else { return nil }
    let natural = naturalContentSize
    guard width < natural.width - 1e-6, !textContent.isEmpty else { return natural }
    let wrapped = environment.measurer.measure(paragraph, width: max(width, 0))
    return Size(width: natural.width, height: environment.grid.ceil(wrapped.size.height))
  }

  /// The ascent of the first line: constant, however tall the label is laid out.
  public override var firstBaselineOffsetFromTop: Double? { baselineMeasure.firstBaseline }

  /// The descent of the last line: constant, however tall the label is laid out.
  public override var lastBaselineOffsetFromBottom: Double? {
    let measure = baselineMeasure
    return measure.size.height - measure.lastBaseline
  }

  package final func fittedText(in size: Size) -> FittedText? {
    fitter.fit(textContent, styling, in: Rect(origin: .zero, size: size))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    guard let text = dimmed(fitter.fit(textContent, styling, in: bounds)) else { return [] }
    return [.text(text)]
  }

  private var lines: Int { textContent.lines ?? 1 }

  private var paragraph: Paragraph { textContent.paragraph(styling) }

  /// The measure before any layout: at the preferred width, else unwrapped.
  private var unfittedMeasure: TextMeasure {
    let width = preferredMaxLayoutWidth > 0 && lines != 1 ? preferredMaxLayoutWidth : nil
    return environment.measurer.measure(paragraph, width: width)
  }

  /// The measure that baselines come from: an empty label has those of a line in its font.
  private var baselineMeasure: TextMeasure {
    guard textContent.isEmpty else { return unfittedMeasure }
    var content = textContent
    content.runs = [TextContent.Run("x")]
    return environment.measurer.measure(content.paragraph(styling), width: nil)
  }

  private var styling: TextStyling {
    TextStyling(
      font: .system(17), color: environment.color(.label),
      direction: effectiveUserInterfaceLayoutDirection, language: environment.language)
  }
}
