public import Foundation

/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: UIResponder {
  /// Reads the element of a nib that describes the item.
  func decode(_ nib: NibCoder) { nib.decode(into: self as UIBarItem) }
  /// The title.
  open var title: String? { didSet { owner?.setNeedsLayout() } }
  /// The picture.
  open var image: UIImage?
  /// The picture where there is little height.
  open var landscapeImagePhone: UIImage?
  /// How the picture is moved.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it answers.
  open var isEnabled = true
  /// A number of the caller's.
  open var tag = 0
  /// The name that tests call it by.
  open var accessibilityIdentifier: String?
  weak var owner: UIView?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The forms of a title; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }
  /// The system's buttons; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// Makes a button of nothing.
  public override init() { super.init() }
  /// Makes a button from an archive: of nothing.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a button of a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (
      image, style, target as AnyObject?, action
    )
  }
  /// Makes a button of a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (
      title, style, target as AnyObject?, action
    )
  }
  /// Makes a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
    become(systemItem)
  }
  /// Makes a button of the system that runs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    become(systemItem)
  }
  /// Makes a button of a title or picture that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A room that gives way.
  open class func flexibleSpace() -> Self {
    unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: self)
  }
  /// A room of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return unsafeDowncast(item, to: self)
  }

  /// Makes the item one of the system's.
  func become(_ item: SystemItem) {
    systemItem = item
    switch item {
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: (title, style) = ("Save", .done)
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .add: image = UIImage(systemName: "plus")
    case .close, .stop: image = UIImage(systemName: "xmark")
    case .search: image = UIImage(systemName: "magnifyingglass")
    case .flexibleSpace, .fixedSpace: break
    default: image = UIImage(systemName: "square")
    }
  }

  private(set) var systemItem: SystemItem?
  /// The form of the title.
  open var style: Style = .plain
  /// The width; 0 for the content's.
  open var width: CGFloat = 0
  /// A view in place of the button.
  open var customView: UIView?
  /// What is sent.
  open var action: Selector?
  /// Who it is sent to.
  open weak var target: AnyObject?
  /// What is run.
  open var primaryAction: UIAction?
  /// What is opened.
  open var menu: UIMenu?
  /// The tint.
  open var tintColor: UIColor?
  /// The titles that it may have.
  open var possibleTitles: Set<String>?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is left out.
  open var isHidden = false
  /// Whether choosing it marks one of its menu's elements.
  open var changesSelectionAsPrimaryAction = false
  /// What stands for it in a menu.
  open var menuRepresentation: UIMenuElement?
  /// Sets the picture behind it; kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture behind it in a form; kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture behind a button that leads back; kept.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Moves the title; kept.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves the title of a button that leads back; kept.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Moves the picture behind it; kept.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Touches the button: sends its selector, runs its action.
  open func fire() {
    primaryAction?.run(sender: self)
    if let target { action?.perform(on: target, with: self) }
  }
}

/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The system's items; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  /// Makes an item of nothing.
  public override init() { super.init() }
  /// Makes an item from an archive: of nothing.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes an item of a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Makes an item of a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Makes an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: UIImage(systemName: "star"), tag: tag)
  }
  /// The picture of the chosen item.
  open var selectedImage: UIImage?
  /// What stands in a red bubble.
  open var badgeValue: String?
  /// The colour of the bubble.
  open var badgeColor: UIColor?
  /// How the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How it looks.
  open var standardAppearance: UITabBarAppearance?
  /// How it looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the attributes of the bubble's text; kept.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// The attributes of the bubble's text.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
