import AutoLayout
import Controls
import Drawing
import Foundation
import Geometry

/// The subviews that show what a button says: each is made when there is something to show, or when
/// somebody asks for it.
struct ButtonParts {
  var image: UIButtonImageView?
  var title: UIButtonLabel?
  var subtitle: UIButtonLabel?
  /// The size for which the parts were placed last; nil after a change of the content.
  var placedSize: CGSize?

  /// Those that there are.
  var all: [any ShownPart] {
    [image as (any ShownPart)?, title, subtitle].compactMap { $0 }
  }
}

extension UIButton {
  // MARK: Making

  /// The label of the title or subtitle.
  func label(_ part: WritableKeyPath<ButtonParts, UIButtonLabel?>) -> UIButtonLabel {
    if let known = parts[keyPath: part] { return known }
    let made = UIButtonLabel(of: self, part == \.title ? .title : .subtitle)
    parts[keyPath: part] = made
    made.node.part = .placed
    node.addSubview(made.node)
    return made
  }
  /// The view of the image, which is behind everything but the background when it is made.
  var imagePart: UIButtonImageView {
    if let known = parts.image { return known }
    let made = UIButtonImageView(of: self)
    parts.image = made
    made.node.part = .placed
    node.insertSubview(made.node, at: ground == nil ? 0 : 1)
    return made
  }
  /// Makes the views for what there is to show, and adds those again that somebody removed.
  func makeParts() {
    var needed: [any ShownPart] = []
    if shownImage != nil { needed.append(imagePart) }
    if shownTitle?.isEmpty == false { needed.append(label(\.title)) }
    if shownSubtitle?.isEmpty == false { needed.append(label(\.subtitle)) }
    for part in needed where part.superview == nil { node.addSubview(part.node) }
  }
  /// Returns a part after it was placed for the present content, as UIKit does.
  func placed<Part: ShownPart>(_ part: Part) -> Part {
    if parts.placedSize != bounds.size, !bounds.isEmpty { placeParts() }
    return part
  }

  /// The image shown in the current state.
  var shownImage: UIImage? { configuration?.image ?? currentImage }
  /// The line below the title.
  var shownSubtitle: String? {
    configuration?.subtitle ?? configuration?.attributedSubtitle.map { String($0.characters) }
  }

  // MARK: Placing

  /// Places the parts where the button's arrangement, or a subclass, has them.
  func placeParts() {
    parts.placedSize = bounds.size
    guard !parts.all.isEmpty else { return }
    let content = contentRect(forBounds: bounds)
    if let image = parts.image { place(image, imageRect(forContentRect: content)) }
    if let title = parts.title { place(title, titleRect(forContentRect: content)) }
    if let subtitle = parts.subtitle {
      place(subtitle, arrangedFrame(of: .subtitle, in: content))
    }
  }
  private func place(_ part: any ShownPart, _ frame: CGRect) {
    let node = part.node
    guard node.superview === self.node, node.translatesAutoresizingMaskIntoConstraints,
      !node.layoutFrame.isNear(Rect(frame))
    else { return }
    if node.transform == .identity { return node.frame = Rect(frame) }
    node.bounds.size = Rect(frame).size
    node.center = Point(x: Double(frame.midX), y: Double(frame.midY))
  }
  /// Returns whether a part is where the button's own arrangement has it, or will be after the next
  /// layout.
  func arranges(_ part: any ShownPart, at frame: Rect?) -> Bool {
    parts.placedSize != bounds.size || frame.map(part.node.layoutFrame.isNear) ?? true
  }

  /// The bounds in which the arrangement puts the content into a rectangle.
  private func arranging(_ content: CGRect) -> Rect {
    guard content != bounds.inset(by: contentEdgeInsets) else { return Rect(bounds) }
    let insets = contentEdgeInsets
    return Rect(
      content.inset(
        by: UIEdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)))
  }
  /// Returns the frame of the title or subtitle for a rectangle of the content.
  func arrangedFrame(of part: TextPart, in content: CGRect) -> CGRect {
    (syncedFace as? Button)?.textPlace(part, in: arranging(content)).map { CGRect($0) } ?? .zero
  }
  /// Returns the frame of the image for a rectangle of the content; an image alone fills the axes that
  /// the alignment says.
  func arrangedImageFrame(in content: CGRect) -> CGRect {
    guard let face = syncedFace as? Button, face.picture != nil else { return .zero }
    var frame = CGRect(face.picturePlace(in: arranging(content)))
    guard configuration == nil, shownTitle?.isEmpty != false else { return frame }
    let room = content.inset(by: imageEdgeInsets)
    if contentHorizontalAlignment == .fill {
      (frame.origin.x, frame.size.width) = (room.minX, room.width)
    }
    if contentVerticalAlignment == .fill {
      (frame.origin.y, frame.size.height) = (room.minY, room.height)
    }
    return frame
  }

  // MARK: Values

  /// Returns the font that a configuration gives a text; nil without a configuration.
  fileprivate func configuredFont(of part: TextPart) -> UIFont? {
    guard let configuration else { return nil }
    let isTitle = part == .title
    let stated = isTitle ? configuration.attributedTitle : configuration.attributedSubtitle
    if let font: UIFont = stated.flatMap({ NSAttributedString($0).first(.font) }) { return font }
    let transformer =
      isTitle
      ? configuration.titleTextAttributesTransformer
      : configuration.subtitleTextAttributesTransformer
    if let font = transformer?.transform(AttributeContainer()).font { return font }
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    return .preferredFont(
      forTextStyle: !isTitle ? .footnote : isSmall ? .subheadline : .body,
      compatibleWith: traitCollection)
  }
}

extension Rect {
  /// Whether the edges agree up to rounding errors.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

/// The label of a button's title or subtitle: setting its properties changes the button.
final class UIButtonLabel: UILabel, ShownPart {
  private weak var button: UIButton?
  private var part = TextPart.title
  /// What the button has taken from the label.
  private var known: Look?

  /// What the label decides about the title.
  private struct Look: Equatable {
    var font: UIFont
    var lines: Int
    var mode: NSLineBreakMode
    var alignment: NSTextAlignment
    var shrinks: Bool
    var scale: CGFloat
    var baseline: UIBaselineAdjustment
  }
  private var look: Look {
    Look(
      font: plainFont, lines: numberOfLines, mode: lineBreakMode, alignment: textAlignment,
      shrinks: adjustsFontSizeToFitWidth, scale: minimumScaleFactor, baseline: baselineAdjustment)
  }

  convenience init(of button: UIButton, _ part: TextPart) {
    self.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
    (self.button, self.part) = (button, part)
    known = look
  }
  override func makeNode(_ frame: Rect) -> any ViewNode { PlainNode(frame: frame) }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let button, newSuperview !== button { node.part = nil }
  }

  override var text: String? {
    get { part == .title ? button?.shownTitle : button?.shownSubtitle }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get {
      if part == .title, let title = button?.currentAttributedTitle { return title }
      guard let text else { return nil }
      return NSAttributedString(
        string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set { super.attributedText = newValue }
  }
  override var font: UIFont! {
    get { button?.configuredFont(of: part) ?? plainFont }
    set {
      setsFont = true
      super.font = newValue
    }
  }
  private var setsFont = false
  /// The font without a configuration: that of the app or an appearance proxy, or the button's.
  var plainFont: UIFont {
    guard !setsFont, ownFont == .systemFont(ofSize: 17), let button else { return super.font }
    return button.standardFont
  }
  /// A proxy may have given the label a font.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }
  override var textColor: UIColor! {
    get {
      button.map { $0.configuration?.foreground(of: $0) ?? $0.currentTitleColor }
        ?? super.textColor
    }
    set { super.textColor = newValue }
  }
  override func invalidateIntrinsicContentSize() {
    guard let button else { return super.invalidateIntrinsicContentSize() }
    guard let known, known != look else { return }
    self.known = look
    button.contentDidChange()
  }

  override func updateFace(_ face: PaintedView) {
    guard let shown = button?.syncedFace as? Button, let label = face as? Label else {
      return super.updateFace(face)
    }
    var content = part == .title ? shown.textContent : shown.subtitle
    content.font = content.font ?? (part == .title ? shown.defaultFont : shown.subtitleFont)
    if part == .title { content.lines = shown.titleLines }
    label.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    if label.textContent != content { label.textContent = content }
  }
  func partItems(in bounds: Rect, within frame: Rect) -> [DisplayList.Item] {
    guard let button, superview === button, let face = button.syncedFace as? Button else {
      return ownItems(in: bounds)
    }
    let place = face.textPlace(part, in: Rect(button.bounds))
    return !frame.isEmpty && button.arranges(self, at: place)
      ? face.textItems(part, in: frame) : face.textItems(part, movedTo: bounds)
  }
}

/// The view of a button's image.
final class UIButtonImageView: UIImageView, ShownPart {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }
  override var nodeClassName: String { "UIImageView" }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let button, newSuperview !== button { node.part = nil }
  }
  override var image: UIImage? {
    get { button == nil ? super.image : button?.shownImage }
    set { super.image = newValue }
  }
  override func invalidateIntrinsicContentSize() {
    if button == nil { super.invalidateIntrinsicContentSize() }
  }
  override func updateFace(_ face: PaintedView) {
    guard let button, let view = face as? ImageView else { return super.updateFace(face) }
    view.picture = (button.syncedFace as? Button)?.picture
    view.contentMode = contentMode.core
  }
  func partItems(in bounds: Rect, within frame: Rect) -> [DisplayList.Item] {
    guard let button, superview === button, let face = button.syncedFace as? Button,
      let size = face.picture?.size
    else { return ownItems(in: bounds) }
    let place = face.picturePlace(in: Rect(button.bounds))
    let isWhole = contentMode == .scaleToFill || place.size == face.environment.grid.ceil(size)
    if isWhole, !frame.isEmpty, button.arranges(self, at: place) {
      return face.pictureItems(in: face.picturePlace(in: frame))
    }
    let grid = face.environment.grid
    return face.pictureItems(in: grid.round(contentMode.core.placement(of: size, in: bounds)))
  }
}
