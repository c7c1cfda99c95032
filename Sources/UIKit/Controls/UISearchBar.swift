import AutoLayout
import Controls
public import Foundation
import Geometry

/// A field that searches: 56 points high, 100 with scopes below.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The forms; raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// The field.
  public let searchTextField = UISearchTextField()
  private lazy var cancelButton = makeCancelButton()
  private lazy var scopes = makeScopes()
  /// Whether the bar stands in a navigation bar: at its margins, and close to what lies above.
  var isInNavigationBar = false { didSet { setNeedsLayout() } }

  override func didMakeNode() {
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    let lens = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    lens.tintColor = .secondaryLabel
    lens.contentMode = .center
    lens.bounds.size = CGSize(width: 30, height: 20)
    searchTextField.leftView = lens
    searchTextField.leftViewMode = .always
    addSubview(searchTextField)
  }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
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

  /// Who decides and hears.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The words in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What stands in an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field; kept.
  open var prompt: String?
  /// Whether a button beside the field ends the search.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// Shows or hides the button that ends the search; there is no animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether a button shows bookmarks; kept.
  open var showsBookmarkButton = false
  /// Whether the scopes are shown.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The number of the chosen scope.
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
    // A navigation bar is placed by what is around it.
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  // MARK: Looks

  /// How the bar looks; one way.
  open var barStyle: UIBarStyle = .default
  /// How the field looks; one way.
  open var searchBarStyle: Style = .default
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The colour of the ground; kept.
  open var barTintColor: UIColor?
  /// The picture behind; kept.
  open var backgroundImage: UIImage?

  // MARK: Keyboard

  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The keys.
  open var keyboardType: UIKeyboardType = .default
  /// The word on the return key.
  open var returnKeyType: UIReturnKeyType = .search
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default

  // MARK: Layout

  /// The height: 56, or 52 in a navigation bar, and 44 more with scopes.
  var barHeight: CGFloat { (isInNavigationBar ? 52 : 56) + (shownScopes.isEmpty ? 0 : 44) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Places field, button and scopes as the format's search bars have them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bar = SearchBar(controlEnvironment)
    bar.showsCancelButton = showsCancelButton
    bar.scopes = shownScopes
    bar.isInNavigationBar = isInNavigationBar
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.semanticContentAttribute = isRight ? .forceRightToLeft : .forceLeftToRight
    let places = bar.places(in: Rect(bounds))
    searchTextField.frame = CGRect(places.field)
    if showsCancelButton { cancelButton.frame = CGRect(places.cancel) }
    if !shownScopes.isEmpty { scopes.frame = CGRect(places.scopes) }
  }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Who decides and hears of a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Called when the words are others.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a change of the words is made.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when a scope is chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the return key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that ends the search is pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for bookmarks is pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for results is pressed.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  /// As in UIKit.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// As in UIKit.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// As in UIKit.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// As in UIKit.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// As in UIKit.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// As in UIKit.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// As in UIKit.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// As in UIKit.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// As in UIKit.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// As in UIKit.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// As in UIKit.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}
