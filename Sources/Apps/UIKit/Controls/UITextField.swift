import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// An editable line of text.
@preconcurrency @MainActor
open class UITextField: _EditedField, UIContentSizeCategoryAdjusting {
  override var recordedKind: ViewKind { .textField }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }

  override func makeNode(_ frame: Rect) -> any ViewNode { TextNode(frame: frame) }
  override func makeFace() -> PaintedView? { TextField(frame: .zero) }

  /// The text.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      textWasSet()
      contentDidChange()
    }
  }
  /// The attributed text: what was set, or the text with the field's attributes; nil without either.
  open var attributedText: NSAttributedString? {
    get {
      if let styled, styled.string == text { return styled }
      guard let text, !text.isEmpty else { return nil }
      return NSAttributedString(string: text, attributes: defaultTextAttributes)
    }
    set {
      styled = newValue
      text = newValue?.string
    }
  }
  private var styled: NSAttributedString?
  override var characters: String { text ?? "" }
  override func put(_ new: String, in range: NSRange) {
    let changed = (styled?.string == text ? styled : nil).map {
      NSMutableAttributedString(attributedString: $0)
    }
    changed?.replaceCharacters(in: range, with: new)
    text = (characters as NSString).replacingCharacters(in: range, with: new)
    styled = changed
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet {
      if attributedPlaceholder?.string != placeholder {
        attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) }
      }
      contentDidChange()
    }
  }
  /// The attributed text shown while the field is empty, in the colour of its first letter.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if placeholder != attributedPlaceholder?.string {
        placeholder = attributedPlaceholder?.string
      }
      contentDidChange()
    }
  }
  /// The attributes of the whole text: the field's font and colour, and others that are set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = usualAttributes
      (all[.font], all[.foregroundColor]) = (font, textColor)
      return all
    }
    set {
      usualAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      contentDidChange()
    }
  }
  private var usualAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  /// The border around the text.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// Whether dots conceal the text.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { sideDidChange(oldValue, leftView) } }
  /// When the left view is shown.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { sideDidChange(oldValue, rightView) } }
  /// When the right view is shown.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The background image of the field.
  open var background: UIImage?
  /// The text field's delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

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

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder,
      delegate?.textFieldShouldEndEditing(self) ?? true || FirstResponder.isForced,
      super.resignFirstResponder()
    else { return false }
    editor.forget()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification, [Self.didEndEditingReasonKey: reason.rawValue])
    return true
  }
  override func tellOfTyping() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }
  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
  override var roomOfText: CGRect {
    isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  override var heightOfLine: CGFloat { font?.lineHeight ?? 0 }
  override func textWidth(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: defaultTextAttributes).size().width
  }
  override var beginningOfText: CGFloat {
    let free = max(roomOfText.width - textWidth(characters), 0)
    let isRight =
      textAlignment == .right
      || textAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return roomOfText.minX + (isRight ? free : textAlignment == .center ? free / 2 : 0)
  }

  // MARK: Places

  /// Returns the rectangle inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomBetweenSides(bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while the field is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomBesideClearButton(bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, atLeft: effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
  /// Returns the rectangle of the right view.
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

  func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isFirstResponder ? .whileEditing : .unlessEditing)
  }

  /// The natural size: of the text, the views at its sides and what a subclass leaves free around its
  /// text rectangle.
  open override var intrinsicContentSize: CGSize {
    let (natural, margins) = (super.intrinsicContentSize, marginsOfText(1_000))
    // A rectangle that does not grow with the bounds has no margins.
    guard margins == marginsOfText(2_000) else { return natural }
    return CGSize(
      width: natural.width + max(margins.width, 0), height: natural.height + max(margins.height, 0))
  }
  /// What a subclass leaves free around its text in a square, beyond what every field does.
  func marginsOfText(_ side: CGFloat) -> CGSize {
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    let (usual, own) = (roomBetweenSides(square), textRect(forBounds: square))
    return CGSize(width: usual.width - own.width, height: usual.height - own.height)
  }

  /// Returns the room between the sides, without that of the clear button where there will be one in editing.
  private func roomBesideClearButton(_ bounds: CGRect) -> CGRect {
    let room = roomBetweenSides(bounds)
    guard clearButtonMode == .always || clearButtonMode == .whileEditing, hasText,
      rightView == nil || !shows(rightViewMode)
    else { return room }
    let button = clearButtonRect(forBounds: bounds)
    let isLeft = button.midX < bounds.midX
    let cut = max(isLeft ? button.maxX - room.minX : room.maxX - button.minX, 0)
    return room.inset(
      by: UIEdgeInsets(top: 0, left: isLeft ? cut : 0, bottom: 0, right: isLeft ? 0 : cut))
  }

  private func roomBetweenSides(_ bounds: CGRect) -> CGRect {
    let before = leftView != nil && shows(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let after =
      rightView != nil && shows(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isRight ? after : before, bottom: 0, right: isRight ? before : after)
    ).insetBy(dx: border.dx, dy: border.dy)
  }
  /// The distance of the text from a rounded border.
  private var border: CGVector {
    borderStyle == .roundedRect ? CGVector(dx: 7, dy: 2) : .zero
  }

  /// Lays out the left and right views.
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

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The colour of a placeholder that has none of its own.
  var placeholderColor: UIColor { .placeholderText }

  override func updateFace(_ face: PaintedView) {
    guard let field = face as? TextField else { return }
    field.isEnabled = isEnabled
    field.borderStyle = TextField.BorderStyle.allCases[borderStyle.rawValue]
    let traits = traitCollection
    field.isSecure = isSecureTextEntry
    var content = TextContent(text ?? "")
    let usual =
      usualAttributes.isEmpty
      ? nil : NSAttributedString(string: text ?? "", attributes: usualAttributes)
    if let styled = styled?.string == text ? styled : usual {
      content.take(styled, traits: traits, font: (font ?? .systemFont(ofSize: 17)).core)
    }
    content.font = (font ?? .systemFont(ofSize: 17)).core
    content.color = textColor?.resolved(in: traits)
    content.alignment = textAlignment.core
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if field.textContent != content { field.textContent = content }
    let hint = attributedPlaceholder
    let hintColor =
      hint?.length == 0 ? nil : hint?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    field.placeholderColor = (hintColor as? UIColor ?? placeholderColor).resolved(in: traits)
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
    // The face keeps its text away from the border by itself.
    let room =
      (isEmpty ? placeholderRect(forBounds: self.bounds) : textRect(forBounds: self.bounds))
      .insetBy(dx: -border.dx, dy: -border.dy)
    let own = self.bounds
    return faceItems(
      in: Rect(
        x: bounds.minX + Double(room.minX - own.minX),
        y: bounds.minY + Double(room.minY - own.minY),
        width: Double(room.width), height: Double(room.height)))
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UITextFieldDelegate) { delegate = $0 }
    case "inputView": take(value as? UIView) { inputView = $0 }
    case "inputAccessoryView": take(value as? UIView) { inputAccessoryView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
