import Testing
import UIKit

/// Places of bars on a phone of 390 x 844 points with a notch: 47 above, 34 below.
@MainActor @Suite struct BarPlaces {
  @Test func `A navigation bar begins below the status bar`() {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    let window = shown(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(inside.view.frame == window.bounds && inside.view.safeAreaInsets.top == 91)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(inside.view.safeAreaInsets.top == 47)
  }

  @Test func `A large title adds 52 points, and a prompt 30`() {
    let inside = UIViewController()
    inside.title = "Large"
    let navigation = UINavigationController(rootViewController: inside)
    navigation.navigationBar.prefersLargeTitles = true
    let window = shown(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(inside.view.safeAreaInsets.top == 143)
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.navigationBar.prefersLargeTitles = false
    inside.navigationItem.prompt = "Prompt"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 74)
  }

  @Test func `Content below an opaque bar, or without edges, begins at its end`() {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    let window = shown(navigation)
    inside.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inside.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(inside.view.safeAreaInsets.top == 0)
    inside.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inside.view.frame.minY == 91)
    inside.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inside.view.frame.minY == 0 && inside.view.safeAreaInsets.top == 91)
  }

  @Test func `A tab bar covers 49 points and the home indicator`() {
    let inside = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [inside]
    let window = shown(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(inside.view.safeAreaInsets.bottom == 83)
    _ = window
  }

  @Test func `A controller that hides the bottom bar has its room`() {
    let (root, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shown(tabs)
    #expect(root.view.safeAreaInsets.bottom == 83)
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.frame.minY >= 844 || tabs.tabBar.frame.maxX <= 0 || tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 83 && tabs.tabBar.frame.minY == 761)
  }

  @Test func `Titles of items follow their controller's until they have their own`() {
    let controller = UIViewController()
    controller.title = "A"
    #expect(controller.navigationItem.title == "A" && controller.tabBarItem.title == "A")
    controller.navigationItem.title = "B"
    controller.title = "C"
    #expect(controller.tabBarItem.title == "C")
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.tabBarItem.title == "C")
    #expect(
      navigation.navigationBar.topItem === controller.navigationItem || !navigation.isViewLoaded)
  }

  @Test func `The back button is called as the controller below, or as it says`() {
    let (root, next) = (UIViewController(), UIViewController())
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    let window = shown(navigation)
    navigation.pushViewController(next, animated: false)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    _ = window
  }

  @Test func `A toolbar adds its room to the safe area`() {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    navigation.isToolbarHidden = false
    let window = shown(navigation)
    #expect(inside.view.safeAreaInsets.bottom == window.bounds.maxY - navigation.toolbar.frame.minY)
    #expect(navigation.toolbar.frame.maxY == 844)
  }

  @Test func `A search controller's field adds 52 points to the bar`() {
    let inside = UIViewController()
    inside.navigationItem.searchController = UISearchController(searchResultsController: nil)
    inside.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: inside)
    let window = shown(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    _ = window
  }

  @Test func `A scroll view below bars begins after them`() {
    let controller = UITableViewController(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    let window = shown(tabs)
    #expect(controller.tableView.adjustedContentInset.top == 91)
    #expect(controller.tableView.adjustedContentInset.bottom == 83)
    #expect(controller.tableView.contentOffset.y == -91)
    _ = window
  }
}
