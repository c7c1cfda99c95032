import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry

/// A field for searching: 56 points high, 100 with scopes below.
@preconcurrency @MainActor open class UISearchBar: UIView, NavigationSearch {
  override var recordedKind: ViewKind { .searchBar }
  /// The field.
  public let searchTextField = UISearchTextField()
  private lazy var cancelButton = makeCancelButton()
  private lazy var scopes = makeScopes()
  /// Whether the bar is in a navigation bar: at its margins, and close to the content above.
  var isInNavigationBar = false { didSet { setNeedsLayout() } }

  override func didMakeNode() {
    placeholder = "Search"
    addSubview(searchTextField)
    tell(.editingChanged) { $1?.searchBar($0, textDidChange: $0.text ?? "") }
    tell(.editingDidBegin) { $1?.searchBarTextDidBeginEditing($0) }
    tell(.editingDidEnd) { $1?.searchBarTextDidEndEditing($0) }
  }
  /// Tells the delegate of an event of the field.
  private func tell(
    _ event: UIControl.Event, _ say: @escaping (UISearchBar, (any UISearchBarDelegate)?) -> Void
  ) {
    searchTextField.addAction(
      UIAction { [weak self] _ in if let self { say(self, delegate) } }, for: event)
  }
  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    let isClear = isInNavigationBar || searchBarStyle == .minimal || backgroundColor != nil
    guard !isClear else { return [] }
    let ground = barTintColor?.resolved(in: traitCollection)
    return [
      .fill(
        .rect(bounds),
        .color(ground ?? controlEnvironment.barGround(isBlack: barStyle == .black)))
    ]
  }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    button.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    return button
  }
  private func makeScopes() -> UISegmentedControl {
    let control = UISegmentedControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        selectedScopeButtonIndex = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    return control
  }

  // MARK: Content

  /// The search bar's delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown in an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line above the field; only stored.
  open var prompt: String?
  /// Whether a cancel button is shown beside the field.
  open var showsCancelButton = false {
    didSet {
      showsOwnCancel()
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// Called when an app shows or hides the cancel button by itself.
  var showsOwnCancel: () -> Void = {}
  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether the bookmark button is shown; only stored.
  open var showsBookmarkButton = false
  /// Whether the scope bar is shown.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { if !shownScopes.isEmpty { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  }
  private var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private func scopesDidChange() {
    let titles = shownScopes
    if titles.isEmpty {
      if scopes.superview != nil { scopes.removeFromSuperview() }
    } else {
      scopes.removeAllSegments()
      for (index, title) in titles.enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = min(selectedScopeButtonIndex, titles.count - 1)
      addSubview(scopes)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    // A navigation bar is laid out by the views around it.
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  // MARK: Looks

  /// The style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The style of the search field; a minimal one has no background around it.
  open var searchBarStyle: Style = .default
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The background image; only stored.
  open var backgroundImage: UIImage?

  // MARK: Keyboard

  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .search
  /// Which letters are capitalised automatically.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether text is corrected automatically.
  open var autocorrectionType: UITextAutocorrectionType = .default

  // MARK: Layout

  /// The height: 56, or 52 in a navigation bar, and 44 more with scopes.
  var barHeight: CGFloat { CGFloat(plan.naturalContentSize.height) }

  /// The search bar of scenes that measures this one and places its parts.
  private var plan: SearchBar {
    let bar = SearchBar(controlEnvironment)
    bar.showsCancelButton = showsCancelButton
    bar.scopes = shownScopes
    bar.isInNavigationBar = isInNavigationBar
    bar.hostSafeArea = EdgeInsets(safeAreaInsets)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.semanticContentAttribute = isRight ? .forceRightToLeft : .forceLeftToRight
    return bar
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Lays out the field, button and scopes like search bars in scenes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = plan.places(in: Rect(bounds))
    searchTextField.frame = CGRect(places.field)
    if showsCancelButton { cancelButton.frame = CGRect(places.cancel) }
    if !shownScopes.isEmpty { scopes.frame = CGRect(places.scopes) }
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UISearchBarDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

/// The text field of a search bar: grey, with a magnifying glass and a button that clears the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let lens = UIImageView(image: UISearchTextField.glass)
  private let clearButton = UIImageView(
    image: UIImage(symbol: "xmark.circle.fill", Size(width: 16, height: 16)))
  /// The magnifying glass of fields that are given no other icon.
  static var glass: UIImage { UIImage(symbol: "magnifyingglass", Size(width: 17, height: 17)) }

  override func didMakeNode() {
    super.didMakeNode()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    for icon in [lens, clearButton] {
      icon.tintColor = .secondaryLabel
      icon.contentMode = .scaleAspectFit
    }
    (leftView, leftViewMode, clearButtonMode) = (lens, .always, .always)
    addSubview(clearButton)
  }
  override var placeholderColor: UIColor { .secondaryLabel }

  private func places(_ bounds: CGRect) -> SearchBar.FieldPlaces {
    SearchBar.inside(
      Rect(bounds), showsClearButton, effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  private var showsClearButton: Bool { hasText && shows(clearButtonMode) }
  /// Returns the rectangle of the magnifying glass, or of the view that replaces it.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView === lens ? CGRect(places(bounds).glass) : super.leftViewRect(forBounds: bounds)
  }
  /// Returns the rectangle of the button that clears the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(places(bounds).clear)
  }
  /// Returns the rectangle of the text.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    leftView === lens && shows(leftViewMode) && rightView == nil
      ? CGRect(places(bounds).words) : super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
  }
  // The bar gives the field its height.
  override func marginsOfText(_ side: CGFloat) -> CGSize { .zero }
  /// Lays out the magnifying glass and the button that clears the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }
}
