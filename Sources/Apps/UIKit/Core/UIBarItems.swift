import Controls
public import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: UIResponder, UIAccessibilityIdentification {
  /// The title.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// The image at a compact height.
  open var landscapeImagePhone: UIImage?
  /// The insets that move the image.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A number for the caller's own use.
  open var tag = 0
  /// The name of the item in tests.
  open var accessibilityIdentifier: String?
  /// The bar that shows the item.
  weak var owner: (any BarItemShowing)?
  func changed() { owner?.itemDidChange() }
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  override class var appearanceValues: [AppearanceValue] { [.init(\UIBarItem.attributes)] }
  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: _BarButtonNames {
  /// Makes an empty item.
  public override init() { super.init() }
  /// Makes an empty item from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (
      image, style, target as AnyObject?, action
    )
  }
  /// Makes an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (
      title, style, target as AnyObject?, action
    )
  }
  /// Makes a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
    become(systemItem)
  }
  /// Makes a system item that runs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    become(systemItem)
  }
  /// Makes an item with a title or image that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Returns a flexible space.
  open class func flexibleSpace() -> Self {
    unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: self)
  }
  /// Returns a space of a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return unsafeDowncast(item, to: self)
  }

  /// Makes this a system item.
  func become(_ item: SystemItem) {
    systemItem = item
    if item == .flexibleSpace || item == .fixedSpace { return }
    if let symbol = BarItem.symbol(ofSystemItem: "\(item)") {
      image = UIImage(systemName: symbol)
    } else {
      let shown = BarItem.title(ofSystemItem: "\(item)")
      (title, style) = (shown.text, shown.isDone ? .done : .plain)
    }
  }

  private(set) var systemItem: SystemItem?
  /// The style of the item.
  open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
  /// The width; 0 for the width of the content.
  open var width: CGFloat = 0
  /// A view that replaces the button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The selector that is sent.
  open var action: Selector?
  /// The target of the selector.
  open weak var target: AnyObject?
  /// The action that is run.
  open var primaryAction: UIAction?
  /// The menu that is opened.
  open var menu: UIMenu?
  /// The tint.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed() } } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [.init(\UIBarButtonItem.tintColor)]
  }
  /// Sends the item's selector and runs its action, as a tap would.
  open func fire() {
    primaryAction?.run(sender: self)
    if let target { action?.perform(on: target, with: self) }
  }
}

/// The item of a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Makes an empty item.
  public override init() { super.init() }
  /// Makes an empty item from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Makes an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Makes a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    become("\(systemItem)")
  }
  /// Makes this a system item, named as in a document.
  func become(_ systemItem: String) {
    title = TabBar.Item(systemItem: systemItem).title
    image = UIImage(systemName: TabBar.Item.symbol(ofSystemItem: systemItem))
  }
  /// The image of the item while it is selected.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { changed() } } }
  /// The text of the badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the tab bar.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied() }
  }
  /// The appearance of the tab bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  /// Sets the attributes of the badge's text; only stored.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// Returns the attributes of the badge's text.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
