import Documents
import Foundation
import InterfaceBuilder

// Decoding of controllers.

@MainActor extension NibCoder {
  /// Decodes what all controllers have in common; the view is created when it is first accessed.
  func decode(into controller: UIViewController) {
    loader.register(controller, element)
    controller.nibLoader = loader
    if let title = text("title") { controller.title = title }
    controller.restorationIdentifier = element["restorationIdentifier"]
    if let flag = flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
    if let flag = flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let style: UIModalPresentationStyle = word("modalPresentationStyle") {
      controller.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = word("modalTransitionStyle") {
      controller.modalTransitionStyle = style
    }
    if let size = size("freeformSize") ?? size("contentSizeForViewInPopover") {
      controller.preferredContentSize = child("freeformSize") == nil ? size : .zero
    }
    if let item = child("navigationItem") {
      loader.register(controller.navigationItem, item)
      NibCoder(item, loader).decode(into: controller.navigationItem)
    }
    if let item = child("tabBarItem"), let made = loader.make(item) as? UITabBarItem {
      controller.tabBarItem = made
    }
    let items = element.list("toolbarItems").compactMap { loader.make($0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    loader.pendingView = child("view")
    loader.pendingGuides = element.list("layoutGuides")
  }

  /// Reads what UIKit's containers have beyond every controller.
  func decodeParts(of controller: UIViewController) {
    switch controller {
    case let controller as UINavigationController: decode(into: controller)
    case let controller as UITabBarController: decode(into: controller)
    default: break
    }
  }

  func decode(into controller: UINavigationController) {
    if let bar = child("navigationBar") {
      loader.register(controller.navigationBar, bar)
      let coder = NibCoder(bar, loader)
      if let color = coder.color("tintColor") { controller.navigationBar.tintColor = color }
      coder.decode(into: controller.navigationBar)
    }
    controller.isNavigationBarHidden = flag("navigationBarHidden") ?? false
    controller.isToolbarHidden = flag("toolbarHidden") ?? true
    let roots = relations(to: "rootViewController")
    if !roots.isEmpty { controller.viewControllers = roots }
  }

  func decode(into controller: UITabBarController) {
    if let bar = child("tabBar") {
      loader.register(controller.tabBar, bar)
      let coder = NibCoder(bar, loader)
      if let color = coder.color("tintColor") { controller.tabBar.tintColor = color }
      coder.decode(into: controller.tabBar)
    }
    let members = relations(to: "viewControllers")
    if !members.isEmpty { controller.viewControllers = members }
  }

  /// Returns the controllers that a container has from the start.
  private func relations(to relationship: String) -> [UIViewController] {
    element.list("connections").compactMap { line in
      guard line.name == "segue", line["kind"] == "relationship",
        line["relationship"] == relationship
      else { return nil }
      return loader.controller(line["destination"] ?? "") as? UIViewController
    }
  }
}

extension NibLoader {
  /// Makes the view of a storyboard's controller and the other objects of its scene, and connects
  /// them; returns whether there is a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = pendingView else { return false }
    pendingView = nil
    guard let view = make(element) as? UIView else { return false }
    controller.view = view
    for guide in pendingGuides {
      let isTop = guide["type"] == "top"
      register(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, id: guide["id"])
    }
    finish()
    reportDangling()
    for segue in embeds { segue.perform(sender: nil) }
    embeds = []
    return true
  }

  /// Decodes objects that are not views; the properties of other classes are known only to those
  /// classes.
  func decode(_ object: AnyObject, _ coder: NibCoder) {
    let element = coder.element
    switch object {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = coder.count("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = coder.count("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      press.allowableMovement = coder.number("allowableMovement") ?? 10
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction =
        switch element["direction"] {
        case "left": .left
        case "up": .up
        case "down": .down
        default: .right
        }
    default: break
    }
    guard let gesture = object as? UIGestureRecognizer else { return }
    if let flag = element.flag("enabled") { gesture.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = flag }
  }
}
