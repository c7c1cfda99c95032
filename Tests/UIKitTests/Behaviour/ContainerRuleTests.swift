import Foundation
import Testing
import UIKit

/// What Apple's pages say of containers of views and controllers, and what everybody sees of them.
@MainActor @Suite struct ContainerRules {
  // Documentation of `removeArrangedSubview(_:)` and `arrangedSubviews`.
  @Test func `A stack arranges each view once, and a view that it no longer arranges stays`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && first.superview === stack)
    stack.insertArrangedSubview(first, at: 1)
    stack.insertArrangedSubview(third, at: 0)
    stack.insertArrangedSubview(first, at: 0)
    #expect(stack.arrangedSubviews == [first, third, second])
    #expect(stack.subviews.count == 3)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first, third])
    stack.addSubview(second)
    #expect(stack.arrangedSubviews == [first, third])
  }

  @Test func `A tag finds the view itself or the first one in depth`() {
    let (root, left, right, deep) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(deep)
    (deep.tag, right.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep && right.viewWithTag(7) === right)
    #expect(left.viewWithTag(8) == nil)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [right, left] && root.viewWithTag(7) === right)
    #expect(root.isDescendant(of: root) && deep.isDescendant(of: root))
    #expect(!root.isDescendant(of: deep))
  }

  // Documentation of `autoresizingMask`: what is flexible shares the change in proportion.
  @Test func `Flexible margins share a change in proportion to their lengths`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 40))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 45, y: 10, width: 20, height: 90))
  }

  // StackOverflow 1054558: a label that is sized to fit keeps its upper edge.
  @Test func `A view sizes itself to what fits, at its corner`() {
    final class Asked: UIView {
      var asked: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: 30, height: 40)
      }
    }
    let view = Asked(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
    view.sizeToFit()
    #expect(view.asked == [CGSize(width: 100, height: 50)])
    #expect(view.frame.size == CGSize(width: 30, height: 40))
    #expect(view.frame.origin == CGPoint(x: 5, y: 6))
  }

  // Documentation of `directionalLayoutMargins` and `preservesSuperviewLayoutMargins`.
  @Test func `Directional margins turn with the direction, and superview's margins are kept`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30))
    root.semanticContentAttribute = .forceLeftToRight
    root.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(child.layoutMargins.left == 20 && child.layoutMargins.right == 8)
  }

  @Test func `A stack of controllers returns what it pops`() {
    let all = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: all[0])
    #expect(navigation.popViewController(animated: false) == nil)
    for next in all.dropFirst() { navigation.show(next, sender: nil) }
    #expect(navigation.viewControllers == all && navigation.topViewController === all[3])
    #expect(navigation.popViewController(animated: false) === all[3])
    #expect(navigation.popToViewController(all[1], animated: false) == [all[2]])
    #expect(all[2].navigationController == nil && all[1].navigationController === navigation)
    navigation.pushViewController(all[3], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[3]])
    navigation.setViewControllers([all[2], all[3]], animated: false)
    #expect(all[0].parent == nil && navigation.visibleViewController === all[3])
  }

  // Documentation of `selectedIndex` and `viewControllers`.
  @Test func `Tabs keep the chosen controller when they change`() {
    final class Listener: NSObject, UITabBarControllerDelegate {
      var calls = 0
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { calls += 1 }
    }
    let (tabs, listener) = (UITabBarController(), Listener())
    tabs.delegate = listener
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    let all = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = all
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[1], all[2]]
    #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 0)
    tabs.viewControllers = [all[0], all[2]]
    #expect(tabs.selectedViewController === all[0])
    #expect(listener.calls == 0)
  }

  // StackOverflow 22098493: pages that scroll have no recognizers of their own.
  @Test func `Pages tell of themselves and of the end of a change`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 10])
    let page = UIViewController()
    var ended: [Bool] = []
    pages.setViewControllers([page], direction: .forward, animated: false) { ended.append($0) }
    #expect(pages.viewControllers == [page] && page.parent === pages && ended == [true])
    #expect(!pages.isDoubleSided && pages.gestureRecognizers.isEmpty)
  }

  // Documentation of `UIAlertController`: fields belong to alerts.
  @Test func `An alert has its fields in order and one preferred action`() {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil || alert.textFields?.isEmpty == true)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    #expect(alert.textFields?.map { $0.placeholder ?? "" } == ["Name", ""])
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(action)
    alert.preferredAction = action
    #expect(alert.actions.map(\.title) == ["Cancel", "OK"] && alert.preferredAction === action)
    #expect(alert.modalPresentationStyle != .fullScreen && alert.title == "Sign in")
  }

  // Documentation of `UIAdaptivePresentationControllerDelegate`: a popover of a phone covers the
  // screen unless its delegate says `none`.
  @Test func `A popover stays one on a phone if its delegate says so`() {
    final class Small: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      { .none }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (presenter, popover, small) = (UIViewController(), UIViewController(), Small())
    let window = shown(presenter)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 120)
    popover.popoverPresentationController?.delegate = small
    popover.popoverPresentationController?.sourceView = presenter.view
    popover.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 300, width: 10, height: 10)
    presenter.present(popover, animated: false)
    window.layoutIfNeeded()
    #expect(popover.view.frame.size == CGSize(width: 200, height: 120))
    #expect(presenter.view.window != nil)
  }

  // Documentation of `refreshControl`: code that begins refreshing sends no event.
  @Test func `Refreshing that code begins is sent to nobody`() {
    let (table, control) = (UITableView(), UIRefreshControl())
    var sent = 0
    control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    table.refreshControl = control
    #expect(table.refreshControl === control && !control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing && sent == 0)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  // Documentation of `scrollRectToVisible(_:animated:)`: what is in sight already moves nothing.
  @Test func `A rectangle is scrolled into sight by as little as needed`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 30), animated: false)
    #expect(scroll.contentOffset.y == 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 280, width: 10, height: 30), animated: false)
    #expect(scroll.contentOffset.y == 210)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 30), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.contentOffset.y = -40
    #expect(scroll.contentOffset.y == -40 && scroll.bounds.minY == -40)
  }
}
