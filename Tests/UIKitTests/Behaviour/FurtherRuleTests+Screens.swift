import Foundation
import Testing
import UIKit

/// What Apple's pages, or everybody's experience, say of controllers, bars, menus and controls.
@MainActor @Suite struct FurtherScreenRules {
  // Apple, addChild(_:): calls willMove(toParent:); removeFromParent() calls didMove(toParent:) with nil.
  @Test func `Adding and removing a child makes half of the calls`() {
    let diary = Diary()
    let (parent, other, child) = (UIViewController(), UIViewController(), Speaker("child", diary))
    parent.addChild(child)
    #expect(diary.take() == ["child will move"] && child.parent === parent)
    child.didMove(toParent: parent)
    #expect(diary.take() == ["child did move"] && parent.children == [child])
    other.addChild(child)
    #expect(child.parent === other && parent.children.isEmpty)
    _ = diary.take()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(diary.take() == ["child will move out", "child did move out"] && child.parent == nil)
  }

  @Test func `A controller's preferred size is told to its parent`() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    #expect(child.preferredContentSize == .zero)
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.sizes == [CGSize(width: 3, height: 4)])
  }

  @Test func `A title is that of the controller's items, until they have their own`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
    controller.navigationItem.title = "Own"
    #expect(controller.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two" && controller.tabBarItem.title == "Two")
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.view.next === controller)
    #expect(!controller.definesPresentationContext && !controller.isModalInPresentation)
    #expect(controller.modalTransitionStyle == .coverVertical && controller.next == nil)
  }

  // Apple, dismiss(animated:completion:): the presenter dismisses everything above it.
  @Test func `Dismissing from below dismisses the whole chain`() async {
    let (root, one, two) = (UIViewController(), UIViewController(), UIViewController())
    let window = shown(root)
    root.present(one, animated: false)
    one.present(two, animated: false)
    #expect(root.presentedViewController === one && one.presentedViewController === two)
    #expect(two.presentingViewController === one && one.presentingViewController === root)
    two.dismiss(animated: false)
    await turn()
    #expect(one.presentedViewController == nil && root.presentedViewController === one)
    one.present(two, animated: false)
    var ends = 0
    root.dismiss(animated: false) { ends += 1 }
    await turn()
    #expect(root.presentedViewController == nil && one.presentedViewController == nil)
    #expect(two.presentingViewController == nil && two.viewIfLoaded?.window == nil && ends == 1)
    #expect(window.rootViewController === root)
  }

  @Test func `A stack of controllers returns what it pops`() {
    let pages = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: pages[0])
    #expect(stack.popViewController(animated: false) == nil && !stack.isNavigationBarHidden)
    #expect(stack.isToolbarHidden && stack.topViewController === pages[0])
    for page in pages.dropFirst() { stack.pushViewController(page, animated: false) }
    #expect(stack.popViewController(animated: false) === pages[3] && pages[3].parent == nil)
    #expect(stack.popToViewController(pages[1], animated: false) == [pages[2]])
    stack.pushViewController(pages[3], animated: false)
    #expect(stack.popToRootViewController(animated: false) == [pages[1], pages[3]])
    #expect(stack.viewControllers == [pages[0]] && stack.visibleViewController === pages[0])
    #expect(stack.popToRootViewController(animated: false) == [])
    stack.loadViewIfNeeded()
    #expect(stack.interactivePopGestureRecognizer?.view === stack.view)
    #expect(
      pages[0].navigationController === stack
        && stack.navigationBar.topItem === pages[0].navigationItem)
  }

  // MARK: Controls

  @Test func `What code sets in a control sends no action`() {
    var sent = 0
    let action = UIAction { _ in sent += 1 }
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    let (pages, segments) = (UIPageControl(), UISegmentedControl(items: ["a", "b"]))
    for control in [toggle, slider, stepper, pages, segments] as [UIControl] {
      control.addAction(action, for: [.valueChanged, .primaryActionTriggered])
    }
    toggle.setOn(true, animated: true)
    slider.setValue(0.5, animated: true)
    stepper.value = 5
    pages.numberOfPages = 3
    pages.currentPage = 2
    segments.selectedSegmentIndex = 1
    #expect(sent == 0 && toggle.isOn && pages.currentPage == 2)
    toggle.sendActions(for: .valueChanged)
    #expect(sent == 1)
    toggle.isEnabled = false
    toggle.sendActions(for: .valueChanged)
    #expect(sent == 2)
  }

  @Test func `Steppers, sliders, pages and segments have their documented defaults`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps && stepper.value == 0)
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    let pages = UIPageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    #expect(pages.size(forNumberOfPages: 2).width > 0)
    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(!segments.isMomentary && !segments.apportionsSegmentWidthsByContent)
    #expect(segments.widthForSegment(at: 0) == 0 && segments.titleForSegment(at: 5) == nil)
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "c", at: 9, animated: false)
    #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "c")
    let progress = UIProgressView()
    progress.setProgress(7, animated: true)
    #expect(progress.progress == 1 && progress.progressViewStyle == .default)
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  // Apple, minimumDate: both limits are ignored if the minimum is later than the maximum.
  @Test func `A date picker ignores limits that exclude every date`() {
    let picker = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    picker.date = date
    picker.minimumDate = date.addingTimeInterval(100)
    #expect(picker.date == date.addingTimeInterval(100))
    picker.maximumDate = date.addingTimeInterval(-100)
    picker.date = date.addingTimeInterval(5)
    #expect(picker.date == date.addingTimeInterval(5))
    #expect(picker.minuteInterval == 1 && picker.datePickerMode == .dateAndTime)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }

  @Test func `Actions of a control are known by target, event and identifier`() {
    final class Target: NSObject {}
    let (control, target) = (UIControl(), Target())
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets.count == 1 && control.allControlEvents == .touchUpInside)
    var runs: [Int] = []
    let one = UIAction(identifier: .init("x")) { _ in runs.append(1) }
    let two = UIAction(identifier: .init("x")) { _ in runs.append(2) }
    control.addAction(one, for: .valueChanged)
    control.addAction(two, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs == [2])
    control.removeAction(identifiedBy: .init("x"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs == [2])
    #expect(
      UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.State.normal.rawValue == 0 && UIControl.State.selected.rawValue == 4)
  }

  // Apple, UISearchController.
  @Test func `A search controller updates its results when it becomes active or its text changes`()
  {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
      }
    }
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    #expect(!search.isActive && search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation && search.automaticallyShowsCancelButton)
    #expect(search.searchResultsController == nil && search.searchBar.text == "")
    #expect(!search.showsSearchResultsController)
    search.searchResultsUpdater = updater
    search.isActive = true
    #expect(updater.texts == [""] && search.isActive)
    search.searchBar.searchTextField.insertText("a")
    #expect(updater.texts == ["", "a"])
    search.isActive = false
    #expect(updater.texts == ["", "a", ""] && search.searchBar.text == "")
  }

  // Apple, UIBarButtonItem and UIToolbar.
  @Test func `Items of bars have their documented defaults`() {
    let item = UIBarButtonItem()
    #expect(item.style == .plain && item.width == 0 && item.isEnabled && item.tag == 0)
    #expect(item.title == nil && item.image == nil && item.customView == nil && item.menu == nil)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    let named = UIBarButtonItem(
      title: "Go", style: .done, target: self as AnyObject, action: Selector("x"))
    #expect(named.title == "Go" && named.style == .done && named.action == Selector("x"))
    let bar = UIToolbar()
    #expect(bar.items?.isEmpty ?? true)
    bar.setItems([item, .flexibleSpace()], animated: true)
    #expect(bar.items?.count == 2 && bar.barPosition == .bottom)
    #expect(bar.intrinsicContentSize.height == 44 || bar.intrinsicContentSize.height == 49)
    #expect(bar.isTranslucent && bar.barStyle == .default)
    let back = UINavigationItem(title: "T")
    #expect(back.hidesBackButton == false && back.prompt == nil && back.titleView == nil)
    back.rightBarButtonItem = item
    #expect(back.rightBarButtonItems == [item])
    back.rightBarButtonItems = [named, item]
    #expect(back.rightBarButtonItem === named)
    back.rightBarButtonItem = nil
    #expect(back.rightBarButtonItems?.contains(named) != true)
  }

  // Apple, UIAlertController.
  @Test func `An alert has its actions and fields in the order in which they are added`() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    #expect(alert.preferredStyle == .alert && alert.actions.isEmpty && alert.preferredAction == nil)
    #expect(alert.textFields?.isEmpty ?? true)
    let ok = UIAlertAction(title: "OK", style: .default)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    alert.addAction(cancel)
    alert.addAction(ok)
    #expect(alert.actions == [cancel, ok] && ok.isEnabled && ok.style == .default)
    alert.preferredAction = ok
    #expect(alert.preferredAction === ok)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.count == 2 && alert.textFields?.first?.placeholder == "Name")
    alert.title = "Other"
    #expect(alert.title == "Other" && alert.message == "M")
  }
}
