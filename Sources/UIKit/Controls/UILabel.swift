import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

extension UIView {
  /// What a face paints of the view's content.
  func faceItems(in bounds: Rect) -> [DisplayList.Item] { syncedFace?.content(in: bounds) ?? [] }
}

/// A text that is read.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    isAccessibilityElement = true
  }

  /// The text; setting it lets go of attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      contentDidChange()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      (attributed, plain) = (newValue.map { NSAttributedString(attributedString: $0) }, nil)
      contentDidChange()
    }
  }
  /// The font where the text has none of its own; 17 points of the system's unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// The colour where the text has none of its own.
  open var textColor: UIColor! = .label { didSet { contentDidChange() } }
  /// The colour of a highlighted label.
  open var highlightedTextColor: UIColor?
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// Whether the label looks enabled.
  open var isEnabled = true
  /// Where lines stand.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  /// How many lines there may be; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// How lines break and are cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// How lines are broken so that none is too short; without `pushOut` a last word may stand alone.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { contentDidChange() }
  }
  /// Whether the font becomes smaller where there is no room.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The least factor of the font.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// Where smaller text stands; at the baseline.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether characters move together before text is cut; never.
  open var allowsDefaultTighteningForTruncation = false
  /// The width at which text wraps in an intrinsic size; 0 for the laid-out one.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// The colour of a shadow; not painted.
  open var shadowColor: UIColor?
  /// The place of a shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the font follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the full text is shown when there is room for a pointer.
  open var showsExpansionTextWhenTruncated = false

  /// The rectangle of the text in bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = faceSize(near: bounds.size)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }
  /// Paints the text in a rectangle.
  open func drawText(in rect: CGRect) {
    let items = faceItems(in: Rect(rect))
    GraphicsStack.current?.append(
      TextPictures.added(to: items, measurer: controlEnvironment.measurer))
  }
  /// What a screen reader says: the text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the text, wrapped at a width; the height follows its lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    guard size.width > 0, size.width < content.width, let face = syncedFace,
      let wrapped = face.intrinsicContentSize(forWidth: Double(size.width))
    else { return content }
    return CGSize(width: size.width, height: CGFloat(wrapped.height))
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  override func updateFace(_ face: PaintedView) {
    guard let label = face as? Label else { return }
    label.isEnabled = isEnabled
    label.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    let traits = traitCollection
    var content = TextContent(attributed == nil ? plain ?? "" : "")
    content.font = shownFont(traits)
    content.color = (isHighlighted ? highlightedTextColor ?? textColor : textColor)?
      .resolved(in: traits)
    content.lines = max(numberOfLines, 0)
    content.lineBreak = lineBreakMode.core
    content.pushesOut = lineBreakStrategy.contains(.pushOut)
    content.alignment = textAlignment.core
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    content.minimumScaleFactor = Double(minimumScaleFactor)
    if let attributed {
      content.take(attributed, traits: traits, font: content.font ?? .system(17))
      if content.lineBreak == .wordWrap, numberOfLines != 0 {
        content.lineBreak = lineBreakMode.core
      }
    }
    if label.textContent != content { label.textContent = content }
  }

  /// The font, at the reader's text size where the label follows it.
  private func shownFont(_ traits: UITraitCollection) -> FontDescriptor {
    guard adjustsFontForContentSizeCategory, let style = font.style else { return font.core }
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).core
  }

  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    let context = CGContext(size: self.bounds.size)
    // A subclass may paint its text elsewhere.
    GraphicsStack.with(context) { drawText(in: self.bounds) }
    return context.items(
      at: Point(
        x: bounds.minX - Double(self.bounds.minX), y: bounds.minY - Double(self.bounds.minY)))
  }
}

extension NSParagraphStyle {
  /// How lines are broken so that none is too short; bits are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Makes a strategy from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line is not too short.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As UIKit does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// Where smaller text stands; raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Something whose font follows the reader's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether it does.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
