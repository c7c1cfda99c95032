import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A line of text that is typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// What is drawn around the text; raw values are UIKit's.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a side view is shown; raw values are UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  override func makeNode(_ frame: Rect) -> any ViewNode { TextNode(frame: frame) }
  override func makeFace() -> PaintedView? { TextField(frame: .zero) }

  /// The text.
  open var text: String? = "" { didSet { contentDidChange() } }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    didSet {
      if let attributedText { text = attributedText.string }
      contentDidChange()
    }
  }
  /// The text shown while there is none.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// The text shown while there is none, with attributes; its colour counts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      contentDidChange()
    }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  /// What is drawn around the text.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// The attributes of all text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the font becomes smaller where there is no room.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The least size of the font.
  open var minimumFontSize: CGFloat = 0
  /// Whether typing begins with nothing.
  open var clearsOnBeginEditing = false
  /// Whether a new text takes the place of the old.
  open var clearsOnInsertion = false
  /// Whether attributes may be typed.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { sideDidChange(oldValue, leftView) } }
  /// When the view before the text is shown.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { sideDidChange(oldValue, rightView) } }
  /// When the view after the text is shown.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// When the button that clears the text is shown.
  open var clearButtonMode: ViewMode = .never
  /// The picture behind the text.
  open var background: UIImage?
  /// The picture behind the text of a disabled field.
  open var disabledBackground: UIImage?
  /// Who decides and hears.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether somebody types.
  open var isEditing: Bool { isFirstResponder }

  // Keyboards: kept, not shown.
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var selectedTextRange: UITextRange?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Where the cursor would stand: behind the text before a place.
  open func caretRect(for position: UITextPosition) -> CGRect { measuredCaret(at: position) }
  /// The rectangle around a part of the text.
  open func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }
  /// The rectangles of what is selected: none is shown.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
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

  /// A field may be typed in.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins typing, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  /// Ends typing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
  /// Types text.
  open func insertText(_ newText: String) {
    text = (text ?? "") + newText
    sendActions(for: .editingChanged)
  }
  /// Takes the last character away.
  open func deleteBackward() {
    text = text.map { String($0.dropLast()) }
    sendActions(for: .editingChanged)
  }
  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  // MARK: Places

  /// The room inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The room of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomBetweenSides(bounds) }
  /// The room of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The room of the text while somebody types.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The place of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The place of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, atLeft: effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
  /// The place of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func sideRect(_ view: UIView?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let fitting = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    let size = CGSize(width: max(fitting.width, 0), height: max(fitting.height, 0))
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isFirstResponder ? .whileEditing : .unlessEditing)
  }

  private func roomBetweenSides(_ bounds: CGRect) -> CGRect {
    let before = leftView != nil && shows(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let after =
      rightView != nil && shows(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isRight ? after : before, bottom: 0, right: isRight ? before : after))
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  private func sideDidChange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  override func updateFace(_ face: PaintedView) {
    guard let field = face as? TextField else { return }
    field.isEnabled = isEnabled
    field.borderStyle = TextField.BorderStyle.allCases[borderStyle.rawValue]
    let traits = traitCollection
    var content = TextContent(
      isSecureTextEntry ? String(repeating: "\u{2022}", count: text?.count ?? 0) : text ?? "")
    if let attributedText, attributedText.string == text, !isSecureTextEntry {
      content.take(attributedText, traits: traits, font: (font ?? .systemFont(ofSize: 17)).core)
    }
    content.font = (font ?? .systemFont(ofSize: 17)).core
    content.color = textColor?.resolved(in: traits)
    content.alignment = textAlignment.core
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if field.textContent != content { field.textContent = content }
    if field.placeholder != placeholder ?? "" { field.placeholder = placeholder ?? "" }
  }

  override func amendLayer(_ box: inout Layer) {
    guard borderStyle != .none, let own = syncedFace?.layer else { return }
    if backgroundColor == nil { box.background = own.background }
    if box.cornerRadius == 0 { box.cornerRadius = own.cornerRadius }
    if box.border == nil { box.border = own.border }
  }

  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    let isEmpty = text?.isEmpty ?? true
    let room = isEmpty ? placeholderRect(forBounds: self.bounds) : textRect(forBounds: self.bounds)
    let own = self.bounds
    return faceItems(
      in: Rect(
        x: bounds.minX + Double(room.minX - own.minX),
        y: bounds.minY + Double(room.minY - own.minY),
        width: Double(room.width), height: Double(room.height)))
  }
}
