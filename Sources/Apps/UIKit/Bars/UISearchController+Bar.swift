import Foundation

extension UISearchController {
  /// The search bar; made when it is first asked for.
  public var searchBar: UISearchBar {
    if let known: UISearchBar = kept() { return known }
    let made = UISearchBar()
    keep(made)
    return made
  }
  /// Whether results are shown without text; only stored.
  public var showsSearchResultsController: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether results appear once there is text; only stored.
  public var automaticallyShowsSearchResultsController: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the scope bar appears with the search; only stored.
  public var automaticallyShowsScopeBar: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// The same as `obscuresBackgroundDuringPresentation` (the name before iOS 12).
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
