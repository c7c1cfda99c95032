import Foundation
import Testing
import UIKit

/// What bars, items and pasteboards keep of what they are given.
@MainActor @Suite struct KeptCopyTests {
  // Apple: the appearances of bars and items are declared 'copy'.
  @Test func `An appearance that changes after it was set does not change the bar`() {
    let (bar, item) = (UINavigationBar(), UITabBarItem(title: "Home", image: nil, tag: 0))
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.kern: 2]
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.titleTextAttributes[.kern] as? Int == 2)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
    let tabs = UITabBarAppearance()
    tabs.stackedItemWidth = 40
    item.standardAppearance = tabs
    tabs.stackedItemWidth = 60
    #expect(item.standardAppearance?.stackedItemWidth == 40)
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy !== appearance && copy == appearance)
  }

  // UISearchController.h: setting the bar's button ends the automatic one.
  @Test func `A search shows its cancel button by itself until the app does`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.automaticallyShowsCancelButton && !search.searchBar.showsCancelButton)
    search.searchBar.showsCancelButton = true
    #expect(!search.automaticallyShowsCancelButton)
  }

  // Apple, UIPasteboard.remove(withName:).
  @Test func `A pasteboard is found by its name until it is removed`() {
    let board = UIPasteboard.withUniqueName()
    #expect(UIPasteboard(name: board.name, create: false) != nil)
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
  }

  // Apple, UIView.autoresizesSubviews.
  @Test func `A view that no longer resizes its subviews leaves them as they are`() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)),
      UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    )
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size.width = 200
    #expect(inner.frame.width == 150)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 300
    #expect(inner.frame.width == 150)
  }

  @Test func `Frames of a layout have no digits of its sums`() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    (stack.distribution, stack.spacing) = (.fillEqually, 10)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110, 220])
  }
}
