import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A title, a picture, or both, that is touched.
@preconcurrency @MainActor open class UIButton: UIControl {
  override func decode(_ nib: NibCoder) {
    become(nib.buttonType)
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The forms of a button; raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var grounds: [State: UIImage] = [:]
  private var shadows: [State: UIColor] = [:]
  private var symbols: [State: UIImage.SymbolConfiguration] = [:]

  /// The form.
  public internal(set) var buttonType = ButtonType.custom

  override func makeNode(_ frame: Rect) -> any ViewNode { TextNode(frame: frame) }
  override func makeFace() -> PaintedView? { Button(frame: .zero) }
  override func didMakeNode() {
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Makes a custom button with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a button from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a button of a form.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }
  private func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
  }
  /// Makes a button of a form that runs an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Makes a button of a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  /// Makes a button of the system with a title and a picture.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  /// Sets the title of a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentDidChange()
  }
  /// Sets the colour of the title's shadow; not painted.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadows[state] = color }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  /// Sets the picture behind the content of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    grounds[state] = image
    contentDidChange()
  }
  /// Sets the configuration of a state's symbol.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbols[state] = configuration }
  /// The title of a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title of a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The colour of the title of a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The colour of the title's shadow.
  open func titleShadowColor(for state: State) -> UIColor? { shadows[state] ?? shadows[.normal] }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture behind the content of a state.
  open func backgroundImage(for state: State) -> UIImage? { grounds[state] ?? grounds[.normal] }
  /// The title shown.
  open var currentTitle: String? { title(for: state) }
  /// The title shown, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }
  /// The picture shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture shown behind the content.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title: its font, colour and lines count; the title is set by `setTitle`.
  open private(set) lazy var titleLabel: UILabel? = ButtonLabel(of: self)
  /// The view of the picture: its content mode and tint count; it is set by `setImage`.
  open private(set) lazy var imageView: UIImageView? = ButtonImage(of: self)
  /// The label of a configuration's subtitle.
  open private(set) lazy var subtitleLabel: UILabel? = ButtonLabel(of: self)

  // MARK: Arrangement

  /// The room around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setsInsets = true; contentDidChange() }
  }
  private var setsInsets = false
  /// How the title is moved.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the picture is moved.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the button looks, by configurations.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Changes the configuration when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for the configuration again.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Changes the configuration by the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether a pressed button's picture is darker; painting shows no press.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's picture is lighter.
  open var adjustsImageWhenDisabled = true
  /// Whether a pressed button glows; never.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow turns when pressed; never.
  open var reversesTitleShadowWhenHighlighted = false
  /// What the button opens.
  open var menu: UIMenu?
  /// Whether the title follows the menu's choice.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes the button.
  open var isPointerInteractionEnabled = false
  /// What the button means.
  open var role: Role = .normal
  /// What a button means; raw values are UIKit's.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The rectangle of the content in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The rectangle of the title in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame }
  /// The rectangle of the picture in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame }
  /// The rectangle of the picture behind the content.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func stateDidChange() {
    super.stateDidChange()
    updateConfiguration()
  }

  /// What a screen reader says: the title unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  func contentDidChange() { invalidateIntrinsicContentSize() }

  var setInsets: UIEdgeInsets? { setsInsets ? contentEdgeInsets : nil }
  var shownTitle: String? {
    configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? attributedTitle(for: state)?.string ?? title(for: state)
  }
  var defaultColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }

  override func updateFace(_ face: PaintedView) { updateButton(face) }
  override func amendLayer(_ box: inout Layer) { amendButtonLayer(&box) }
}

/// The label of a button's title: what is set on it is what the button shows.
private final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
    font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    lineBreakMode = .byTruncatingMiddle
  }
  override var text: String? {
    get { button?.shownTitle }
    set { super.text = newValue }
  }
  override func invalidateIntrinsicContentSize() { button?.contentDidChange() }
  override var frame: CGRect {
    get { button?.titleFrame ?? super.frame }
    set { super.frame = newValue }
  }
}

/// The view of a button's picture.
private final class ButtonImage: UIImageView {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }
  override var image: UIImage? {
    get { button?.currentImage }
    set { super.image = newValue }
  }
  override func invalidateIntrinsicContentSize() { button?.contentDidChange() }
  override var frame: CGRect {
    get { button?.imageFrame ?? super.frame }
    set { super.frame = newValue }
  }
}
