import Foundation
import Testing
import UIKit

/// What UIKit's headers and documentation say, or everybody observes, and what failed when it was first asked.
@MainActor @Suite struct EverydayRuleTests {
  // UISegmentedControl.h: an image or a title, not both.
  @Test func `A segment has an image or a title`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.setTitle("First", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "First" && control.imageForSegment(at: 0) == nil)
  }

  // Apple, UIProgressView.observedProgress: the view updates itself.
  @Test func `A bar shows the progress that it observes`() async throws {
    let (bar, task) = (UIProgressView(), Progress(totalUnitCount: 4))
    bar.observedProgress = task
    task.completedUnitCount = 1
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.progress == 0.25)
    task.completedUnitCount = 2
    for _ in 0..<100 where bar.progress != 0.5 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(bar.progress == 0.5)
    bar.observedProgress = nil
    bar.progress = 3
    #expect(bar.progress == 1)
  }

  // Apple, UIView.autoresizesSubviews.
  @Test func `What happens without autoresizing is not made up for`() {
    let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth]
    view.addSubview(inner)
    view.autoresizesSubviews = false
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    view.autoresizesSubviews = true
    view.frame.size.width = 250
    view.layoutIfNeeded()
    #expect(inner.frame.width == 150)
  }

  // Widely observed: greys have two components.
  @Test func `A grey has two components, another colour four`() {
    #expect(UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor(white: 0.5, alpha: 0.25).cgColor.components == [0.5, 0.25])
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.numberOfComponents == 2)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor.components == [0, 0, 0, 1])
    #expect(UIColor(cgColor: UIColor.gray.cgColor).cgColor.components == [0.5, 1])
    #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  // Apple, UIView.endEditing(_:): by force, whether or not the first responder wants to.
  @Test func `Editing ends by force against the delegate`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (window, field, stubborn) = (UIWindow(), UITextField(), Stubborn())
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.delegate = stubborn
    #expect(field.becomeFirstResponder() && !window.endEditing(false) && field.isFirstResponder)
    #expect(window.endEditing(true) && !field.isFirstResponder)
  }

  private final class Fading: UICollectionViewLayout {
    private(set) var prepared = 0
    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame._intersects(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 100, height: 100)
      attributes.alpha = collectionView?.contentOffset.y == 0 ? 1 : 0.5
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  // Apple, shouldInvalidateLayout(forBoundsChange:).
  @Test func `A layout that says so is prepared again when its view scrolls`() {
    let (layout, items) = (Fading(), Items())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let before = layout.prepared
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(layout.prepared == before + 1)
    #expect(view.cellForItem(at: [0, 3])?.alpha == 0.5 && view.cellForItem(at: [0, 0]) == nil)
  }

  // Widely observed on phones: the fifth tab is for all others.
  @Test func `Of seven tabs four are in the bar, and one for the others`() {
    let controller = UITabBarController()
    controller.viewControllers = (0..<7).map {
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0)
      return child
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tabBar.items?.count == 5)
    controller.selectedIndex = 6
    #expect(controller.tabBar.selectedItem === controller.tabBar.items?.last)
    #expect(controller.selectedViewController === controller.viewControllers?[6])
    controller.viewControllers?.removeLast(2)
    #expect(controller.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"])
  }

  // Stack Overflow 13017257: lines of one item are in the middle, the last one of all is at the left.
  @Test func `The last line of items of several sizes is at the left`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: path.item == 9 ? 180 : 200, height: 10) }
    }
    let (sizes, items) = (Sizes(), Items())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    (view.dataSource, view.delegate) = (items, sizes)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: [0, 8])?.frame.minX == 60)
    #expect(view.layoutAttributesForItem(at: [0, 9])?.frame.minX == 0)
  }

  // openradar 42808310 and 46234942: a cell's own margins are those of the system's texts.
  @Test func `A cell has the margins of its content, until it is given others`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if path.row == 0 {
          cell.accessoryType = .disclosureIndicator
        } else {
          cell.layoutMargins = .zero
        }
        return cell
      }
    }
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), Rows())
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 0])
    #expect(cell?.layoutMargins.left == 16 && cell?.layoutMargins.right == 16)
    #expect(table.cellForRow(at: [0, 1])?.layoutMargins == .zero)
  }

  // Apple, UITableViewCell.indentationLevel, tableView(_:indentationLevelForRowAt:).
  @Test func `A level of indentation moves the texts of a row`() throws {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if path.row < 2 { cell.textLabel?.text = "Text" }
        if path.row == 2 {
          var content = cell.defaultContentConfiguration()
          content.text = "Text"
          cell.contentConfiguration = content
        }
        return cell
      }
      func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
        path.row
      }
    }
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    let texts = (0..<3).compactMap { row -> CGFloat? in
      guard let cell = table.cellForRow(at: [0, row]) else { return nil }
      func label(in view: UIView) -> UILabel? {
        view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
      }
      return label(in: cell.contentView).map { $0.convert(CGPoint.zero, to: cell).x }
    }
    #expect(texts == [16, 26, 36])
  }

  // Apple, selectedBackgroundView: above the background and behind the content, while selected.
  @Test func `A selected cell has its view for that behind the content`() {
    let (cell, row, grounds) = (UICollectionViewCell(), UITableViewCell(), [UIView(), UIView()])
    cell.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    cell.backgroundView = UIView()
    (cell.selectedBackgroundView, row.selectedBackgroundView) = (grounds[0], grounds[1])
    #expect(grounds[0].superview == nil && grounds[1].superview == nil)
    (cell.isSelected, row.isSelected) = (true, true)
    #expect(cell.subviews == [cell.backgroundView, grounds[0], cell.contentView])
    #expect(grounds[0].frame == cell.bounds && grounds[1].superview === row)
    (cell.isSelected, row.isSelected) = (false, false)
    #expect(grounds[0].superview == nil && grounds[1].superview == nil)
    row.selectionStyle = .none
    row.isSelected = true
    #expect(grounds[1].superview == nil)
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }
  private final class Marking: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Marked.self }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      for case let marked as Marked in found ?? [] { marked.mark = marked.indexPath.item + 1 }
      return found
    }
  }
  private final class MarkedCell: UICollectionViewCell {
    private(set) var mark = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      mark = (layoutAttributes as? Marked)?.mark ?? -1
    }
  }

  // Apple, UICollectionViewLayout.layoutAttributesClass.
  @Test func `A layout's own class of attributes reaches the cells`() {
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: Marking())
    view.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect((view.cellForItem(at: [0, 2]) as? MarkedCell)?.mark == 3)
  }

  // Apple, UINavigationController.toolbar.
  @Test func `A toolbar is hidden as its controller says`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.loadViewIfNeeded()
    #expect(controller.toolbar.isHidden)
    controller.setToolbarHidden(false, animated: false)
    #expect(!controller.toolbar.isHidden && controller.toolbar.superview === controller.view)
  }

  // Apple, clearsSelectionOnViewWillAppear.
  @Test func `A list that appears again clears its selection, unless told otherwise`() {
    final class Rows: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    for clears in [true, false] {
      let rows = Rows()
      rows.clearsSelectionOnViewWillAppear = clears
      let (stack, window) = (UINavigationController(rootViewController: rows), UIWindow())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      rows.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      stack.pushViewController(UIViewController(), animated: false)
      stack.popViewController(animated: false)
      #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
    }
  }
}
