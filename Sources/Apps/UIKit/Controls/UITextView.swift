import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A view of multiline text.
@preconcurrency @MainActor
open class UITextView: _EditedTextView, UIContentSizeCategoryAdjusting {
  override var recordedKind: ViewKind { .textView }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private var plain = ""
  private var attributed: NSAttributedString?

  override func makeFace() -> PaintedView? { TextView(frame: .zero) }

  /// Makes a view with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a view with a frame and a text container, whose layout manager may have text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    if let storage = textContainer?.layoutManager?.textStorage, storage.length > 0 {
      attributedText = storage
    }
  }
  /// Makes an empty view from an archive.
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager) = (NSTextContainer(), NSLayoutManager())
    super.init(coder: coder)
  }

  /// The text.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      editor.forget()
      take(newValue ?? "")
    }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      editor.forget()
      take("", newValue.map { NSAttributedString(attributedString: $0) })
    }
  }
  /// Takes a text, and puts the cursor behind it.
  private func take(_ text: String, _ styled: NSAttributedString? = nil) {
    (plain, attributed) = (text, styled)
    selectedRange = NSRange(location: characters.utf16.count, length: 0)
    contentDidChange()
  }
  override var characters: String { attributed?.string ?? plain }
  override func put(_ text: String, in range: NSRange) {
    guard let attributed else {
      return take((plain as NSString).replacingCharacters(in: range, with: text))
    }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.replaceCharacters(in: range, with: text)
    take("", changed)
  }
  override func tellOfTyping() {
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }
  override func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  override var textLayout: (manager: NSLayoutManager, container: NSTextContainer, origin: CGPoint)?
  {
    _ = textStorage
    let corner = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    return (layoutManager, textContainer, corner)
  }
  override var heightOfLine: CGFloat { (font ?? .systemFont(ofSize: 12)).lineHeight }
  /// The font; the 12-point system font by default.
  open var font: UIFont? {
    didSet {
      if let font { attributed = attributed?.with(.font, font) }
      contentDidChange()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? {
    didSet {
      if let textColor { attributed = attributed?.with(.foregroundColor, textColor) }
      contentDidChange()
    }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  /// Makes a view that uses either of the system's text engines: here there is only one.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  /// The insets around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// The text container; its padding and number of lines have an effect.
  public let textContainer: NSTextContainer
  /// The layout manager that measures the text.
  public let layoutManager: NSLayoutManager
  /// The text, for the layout manager; what is edited in it is the text.
  open var textStorage: NSTextStorage {
    let storage = shownStorage ?? layoutManager.textStorage ?? NSTextStorage()
    if shownStorage == nil {
      shownStorage = storage
      if layoutManager.textStorage !== storage { storage.addLayoutManager(layoutManager) }
      if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
      storage.didEdit = { [weak self] in self?.storageWasEdited($0) }
    }
    storage.fill(with: measuredText)
    textContainer.size = CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
      height: .greatestFiniteMagnitude)
    return storage
  }
  private var shownStorage: NSTextStorage?
  /// Takes the text from the storage, in which it was edited.
  private func storageWasEdited(_ storage: NSTextStorage) {
    attributed = NSAttributedString(attributedString: storage)
    contentDidChange()
  }
  /// The text, in the view's font where it sets none.
  private var measuredText: NSAttributedString {
    attributed
      ?? NSAttributedString(
        string: plain, attributes: [.font: font ?? .systemFont(ofSize: 12)])
  }
  /// The attributes of newly typed text: those of the view unless others are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      statedTyping
        ?? [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
    }
    set { statedTyping = newValue }
  }
  private var statedTyping: [NSAttributedString.Key: Any]?
  /// Scrolls by as little as shows a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    let last = max(NSMaxRange(range) - 1, range.location)
    let line = font ?? .systemFont(ofSize: 12)
    let top = textContainerInset.top + bottomOfLine(at: range.location) - line.lineHeight
    let bottom = textContainerInset.top + bottomOfLine(at: last)
    scrollRectToVisible(
      CGRect(x: bounds.minX, y: top, width: 1, height: bottom - top), animated: false)
  }
  /// Returns the height of the text from its start to the line with a character.
  private func bottomOfLine(at location: Int) -> CGFloat {
    let whole = measuredText.string as NSString
    let start = min(location, whole.length)
    // A word stands on one line.
    let space = whole.rangeOfCharacter(
      from: .whitespacesAndNewlines, range: NSRange(location: start, length: whole.length - start))
    let end = space.location == NSNotFound ? whole.length : space.location
    let width = bounds.width - room.left - room.right
    return measuredText.attributedSubstring(from: NSRange(location: 0, length: end))
      .boundingRect(
        with: CGSize(width: max(width, 1), height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, context: nil
      ).height
  }
  /// The object that decides about the text, and is notified of scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  private var keptInputView: UIView?
  private var keptAccessory: UIView?
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keptAccessory }
    set { keptAccessory = newValue }
  }

  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder,
      delegate?.textViewShouldEndEditing(self) ?? true || FirstResponder.isForced,
      super.resignFirstResponder()
    else { return false }
    editor.forget()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }
  /// The size of text that doesn't scroll; text that scrolls has none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return size(at: nil)
  }
  /// Returns the size of the text at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(at: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }
  override func wrappedContentSize(forWidth width: Double) -> Size? {
    isScrollEnabled ? nil : Size(size(at: CGFloat(width)))
  }

  private var room: UIEdgeInsets {
    UIEdgeInsets(
      top: textContainerInset.top,
      left: textContainerInset.left + textContainer.lineFragmentPadding,
      bottom: textContainerInset.bottom,
      right: textContainerInset.right + textContainer.lineFragmentPadding)
  }

  private func size(at width: CGFloat?) -> CGSize {
    let environment = controlEnvironment
    let inner = width.map { Double(max($0 - room.left - room.right, 0)) }
    let measure = environment.measurer.measure(paragraph, width: inner)
    let line = environment.measurer.lineMetrics(of: shownFont).height
    let size = environment.grid.ceil(
      Size(width: measure.size.width, height: max(measure.size.height, line)))
    return CGSize(
      width: CGFloat(size.width) + room.left + room.right,
      height: CGFloat(size.height) + room.top + room.bottom)
  }

  private var shownFont: FontDescriptor { (font ?? .systemFont(ofSize: 12)).core }

  private var paragraph: Paragraph {
    let traits = traitCollection
    var content = TextContent(attributed == nil ? plain : "")
    content.alignment = textAlignment.core
    if let attributed { content.take(attributed, traits: traits, font: shownFont) }
    content.lineBreak =
      textContainer.maximumNumberOfLines > 0 ? textContainer.lineBreakMode.core : .wordWrap
    return content.paragraph(
      TextStyling(
        font: shownFont, color: .black, lines: textContainer.maximumNumberOfLines,
        direction: effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        language: KitEnvironment.current.language))
  }

  override var describedContent: String? { text }
  override var firstBaselineFromTop: Double? {
    hasText
      ? Double(room.top) + controlEnvironment.measurer.measure(paragraph, width: nil).firstBaseline
      : nil
  }
  override var lastBaselineFromBottom: Double? {
    guard hasText else { return nil }
    let measure = controlEnvironment.measurer.measure(paragraph, width: nil)
    return Double(room.bottom) + measure.size.height - measure.lastBaseline
  }

  override func amendLayer(_ box: inout Layer) {
    box.background = (backgroundColor ?? .systemBackground).resolved(in: traitCollection)
    box.clips = true
  }

  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    guard hasText else { return [] }
    var place = bounds.inset(by: EdgeInsets(room))
    // The text scrolls with the bounds.
    let offset = contentOffset
    place.origin = Point(x: place.minX - Double(offset.x), y: place.minY - Double(offset.y))
    let color = (textColor ?? .label).resolved(in: traitCollection)
    return TextPictures.added(
      to: [.text(paragraph, in: place, color: color)], measurer: controlEnvironment.measurer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }
  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    updateContentSize()
  }
  private func updateContentSize() {
    if isScrollEnabled, bounds.width > 0 { contentSize = size(at: bounds.width) }
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITextViewDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
