import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry

/// A control with a title, an image, or both, that responds to taps.
@preconcurrency @MainActor open class UIButton: _ButtonNames {
  override var recordedKind: ViewKind { .button }
  override func decode(_ nib: NibCoder) {
    become(nib.buttonType)
    super.decode(nib)
    nib.decode(into: self)
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\UIButton.colors), .init(\UIButton.grounds), .init(\UIButton.contentEdgeInsets),
    ]
  }
  private var images: [State: UIImage] = [:]
  private var grounds: [State: UIImage] = [:]
  private var shadows: [State: UIColor] = [:]
  private var symbols: [State: UIImage.SymbolConfiguration] = [:]

  /// The type of the button.
  public internal(set) var buttonType = ButtonType.custom

  override func makeNode(_ frame: Rect) -> any ViewNode { TextNode(frame: frame) }
  override func makeFace() -> PaintedView? { Button(frame: .zero) }
  override func didMakeNode() { isOpaque = false }
  /// Makes a custom button with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty button from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }
  func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    guard let glyph = Button.glyph(ofType: "\(buttonType)") else { return }
    let image = UIImage(
      symbol: glyph.name, glyph.size, pointSize: glyph.pointSize,
      weight: buttonType == .close ? .bold : .regular)
    setImage(image, for: .normal)
    guard buttonType == .close else {
      // 24.33 x 23.67 around the circle (swift-snapshot-testing's testUIView).
      contentEdgeInsets = UIEdgeInsets(top: 5.0 / 6, left: 7.0 / 6, bottom: 5.0 / 6, right: 7.0 / 6)
      return
    }
    (tintColor, backgroundColor, layer.cornerRadius) = (.secondaryLabel, .tertiarySystemFill, 15)
    contentEdgeInsets = UIEdgeInsets(top: 6, left: 9, bottom: 6, right: 9)
  }
  /// Makes a button of a type that runs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Makes a button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    configure(configuration)
    take(primaryAction)
  }
  /// Makes a system button with an image and a target.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  // An initialiser's assignment would not be observed.
  private func configure(_ configuration: Configuration) { self.configuration = configuration }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentDidChange()
  }
  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    guard attributedTitles[state] != title else { return }
    attributedTitles[state] = title
    contentDidChange()
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    guard colors[state] != color else { return }
    colors[state] = color
    contentDidChange()
  }
  /// Sets the colour of the title's shadow for a state; not painted.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadows[state] = color }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    guard images[state] !== image else { return }
    images[state] = image
    contentDidChange()
  }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    guard grounds[state] !== image else { return }
    grounds[state] = image
    contentDidChange()
  }
  /// Sets the symbol configuration of the image for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard symbols[state] != configuration else { return }
    symbols[state] = configuration
    contentDidChange()
  }
  /// Returns the symbol configuration of the image for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbols[state] ?? symbols[.normal] }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Returns the colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Returns the colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadows[state] ?? shadows[.normal] }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { grounds[state] ?? grounds[.normal] }
  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title colour in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }
  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title's label: its font, colour and lines have an effect; use `setTitle` to set the
  /// title.
  open var titleLabel: UILabel? { placed(label(\.title)) }
  /// The image's view: its content mode and tint have an effect; use `setImage` to set the image.
  open var imageView: UIImageView? { placed(imagePart) }
  /// The label for a configuration's subtitle.
  open var subtitleLabel: UILabel? { placed(label(\.subtitle)) }
  /// The subviews that show the content.
  var parts = ButtonParts()
  /// The font of the title without a configuration.
  var titleFont: UIFont { parts.title?.plainFont ?? standardFont }
  /// The font of a title for which none is set.
  var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  // MARK: Arrangement

  /// The insets around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setsInsets = true; contentDidChange() }
  }
  private var setsInsets = false
  /// The insets that move the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that move the image.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The configuration that determines the button's appearance.
  open var configuration: Configuration? {
    didSet {
      contentDidChange()
      groundDidChange()
    }
  }
  /// The view of a background that is more than a colour and a line.
  var ground: BackgroundView?
  /// Updates the configuration when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }
  /// Requests an update of the configuration.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Updates the configuration for the current state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The menu that the button opens.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      contentDidChange()
    }
  }
  /// Returns the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  /// Whether the title follows the menu's selection, if a touch opens the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  /// The title of the menu's selected element, or of its first one, if the button shows that.
  var chosenTitle: String? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return (menu.selectedElements.first ?? menu.firstElement)?.title
  }
  /// The role of the button.
  open var role: Role = .normal

  /// Returns the rectangle of the content in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the title in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangedFrame(of: .title, in: contentRect)
  }
  /// Returns the rectangle of the image in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangedImageFrame(in: contentRect)
  }
  /// Returns the rectangle of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func stateDidChange() {
    super.stateDidChange()
    updateConfiguration()
    contentDidChange()
  }
  override func contentAlignmentDidChange() { contentDidChange() }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    makeParts()
    parts.placedSize = nil
    for part in parts.all { part.node.invalidateIntrinsicContentSize() }
    mark { $0.setNeedsLayout() }
  }

  var setInsets: UIEdgeInsets? { setsInsets ? contentEdgeInsets : nil }
  var shownTitle: String? {
    chosenTitle ?? configuration?.title
      ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? attributedTitle(for: state)?.string ?? title(for: state)
  }
  var defaultColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }

  override func updateFace(_ face: PaintedView) { updateButton(face) }
  override func amendLayer(_ box: inout Layer) { amendButtonLayer(&box) }
  // Title and image are subviews.
  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    (syncedFace as? Button)?.groundItems(in: bounds) ?? []
  }
  /// Places the views of the background, the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground?.fill(self)
    makeParts()
    placeParts()
  }
}
