import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A line of editable text, in a rounded box unless its border style says otherwise
/// (`UITextField`).
open class TextField: PaintedView, TextCarrying {
  package override var kind: ViewKind { .textField }
  package final var textContent = TextContent() {
    didSet { if textContent.takesOtherRoom(than: oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// The text shown while the field is empty.
  public final var placeholder = "" {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the placeholder; nil for the system's.
  package final var placeholderColor: Color?

  /// Whether a bullet is shown for each character of the text.
  public final var isSecure = false {
    didSet { if isSecure != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the field without a border is only as high as its line, as before iOS 13.
  package final var isAsHighAsLine = false {
    didSet { if isAsHighAsLine != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the baseline is lower in a field without text or placeholder, as Xcode 26 records it.
  package final var lowersEmptyBaseline = false {
    didSet { if lowersEmptyBaseline != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture at the leading edge, in the tint, as UIKit's left view; nil for none.
  package final var leftPicture: Picture? {
    didSet { if leftPicture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The border around the text, with the room that it takes up.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    /// No border: the field is hardly higher than its line.
    case none
    /// A thin dark line.
    case line
    /// A grey frame with square corners.
    case bezel
    /// A hairline with rounded corners on its own background.
    case roundedRect
  }

  /// The border style; setting it sets the layer's background, corners and border, which can be
  /// changed there.
  public final var borderStyle = BorderStyle.roundedRect {
    didSet {
      guard borderStyle != oldValue else { return }
      drawBorder()
      invalidateIntrinsicContentSize()
    }
  }

  /// Gives the layer the appearance of the border, which can be changed there.
  package override func environmentDidChange() { drawBorder() }

  private func drawBorder() {
    let isRounded = borderStyle == .roundedRect
    layer.background = isRounded ? environment.color(.tertiarySystemBackground) : nil
    layer.cornerRadius = isRounded ? 6 : 0
    layer.border = standardBorder
  }

  /// The border of the style, in UIKit's colours.
  package final var standardBorder: Layer.Border? {
    switch borderStyle {
    case .none: nil
    case .line: Layer.Border(width: 1, color: environment.color(.label))
    case .bezel: Layer.Border(width: 1, color: environment.color(.systemGray2))
    case .roundedRect:
      Layer.Border(width: 1 / environment.grid.scale, color: environment.color(.systemGray3))
    }
  }

  /// `UITextField`.
  public override var className: String { name(as: TextField.self, "UITextField") }

  /// The text as it is shown.
  public override var contentDescription: String? { shownContent.text }

  /// The wider of text and placeholder with the border's padding; the height is that of one line.
  ///
  /// With a border it is 34 from 12 points to 20 (232 of 234 recorded fields of documents since
  /// Xcode 11), and a line in whole points plus 10 with larger fonts. Without one it is a line in
  /// whole pixels plus 1.5 points at 2x and 1.67 at 3x (26 of 27 fields), in secure fields plus
  /// nothing (6 of 6).
  package override var naturalContentSize: Size {
    let measurer = environment.measurer
    let width = max(
      measurer.measure(shownContent.paragraph(styling, lines: 1), width: nil).size.width,
      measurer.measure(placeholderContent.paragraph(styling, lines: 1), width: nil).size.width)
    return Size(
      width: environment.grid.ceil(width) + 2 * horizontalInset + leftRoom,
      height: borderStyle == .none
        ? environment.grid.ceil(line.size.height) + borderlessRoom
        : max(line.size.height.rounded(.up) + Self.verticalRoom, Self.leastBorderedHeight))
  }

  /// Whether the text stays in the middle: true.
  public override var centersTextVertically: Bool { true }

  /// The line's baseline at the field's intrinsic height, with or without text.
  public override var firstBaselineOffsetFromTop: Double? {
    centeredFirstBaseline(line) + emptyDrop
  }

  /// The line's baseline, measured from the bottom, at the field's intrinsic height, with or
  /// without text.
  public override var lastBaselineOffsetFromBottom: Double? {
    centeredLastBaseline(line) - emptyDrop
  }

  /// The height of a line, without the border's padding.
  public override var textLineHeight: Double? { line.size.height }

  /// Returns the text as shown, or else the placeholder.
  package final func fittedText(in size: Size) -> FittedText? {
    fittedText(in: Rect(origin: .zero, size: size))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    leftItems(in: bounds)
      + (dimmed(fittedText(in: bounds)).map { [.text($0, part: shownPart)] } ?? [])
      + caret(in: bounds)
  }

  /// Returns nothing: the cursor shows that a field is edited.
  package override func cover(in bounds: Rect) -> [DisplayList.Item] { [] }

  /// Returns the cursor of a focused field, at the end of the text, in the tint.
  private func caret(in bounds: Rect) -> [DisplayList.Item] {
    guard controlState == .focused else { return [] }
    let room = textRoom(in: bounds)
    let shown = textContent.isEmpty ? 0 : fittedText(in: bounds)?.measure.size.width ?? 0
    let share: Double =
      switch shownContent.paragraph(styling).resolvedAlignment {
      case .center: 0.5
      case .right: 1
      default: 0
      }
    let start = room.minX + max(room.width - shown, 0) * share
    let x = isRightToLeft ? start - Self.caretWidth : start + shown
    let caret = Rect(
      x: min(max(x, room.minX), room.maxX - Self.caretWidth),
      y: bounds.midY - line.size.height / 2, width: Self.caretWidth, height: line.size.height)
    return [.box(environment.grid.round(caret), radius: Self.caretWidth / 2, effectiveTint)]
  }

  /// Returns the picture at the leading edge, in the middle of the height.
  private func leftItems(in bounds: Rect) -> [DisplayList.Item] {
    guard let leftPicture else { return [] }
    let size = leftPicture.size
    let rect = Rect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return leftPicture.items(
      in: environment.grid.round(rect.mirrored(in: bounds, isRightToLeft)), tint: effectiveTint,
      mirrored: isRightToLeft, environment: environment)
  }

  /// The width of the picture at the leading edge.
  private var leftRoom: Double { leftPicture?.size.width ?? 0 }

  /// The placeholder in an empty field.
  package final var shownPart: TextPart { textContent.isEmpty ? .placeholder : .text }

  private static let defaultFont = FontDescriptor.system(17)
  private static let verticalRoom = 10.0
  private static let leastBorderedHeight = 34.0
  private static let caretWidth = 2.0
  /// How much lower the baseline of a field without text or placeholder is in Xcode 26, as a share of
  /// the font's size: 2.69 to 2.77 at 14 points, in fields of 30 and of 34.
  private static let emptyDrop = 0.195

  /// The room above and below the line of a field without a border, in points.
  private var borderlessRoom: Double {
    isSecure || isAsHighAsLine ? 0 : 2 - 1 / environment.grid.scale
  }

  /// How much lower than a line's the baseline is; nothing as soon as there are letters.
  private var emptyDrop: Double {
    guard lowersEmptyBaseline, textContent.isEmpty, placeholderContent.isEmpty else { return 0 }
    return Self.emptyDrop * (textContent.font ?? Self.defaultFont).size
  }

  /// The gap between a border and the text; none without a border.
  private var horizontalInset: Double {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  /// The measure of one line in the field's font.
  private var line: TextMeasure {
    let metrics = environment.measurer.lineMetrics(of: textContent.font ?? Self.defaultFont)
    return TextMeasure(
      size: Size(width: 0, height: metrics.height), firstBaseline: metrics.ascent,
      lastBaseline: metrics.ascent, lineCount: 1)
  }

  private func fittedText(in bounds: Rect) -> FittedText? {
    var shown = textContent.isEmpty ? placeholderContent : shownContent
    shown.lines = 1
    shown.baselineAdjustment = .alignCenters
    return fitter.fit(shown, styling, in: textRoom(in: bounds))
  }

  /// Returns the room beside the picture and within the border.
  private func textRoom(in bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + (isRightToLeft ? 0 : leftRoom), y: bounds.minY,
      width: max(bounds.width - leftRoom, 0), height: bounds.height
    ).insetBy(dx: horizontalInset, dy: 0)
  }

  /// The text, or a bullet for each of its characters.
  private var shownContent: TextContent {
    guard isSecure else { return textContent }
    var content = textContent
    content.runs = content.runs.map { run in
      var hidden = run
      hidden.text = String(repeating: "\u{2022}", count: run.text.count)
      return hidden
    }
    return content
  }

  /// The placeholder with the appearance of the text, except for its colour.
  private var placeholderContent: TextContent {
    var content = textContent
    content.text = placeholder
    content.color = placeholderColor ?? environment.color(.placeholderText)
    return content
  }

  private var styling: TextStyling {
    TextStyling(
      font: Self.defaultFont, color: environment.color(.label),
      direction: effectiveUserInterfaceLayoutDirection, language: environment.language)
  }
}
