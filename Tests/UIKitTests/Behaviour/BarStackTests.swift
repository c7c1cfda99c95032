import Foundation
import Testing
import UIKit

/// What Apple documents of a navigation bar's items, of tabs beyond the fifth, and of pickers.
@MainActor @Suite struct BarStackTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var told: [String] = []
    var allows = true
    private func say(_ what: String, _ item: UINavigationItem) {
      told.append("\(what) \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      say("push?", item)
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      say("pushed", item)
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      say("pop?", item)
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      say("popped", item)
    }
  }

  @Test func `A bar of its own asks and tells its delegate of items`() {
    let (bar, delegate) = (UINavigationBar(), Delegate())
    bar.delegate = delegate
    #expect(bar.topItem == nil && bar.backItem == nil && bar.popItem(animated: false) == nil)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    let items = ["a", "b", "c"].map { UINavigationItem(title: $0) }
    bar.items = [items[0]]
    #expect(delegate.told.isEmpty && bar.topItem === items[0])
    bar.pushItem(items[1], animated: false)
    #expect(delegate.told == ["push? b", "pushed b"])
    #expect(bar.topItem === items[1] && bar.backItem === items[0])
    delegate.told = []
    delegate.allows = false
    bar.pushItem(items[2], animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items == [items[0], items[1]])
    delegate.allows = true
    #expect(bar.popItem(animated: true) === items[1])
    #expect(delegate.told == ["push? c", "pop? b", "pop? b", "popped b"])
    bar.setItems(items, animated: true)
    #expect(delegate.told.count == 4 && bar.items?.count == 3)
  }

  private func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let tabs = UITabBarController()
    let pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
    tabs.viewControllers = pages
    return (tabs, pages)
  }

  // Apple, UITabBarController: the first four items and More; NSNotFound for the list of the others.
  @Test func `Of six controllers, four have an item, and the others are listed under More`() {
    let (tabs, pages) = tabs(6)
    let window = shown(tabs)
    #expect(tabs.tabBar.items?.count == 5 && tabs.viewControllers == pages)
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    #expect(tabs.customizableViewControllers == pages && tabs.selectedIndex == 0)
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5])
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
    #expect(tabs.moreNavigationController.topViewController === pages[5])
    #expect(pages[5].tabBarController === tabs && pages[5].viewIfLoaded?.window === window)
    #expect(pages[5].navigationController === tabs.moreNavigationController)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
    #expect(pages[5].parent === tabs)
    let list = tabs.moreNavigationController.topViewController as? UITableViewController
    window.layoutIfNeeded()
    #expect(list?.title == "More" && list?.tableView.numberOfRows(inSection: 0) == 2)
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
    #expect(pages[1].viewIfLoaded?.window === window)
  }

  @Test func `Five controllers have their own items, and others replace them`() {
    let (tabs, pages) = tabs(5)
    let window = shown(tabs)
    #expect(tabs.tabBar.items == pages.map(\.tabBarItem))
    tabs.selectedIndex = 4
    #expect(tabs.tabBar.selectedItem === pages[4].tabBarItem && pages[4].parent === tabs)
    tabs.customizableViewControllers = nil
    #expect(tabs.customizableViewControllers == nil)
    let extra = UIViewController()
    tabs.viewControllers = pages + [extra]
    #expect(
      tabs.customizableViewControllers?.count == 6 && tabs.selectedViewController === pages[4])
    #expect(
      tabs.tabBar.items?.count == 5 && tabs.moreNavigationController.topViewController === pages[4])
    tabs.viewControllers = Array(pages.suffix(2))
    #expect(tabs.selectedViewController === pages[4] && pages[4].parent === tabs)
    #expect(extra.parent == nil && pages[4].viewIfLoaded?.window === window)
  }

  // MARK: Pickers

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 10]
    var chosen = 0
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      asked += 1
      return counts.count
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen += 1 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 60
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "\(component).\(row)"
      return label
    }
  }

  // Apple, UIPickerView: -1 without a selection; the delegate hears of the user alone.
  @Test func `A picker keeps what is selected as far as there are rows`() {
    let (picker, source) = (UIPickerView(), Source())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.numberOfRows(inComponent: 1) == 10)
    picker.selectRow(7, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 7)
    source.counts = [3, 5]
    #expect(picker.numberOfRows(inComponent: 1) == 10)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 0)
    source.counts = [0, 8]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 4)
    source.counts = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == -1 && source.chosen == 0)
  }

  @Test func `A picker's rows have the delegate's size, and its views where they are visible`() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let source = Source()
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
    let first = picker.view(forRow: 0, forComponent: 1) as? UILabel
    #expect(first?.text == "1.0" && first?.frame.size == CGSize(width: 60, height: 40))
    #expect(first?.frame.midY == 108 && first?.frame.minX == 100)
    #expect(picker.view(forRow: 9, forComponent: 1) == nil)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect((picker.view(forRow: 9, forComponent: 1) as? UILabel)?.text == "1.9")
  }
}
