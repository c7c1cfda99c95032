import Testing
import UIKit

@MainActor @Suite struct Bars {
  private final class Listener: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      heard.append("scope \(selectedScope)")
    }
  }

  @Test func `A search bar makes room for the button that ends the search`() throws {
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(bar.searchTextField.frame.maxX < button.frame.minX)
    #expect(button.frame.width > 40 && button.frame.maxX <= 313)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["cancel"])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minX > button.frame.maxX)
    bar.showsCancelButton = false
    #expect(button.superview == nil)
  }

  @Test func `Scopes stand below the field of a search bar, 44 points more`() throws {
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.numberOfSegments == 2 && scopes.selectedSegmentIndex == 0)
    #expect(scopes.frame.minY > bar.searchTextField.frame.maxY && scopes.frame.maxY <= 100)
    scopes.selectedSegmentIndex = 1
    scopes.sendActions(for: .valueChanged)
    #expect(bar.selectedScopeButtonIndex == 1 && listener.heard == ["scope 1"])
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `A search controller's field stands below the title of a navigation bar`() {
    let inside = UIViewController()
    inside.title = "Notes"
    let navigation = UINavigationController(rootViewController: inside)
    let window = window(navigation)
    let before = inside.view.safeAreaInsets.top
    let search = UISearchController(searchResultsController: nil)
    inside.navigationItem.searchController = search
    window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inside.view.safeAreaInsets.top == before + 52)
    #expect(search.searchBar.frame.minY == before && search.searchBar.frame.height == 52)
    #expect(search.searchBar.searchTextField.frame.minX == 16)
    inside.navigationItem.searchController = nil
    #expect(search.searchBar.superview == nil)
  }

  @Test func `A toolbar has the top controller's buttons and covers its view`() {
    let inside = UIViewController()
    inside.toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    ]
    inside.additionalSafeAreaInsets.bottom = 10
    let navigation = UINavigationController(rootViewController: inside)
    navigation.isToolbarHidden = false
    let window = window(navigation)
    let band = window.safeAreaInsets.bottom
    #expect(navigation.toolbar.frame.maxY == 480 && navigation.toolbar.frame.height == 44 + band)
    #expect(inside.view.safeAreaInsets.bottom == 54 + band)
    #expect(navigation.toolbar.subviews.contains { ($0 as? UIButton)?.currentTitle == "Share" })
    navigation.setToolbarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil)
    #expect(inside.view.safeAreaInsets.bottom == 10 + band)
  }

  @Test func `A navigation bar is clear at the edge of what scrolls unless told otherwise`() {
    let rows = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let bar = navigation.navigationBar
    let window = window(navigation)
    #expect(bar.backgroundColor == .clear)
    rows.tableView.contentSize.height = 2_000
    rows.tableView.contentOffset.y = 100
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.backgroundColor == .systemBackground)
    rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.scrollEdgeAppearance = look
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.backgroundColor == .red)
  }

  @Test func `An item that changes is shown as it is now`() throws {
    func labels(_ view: UIView) -> [String] {
      let own = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
      return (own.map { [$0] } ?? []) + (view is UIButton ? [] : view.subviews.flatMap(labels))
    }
    let inside = UIViewController()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    inside.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: inside)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let window = window(tabs)
    defer { window.isHidden = true }
    #expect(labels(stack.navigationBar).contains("Edit"))
    item.title = "Done"
    stack.tabBarItem.title = "Contacts"
    window.layoutIfNeeded()
    #expect(labels(stack.navigationBar).contains("Done"))
    #expect(!labels(stack.navigationBar).contains("Edit"))
    #expect(labels(tabs.tabBar) == ["Contacts"])
    item.isEnabled = false
    let buttons = stack.navigationBar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.isEnabled) == [false])
  }
}
