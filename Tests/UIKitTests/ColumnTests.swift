import Foundation
import Testing
import UIKit

@MainActor @Suite struct Columns {
  /// Shows a controller in a window of a size, on a device with a horizontal size class.
  private func show(
    _ controller: UIViewController, _ size: CGSize, _ width: UIUserInterfaceSizeClass
  ) {
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current.traits = UITraitCollection(traitsFrom: [
      before.traits, UITraitCollection(horizontalSizeClass: width),
    ])
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  @Test func `In a regular width the primary column stands beside the secondary one`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredPrimaryColumnWidthFraction = 0.25
    show(split, CGSize(width: 1000, height: 700), .regular)
    #expect(list.view.frame.width == 250)
    #expect(list.navigationController?.view.frame.minX == 0)
    #expect(detail.navigationController?.view.frame.maxX == 1000)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.splitViewController === split)
    // UISplitViewController.h: a navigation controller is made only for one that is none.
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .secondary) === stack)
  }

  @Test func `In a compact width one column fills the view`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    show(split, CGSize(width: 390, height: 700), .compact)
    #expect(list.view.frame.width == 390)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test func `A page fills the view above the indicator, until another takes its place`() {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    }
    let source = Pages()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8])
    let (one, two) = (UIViewController(), UIViewController())
    pages.dataSource = source
    pages.setViewControllers([one], direction: .forward, animated: false)
    show(pages, CGSize(width: 320, height: 500), .compact)
    #expect(one.view.frame.size == CGSize(width: 320, height: 500 - 37))
    pages.setViewControllers([two], direction: .forward, animated: true)
    #expect(one.view.superview == nil && one.parent == nil)
    #expect(two.view.frame.size == CGSize(width: 320, height: 500 - 37))
    #expect(pages.viewControllers == [two])
  }

  @Test func `What a controller or view overrides counts for all below, and who asked hears of it`()
  {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    var heard: [UIUserInterfaceStyle] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      heard.append(view.traitCollection.userInterfaceStyle)
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _: UITraitCollection) in
      heard.append(controller.traitCollection.userInterfaceStyle)
    }
    controller.view.layoutIfNeeded()
    controller.updateTraitsIfNeeded()
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == [.dark, .dark])
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }
}
