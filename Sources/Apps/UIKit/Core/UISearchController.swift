public import Foundation

/// A search controller; its search bar is below the title of a navigation bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Makes a search controller with a controller for the results.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
  /// Makes a search controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
