public import Foundation

/// A search controller; its search bar is below the title of a navigation bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the search is presented; its results are updated when that changes.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { textOfBar = "" }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar's cancel button comes and goes with the search, until an app sets it in the bar.
  open var automaticallyShowsCancelButton = true
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The text of the bar.
  private var textOfBar: String? {
    get { searchBar.text }
    set { searchBar.text = newValue }
  }
  /// Makes a search controller with a controller for the results.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
  /// Makes a search controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
