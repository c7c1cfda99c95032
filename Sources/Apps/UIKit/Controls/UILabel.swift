import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override var layerClassName: String { "_UILabelLayer" }
  override var recordedKind: ViewKind { .label }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private var plain: String?
  private var attributed: NSAttributedString?

  override func makeNode(_ frame: Rect) -> any ViewNode { TextNode(frame: frame) }
  override func makeFace() -> PaintedView? { Label(frame: .zero) }
  override func didMakeNode() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  /// The text; setting it removes attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      contentDidChange()
    }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      (attributed, plain) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  /// The font, that of the first letter; setting it sets that of the whole text. The 17-point system
  /// font by default.
  open var font: UIFont! {
    get { attributed?.first(.font) ?? shownFont(traitCollection) }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      attributed = attributed?.with(.font, ownFont)
      contentDidChange()
    }
  }
  /// The font where the text sets none.
  var ownFont: UIFont = .systemFont(ofSize: 17)
  /// The colour, that of the first letter; setting it sets that of the whole text.
  open var textColor: UIColor! {
    get { attributed?.first(.foregroundColor) ?? ownColor }
    set {
      ownColor = newValue ?? .label
      attributed = attributed?.with(.foregroundColor, ownColor)
      contentDidChange()
    }
  }
  /// The colour where the text sets none.
  private var ownColor: UIColor = .label
  /// The text colour of a highlighted label.
  open var highlightedTextColor: UIColor?
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// Whether the label is drawn as enabled.
  open var isEnabled = true
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      attributed = attributed?.aligned(textAlignment)
      contentDidChange()
    }
  }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// The number of lines while a text rectangle is asked for; nil otherwise.
  private var limitOfLines: Int?
  /// How lines wrap or truncate.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// How line breaks avoid lines that are too short; without `pushOut`, a last word may be on its
  /// own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { contentDidChange() }
  }
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The smallest scale of the font.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// The vertical alignment of shrunken text; the baseline by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { contentDidChange() }
  }
  /// Whether characters are set closer together before text is truncated; they never are.
  open var allowsDefaultTighteningForTruncation = false
  /// The width at which text wraps for the intrinsic size; 0 for the width from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// A label's own background is painted with its text: the layer's corners reach only that of the layer.
  override func amendLayer(_ box: inout Layer) {
    box.squaresBackground = !hasLayer || layer.ownBackground == nil
  }

  /// The colour of the shadow, a copy of the letters without blur; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the font scales with the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether a pointer over truncated text shows all of it.
  open var showsExpansionTextWhenTruncated = false

  /// Returns the rectangle of the text in the given bounds, in a number of lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    limitOfLines = numberOfLines
    defer { limitOfLines = nil }
    let size = faceSize(near: bounds.size)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }
  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) {
    // The layer crops the text, however small the rectangle that a subclass names.
    (syncedFace as? Label)?.layerBounds = Rect(bounds)
    let items = faceItems(in: Rect(rect))
    GraphicsStack.current?.append(
      TextPictures.added(to: items, measurer: controlEnvironment.measurer))
  }
  /// Returns the size of the text wrapped at a width: that of its lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    guard size.width > 0, size.width < content.width, let face = syncedFace,
      let wrapped = face.intrinsicContentSize(forWidth: Double(size.width))
    else { return content }
    return CGSize(width: CGFloat(wrapped.width), height: CGFloat(wrapped.height))
  }

  /// The attributes of a plain text.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return [.font: font ?? ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
  }
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [.init(\UILabel.ownFont), .init(\UILabel.ownColor)]
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  override func updateFace(_ face: PaintedView) {
    guard let label = face as? Label else { return }
    label.isEnabled = isEnabled
    label.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    let traits = traitCollection
    var content = TextContent(attributed == nil ? plain ?? "" : "")
    content.font = shownFont(traits).core
    content.color = (isHighlighted ? highlightedTextColor ?? ownColor : ownColor)
      .resolved(in: traits)
    let lines = limitOfLines ?? numberOfLines
    content.lines = max(lines, 0)
    content.lineBreak = lineBreakMode.core
    content.pushesOut = lineBreakStrategy.contains(.pushOut)
    content.alignment = textAlignment.core
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    content.minimumScaleFactor = Double(minimumScaleFactor)
    content.baselineAdjustment = baselineAdjustment.core
    if let attributed {
      content.take(attributed, traits: traits, font: content.font ?? .system(17))
      if content.lineBreak == .wordWrap, lines != 0 {
        content.lineBreak = lineBreakMode.core
      }
    }
    if label.textContent != content { label.textContent = content }
    label.textShadow = shadowColor.map {
      Label.TextShadow(
        color: $0.resolved(in: traits), dx: Double(shadowOffset.width),
        dy: Double(shadowOffset.height))
    }
  }

  /// Returns the font, scaled to the preferred text size if the label adjusts to it.
  private func shownFont(_ traits: UITraitCollection) -> UIFont {
    adjustsFontForContentSizeCategory ? ownFont.adjusted(to: traits) : ownFont
  }

  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    let context = CGContext(size: self.bounds.size)
    // A subclass may draw its text elsewhere.
    GraphicsStack.with(context) { drawText(in: self.bounds) }
    return context.items(
      at: Point(
        x: bounds.minX - Double(self.bounds.minX), y: bounds.minY - Double(self.bounds.minY)))
  }
}

extension UIBaselineAdjustment {
  var core: TextContent.BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}
