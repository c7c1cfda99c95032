import Foundation

extension UISearchController: SearchBarMaking {
  var shownBar: any NavigationSearch { searchBar }
  /// The search bar; made when it is first asked for.
  public var searchBar: UISearchBar {
    if let known: UISearchBar = kept() { return known }
    let made = UISearchBar()
    keep(made)
    made.showsOwnCancel = { [weak self] in self?.automaticallyShowsCancelButton = false }
    made.searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self, isActive { searchResultsUpdater?.updateSearchResults(for: self) }
      }, for: .editingChanged)
    return made
  }
  /// The same as `obscuresBackgroundDuringPresentation` (the name before iOS 12).
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
