import Drawing
import Geometry
import Testing
import Typesetting
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

  // swift-snapshot-testing's pictures: items at 16 points on phones of up to 375 points, 20 on wider
  // ones and iPads, and 16 beside a notch.
  @Test(arguments: [(375.0, 0.0, 16.0), (414, 0, 20), (667, 0, 20), (812, 44, 60), (1024, 0, 20)])
  func `Items of bars have the system's margin beside what covers the ends`(
    width: Double, covered: Double, margin: Double
  ) throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let (inside, item) = (UIViewController(), UIView())
      item.frame.size = CGSize(width: 30, height: 20)
      inside.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
      let tool = UIView()
      tool.frame.size = CGSize(width: 30, height: 20)
      inside.toolbarItems = [UIBarButtonItem(customView: tool)]
      let navigation = UINavigationController(rootViewController: inside)
      navigation.isToolbarHidden = false
      navigation.navigationBar.semanticContentAttribute = direction
      let window = window(navigation)
      window.frame.size = CGSize(width: width, height: 400)
      window.surroundingsDidChange(
        safeArea: UIEdgeInsets(top: 0, left: covered, bottom: 0, right: covered))
      window.layoutIfNeeded()
      let frame = item.convert(item.bounds, to: window)
      let start = direction == .forceLeftToRight ? frame.minX : width - frame.maxX
      #expect(start == margin)
      #expect(abs(tool.convert(tool.bounds, to: window).minX - margin) < 1e-9)
      #expect(frame.midY == 22)
    }
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
    #expect(navigation.navigationBar.frame.minY == before - 44)
    #expect(search.searchBar.frame.minY == 44 && search.searchBar.frame.height == 52)
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
    #expect(texts(navigation.toolbar) == ["Share"])
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
    #expect(ground(bar) == nil)
    rows.tableView.contentSize.height = 2_000
    rows.tableView.contentOffset.y = 100
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(ground(bar) == Color(white: 0.976, alpha: 0.94))
    rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.scrollEdgeAppearance = look
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(ground(bar) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `An item that changes is shown as it is now`() throws {
    let inside = UIViewController()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    inside.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: inside)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let window = window(tabs)
    defer { window.isHidden = true }
    #expect(texts(stack.navigationBar) == ["Edit"])
    item.title = "Done"
    stack.tabBarItem.title = "Contacts"
    #expect(texts(stack.navigationBar) == ["Done"])
    #expect(texts(tabs.tabBar) == ["Contacts"])
    #expect(colors(stack.navigationBar).contains(.init(red: 0, green: 122 / 255, blue: 1)))
    item.isEnabled = false
    #expect(!colors(stack.navigationBar).contains(.init(red: 0, green: 122 / 255, blue: 1)))
    item.isHidden = true
    #expect(texts(stack.navigationBar).isEmpty)
  }

  @Test func `A bar's background reaches the screen's edge, and its frame the safe area`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs)
    window.surroundingsDidChange(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 320, height: 44))
    let own = items(navigation.navigationBar)
    guard case .fill(let shape, _)? = own.first else {
      Issue.record("a bar without a background")
      return
    }
    #expect(shape.bounds == Rect(x: 0, y: -47, width: 320, height: 91))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
  }

  @Test func `A view of an item stands where bars of scenes leave room for it`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (item, view) = (UINavigationItem(title: ""), UIView())
    view.frame.size = CGSize(width: 30, height: 20)
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    item.titleView = title
    item.rightBarButtonItems = [
      .fixedSpace(20), UIBarButtonItem(customView: view),
    ]
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 120, y: 0, width: 80, height: 44))
    // Items are 16 points apart, and from the edge.
    #expect(view.frame == CGRect(x: 320 - 16 - 20 - 16 - 30, y: 12, width: 30, height: 20))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(abs(view.frame.minX - 52) < 1e-6)
    item.rightBarButtonItems = nil
    #expect(view.superview == nil && title.superview === bar)
  }

  /// A search bar has no width of its own.
  @Test func `A search bar in place of a title is as wide as the items allow`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (item, search) = (UINavigationItem(title: ""), UISearchBar())
    item.titleView = search
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(search.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(search.searchTextField.frame.width > 260)
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: side)
    bar.frame.size.width = 390
    bar.layoutIfNeeded()
    #expect(search.frame.minX == 16 && search.frame.maxX < 390 - 16 - 30)
  }

  @Test func `The system's items look as in documents`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
    ]
    #expect(texts(bar) == ["Save"])
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.items = [UITabBarItem(tabBarSystemItem: .mostRecent, tag: 3)]
    tabs.items?.first?.badgeValue = "9"
    #expect(texts(tabs) == ["9", "Most Recent"])
    #expect(tabs.items?.first?.tag == 3)
  }

  @Test func `A placeholder has the colour of its attributes`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(colors(field) == [Color(red: 1, green: 0, blue: 0)])
    field.text = "Ada"
    #expect(colors(field) == [.black])
  }

  /// Apple's documentation of `hidesBottomBarWhenPushed`: the bar stays away until the controller is
  /// popped.
  @Test func `A controller that hides the bottom bar has its room until it is popped`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let window = window(tabs)
    let (before, pushed) = (stack.viewControllers[0].view.safeAreaInsets.bottom, UIViewController())
    #expect(tabs.tabBar.frame.minY == 480 - 49 - window.safeAreaInsets.bottom)
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 480)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == before - 49)
    stack.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == before)
    #expect(tabs.tabBar.frame.maxY == 480)
  }

  // MARK: What a view draws

  private func items(_ view: UIView) -> [DisplayList.Item] {
    view.paintedContent(
      in: Rect(
        x: 0, y: 0, width: Double(view.bounds.width), height: Double(view.bounds.height)))
  }
  /// The texts and their colours, also in groups.
  private func drawn(_ items: [DisplayList.Item]) -> [(text: String, color: Color)] {
    items.flatMap { item -> [(text: String, color: Color)] in
      switch item {
      case .text(let paragraph, _, let color, _):
        [(paragraph.runs.map(\.text).joined(), color)]
      case .group(_, let list): drawn(list.items)
      default: []
      }
    }
  }
  private func texts(_ view: UIView) -> [String] { drawn(items(view)).map(\.text) }
  private func colors(_ view: UIView) -> [Color] { drawn(items(view)).map(\.color) }
  private func ground(_ view: UIView) -> Color? {
    guard case .fill(_, .color(let color))? = items(view).first else { return nil }
    return color
  }
}
