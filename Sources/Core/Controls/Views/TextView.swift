import AutoLayout
package import Drawing
public import Geometry
import Typesetting

/// A page of wrapped text (`UITextView`).
open class TextView: PaintedView, TextCarrying {
  package override var kind: ViewKind { .textView }
  package final var textContent = TextContent() {
    didSet { if textContent.takesOtherRoom(than: oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text scrolls inside the view; if so, the view has no intrinsic size.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The space around the text, in points.
  public final var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The space at both ends of lines, within the inset, in points.
  public final var lineFragmentPadding = 5.0 {
    didSet { if lineFragmentPadding != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Gives the layer the system's background.
  package override func environmentDidChange() {
    layer.clips = true
    layer.background = environment.color(.systemBackground)
  }

  /// `UITextView`.
  public override var className: String { name(as: TextView.self, "UITextView") }

  /// The text.
  public override var contentDescription: String? { textContent.text }

  /// No metric while the text scrolls, otherwise the unwrapped text with the container's insets.
  package override var naturalContentSize: Size {
    guard !isScrollEnabled else { return super.naturalContentSize }
    return surrounding(environment.measurer.measure(paragraph, width: nil))
  }

  /// Returns the height around the text wrapped at a laid-out width; nil while the text scrolls.
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard standInSize == nil, !isScrollEnabled else { return nil }
    let natural = naturalContentSize
    guard width < natural.width - 1e-6, !textContent.isEmpty else { return natural }
    let available = max(width - insets.left - insets.right, 0)
    let wrapped = environment.measurer.measure(paragraph, width: available)
    return Size(width: natural.width, height: surrounding(wrapped).height)
  }

  /// The first line's baseline including the container's top inset; nil without text.
  public override var firstBaselineOffsetFromTop: Double? {
    textContent.isEmpty
      ? nil : insets.top + environment.measurer.measure(paragraph, width: nil).firstBaseline
  }

  /// The last line's baseline including the container's bottom inset; nil without text.
  public override var lastBaselineOffsetFromBottom: Double? {
    guard !textContent.isEmpty else { return nil }
    let measure = environment.measurer.measure(paragraph, width: nil)
    return insets.bottom + measure.size.height - measure.lastBaseline
  }

  /// The height of a line, without the container's insets.
  public override var textLineHeight: Double? {
    textContent.isEmpty
      ? nil : environment.measurer.lineMetrics(of: textContent.font ?? styling.font).height
  }

  /// Returns the text from the top of the container, however far it extends below the view.
  ///
  /// If it does not scroll, text that the view cuts off counts as truncated.
  package final func fittedText(in size: Size) -> FittedText? {
    guard var text = placedText(in: Rect(origin: .zero, size: size)) else { return nil }
    let end = insets.top + text.measure.size.height
    if !isScrollEnabled, end > size.height + 1e-6 { text.measure.isTruncated = true }
    return text
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    guard let text = placedText(in: bounds) else { return [] }
    return [.clipped(to: bounds, items(of: text, part: .text))]
  }

  /// Returns the text from the top of the container; text below the box is out of view.
  private func placedText(in bounds: Rect) -> FittedText? {
    guard !textContent.isEmpty else { return nil }
    let box = bounds.inset(by: insets)
    let measure = environment.measurer.measure(paragraph, width: max(box.width, 0))
    let top = environment.grid.round(box.minY + measure.firstBaseline) - measure.firstBaseline
    return FittedText(
      paragraph: paragraph, color: textContent.color ?? styling.color, measure: measure,
      rect: Rect(x: box.minX, y: top, width: max(box.width, 0), height: measure.size.height))
  }

  /// The space around the text: the inset, with the padding of lines at both ends.
  private var insets: EdgeInsets {
    EdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + lineFragmentPadding,
      bottom: textContainerInset.bottom, right: textContainerInset.right + lineFragmentPadding)
  }

  private var paragraph: Paragraph { textContent.paragraph(styling) }

  private func surrounding(_ measure: TextMeasure) -> Size {
    let line = environment.measurer.lineMetrics(of: textContent.font ?? styling.font).height
    let text = environment.grid.ceil(
      Size(width: measure.size.width, height: max(measure.size.height, line)))
    return Size(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }

  private var styling: TextStyling {
    TextStyling(
      font: .system(17), color: environment.color(.label), lines: 0, lineBreak: .wordWrap,
      direction: effectiveUserInterfaceLayoutDirection, language: environment.language)
  }
}
