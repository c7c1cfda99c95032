import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// A view of one or more lines of text (`UILabel`).
open class Label: PaintedView, TextCarrying {
  package override var kind: ViewKind { .label }
  package final var textContent = TextContent() {
    didSet { if textContent.takesOtherRoom(than: oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// The background is painted with the text, so that the layer's corners do not reach it.
  package override func environmentDidChange() { layer.squaresBackground = true }

  /// The width in points at which the text wraps for its intrinsic size; 0 follows the layout.
  public final var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room around the frame that a text may use before it is truncated, in points, for
  /// left-to-right layout; a table's cell gives its labels what their texts need.
  package final var spareRoom = EdgeInsets.zero

  /// The width for which the text was drawn, in points: what exceeds it by no more than texts are
  /// measured to doesn't count as tightened; nil for none.
  package final var drawnWidth: Double?

  /// The area of the label's layer, if the text is drawn elsewhere than in the bounds; nil for those.
  package final var layerBounds: Rect?

  /// The shadow of the glyphs, without blur (`shadowColor`, `shadowOffset`); nil for none.
  package final var textShadow: TextShadow?

  /// A copy of the glyphs in another colour, at an offset.
  package struct TextShadow: Hashable, Sendable {
    /// The colour.
    package var color: Color
    /// The distance to the right, in points.
    package var dx: Double
    /// The distance downward, in points.
    package var dy: Double

    /// Makes a shadow.
    package init(color: Color, dx: Double, dy: Double) {
      (self.color, self.dx, self.dy) = (color, dx, dy)
    }
  }

  /// `UILabel`.
  public override var className: String { name(as: Label.self, "UILabel") }
  public override var layerClassName: String { "_UILabelLayer" }

  /// The text.
  public override var contentDescription: String? { textContent.text }

  /// The size of the text in whole device pixels, wrapped only if a preferred width is set.
  package override var naturalContentSize: Size {
    let measure = unfittedMeasure
    return environment.grid.ceil(Size(width: measure.wrappedWidth, height: measure.size.height))
  }

  /// Returns the size of the text wrapped at a laid-out width: as wide as its longest line, with
  /// the space at which it broke.
  ///
  /// Nil for text that does not wrap by itself: a single line, or one with an explicit preferred
  /// width. A width of 0 is none to wrap at, as UIKit's preferred width of 0 is: such labels are
  /// recorded as high as one line (AnimateImagesWithImageOverlay, two others).
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard standInSize == nil || standInIsUnwrapped, preferredMaxLayoutWidth <= 0, lines != 1 else {
      return nil
    }
    if let standInSize { return unwrapped(standInSize, forWidth: width) }
    let natural = naturalContentSize
    // Nobody breaks a word for a point, to which texts are measured.
    let slack = textContent.text.contains(where: \.isWhitespace) ? 1e-6 : TextFitter.allowance
    guard width > 0, width < natural.width - slack, !textContent.isEmpty else { return natural }
    let wrapped = environment.measurer.measure(paragraph, width: width)
    return Size(
      width: min(environment.grid.ceil(wrapped.wrappedWidth), width),
      height: environment.grid.ceil(wrapped.size.height))
  }

  /// Whether the stand-in size is that of the text at an unlimited width, so that it grows in
  /// height where the text wraps.
  package final var standInIsUnwrapped = false {
    didSet { if standInIsUnwrapped != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Returns a size of the text at an unlimited width with the height that it has at another one.
  private func unwrapped(_ size: Size, forWidth width: Double) -> Size {
    let natural = naturalContentSize
    guard !textContent.isEmpty, natural.height > 0, natural.width > 0 else { return size }
    // Where a class has a font of its own, the text is wider or narrower than here.
    let hasSameLines = abs(natural.height - size.height) < 2
    let scale = hasSameLines || size.width <= 0 ? 1 : natural.width / size.width
    guard width * scale < natural.width - 1e-6 else { return size }
    let wrapped = environment.measurer.measure(paragraph, width: max(width * scale, 0))
    let height =
      hasSameLines ? wrapped.size.height : size.height * wrapped.size.height / natural.height
    return Size(width: size.width, height: environment.grid.ceil(height))
  }

  /// The ascent of the first line: constant, however tall the label becomes in layout.
  public override var firstBaselineOffsetFromTop: Double? { baselineMeasure.firstBaseline }

  /// The descent of the last line: constant, however tall the label becomes in layout.
  public override var lastBaselineOffsetFromBottom: Double? {
    let measure = baselineMeasure
    return measure.size.height - measure.lastBaseline
  }

  /// Returns the text as shown in a label of a size, with how far its letters are cut off.
  package final func fittedText(in size: Size) -> FittedText? {
    let bounds = Rect(origin: .zero, size: size)
    guard var text = fitted(in: bounds) else { return nil }
    if mayLeave(bounds, text) {
      // Emoji are drawn by another font than Apple's, which would be as high as letters.
      var letters = text
      letters.paragraph.replaceEmoji()
      text.cut = excess(of: letters, over: bounds.inset(by: spareBounds))
    }
    return text
  }

  /// Returns the text, cropped where letters leave the bounds, as a label's layer crops what is drawn
  /// into it whether or not the view clips to its bounds.
  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    guard let text = dimmed(fitted(in: bounds)) else { return [] }
    var (shown, items) = ([text], items(of: text, part: .text))
    if let textShadow {
      var shadow = text
      shadow.color = textShadow.color
      for index in shadow.paragraph.runs.indices { shadow.paragraph.runs[index].color = nil }
      shadow.rect = shadow.rect.offsetBy(dx: textShadow.dx, dy: textShadow.dy)
      shown.append(shadow)
      items.insert(.text(shadow, part: nil), at: 0)
    }
    let room = layerBounds ?? bounds.inset(by: spareBounds)
    let isWhole = shown.allSatisfy { excess(of: $0, over: room) == .zero }
    return isWhole ? items : [.clipped(to: environment.grid.round(room), items)]
  }

  /// Whether letters of a text may leave the bounds; simple letters in lines with their own height do
  /// not.
  private func mayLeave(_ bounds: Rect, _ text: FittedText) -> Bool {
    let shape = text.paragraph.shape
    return text.measure.size.height > bounds.height + 1e-6 || shape.lineHeightMultiple < 1
      || shape.maximumLineHeight > 0
      || text.paragraph.runs.contains { run in
        run.shape != nil || !run.text.utf8.allSatisfy { $0 < 0x80 }
      }
  }

  /// Returns how far what is drawn of a text extends beyond a rectangle at each side.
  private func excess(of text: FittedText, over room: Rect) -> EdgeInsets {
    guard let ink = environment.measurer.ink(of: text.paragraph, in: text.rect) else {
      return .zero
    }
    // Less than half a pixel is a matter of smoothing.
    func beyond(_ distance: Double) -> Double {
      distance * environment.grid.scale > 0.5 ? distance : 0
    }
    return EdgeInsets(
      top: beyond(room.minY - ink.minY), left: beyond(room.minX - ink.minX),
      bottom: beyond(ink.maxY - room.maxY), right: beyond(ink.maxX - room.maxX))
  }

  /// The insets, none of them positive, of the area in which the text is drawn.
  private var spareBounds: EdgeInsets {
    let (left, right) = (spareRoom.left, spareRoom.right)
    return EdgeInsets(
      top: -spareRoom.top, left: -(isRightToLeft ? right : left), bottom: -spareRoom.bottom,
      right: -(isRightToLeft ? left : right))
  }

  private func fitted(in box: Rect) -> FittedText? {
    let isAsDrawn = drawnWidth.map { abs($0 - box.width) < 0.01 } == true
    let text = fitter.fit(
      textContent, styling, in: box, overlooking: isAsDrawn ? TextFitter.allowance : 0)
    guard spareRoom != .zero, let text, text.measure.isTruncated || text.isTightened else {
      return text
    }
    return fitter.fit(textContent, styling, in: box.inset(by: spareBounds))
  }

  private var lines: Int { textContent.lines ?? 1 }

  private var paragraph: Paragraph { textContent.paragraph(styling) }

  /// The measure before any layout: at the preferred width if there is one, otherwise unwrapped.
  final var unfittedMeasure: TextMeasure {
    let width = preferredMaxLayoutWidth > 0 && lines != 1 ? preferredMaxLayoutWidth : nil
    return environment.measurer.measure(paragraph, width: width)
  }

  /// The measure for baselines: an empty label has those of a line in its font.
  private var baselineMeasure: TextMeasure {
    guard textContent.isEmpty else { return unfittedMeasure }
    var content = textContent
    content.runs = [TextContent.Run("x")]
    return environment.measurer.measure(content.paragraph(styling), width: nil)
  }

  private var styling: TextStyling {
    TextStyling(
      font: .system(17), color: environment.color(.label),
      direction: effectiveUserInterfaceLayoutDirection, pushesOut: true,
      language: environment.language)
  }
}

extension Paragraph {
  /// Replaces emoji by letters.
  fileprivate mutating func replaceEmoji() {
    for index in runs.indices {
      let isEmoji = { (character: Character) in
        character.unicodeScalars.contains {
          $0.properties.isEmojiPresentation || $0.value == 0xFE0F
        }
      }
      guard runs[index].text.contains(where: isEmoji) else { continue }
      runs[index].text = String(runs[index].text.map { isEmoji($0) ? "M" : $0 })
    }
  }
}
