import Foundation
import Testing
import UIKit

/// What public reports say of margins, sheets, safe areas and headers; each test names its own.
@MainActor @Suite struct FieldReportsOfScreens {
  // TZStackView#49: the margins of a stack inside do not take those of the outer one away.
  @Test func `A stack in a stack begins at the outer one's margin`() {
    let (outer, inner, leaf) = (UIStackView(), UIStackView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(leaf)
    for stack in [outer, inner] {
      stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    outer.isLayoutMarginsRelativeArrangement = true
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 84, height: 44))
    inner.isLayoutMarginsRelativeArrangement = true
    outer.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 8, y: 8, width: 68, height: 28))
  }

  // SPStorkController#19, HWPanModal#74: who stays in sight neither disappears nor appears again.
  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
  ])
  func `A presenter that stays in sight is told nothing`(style: UIModalPresentationStyle) {
    let diary = Diary()
    let (below, above) = (Speaker("A", diary), UIViewController())
    let window = shown(below)
    above.modalPresentationStyle = style
    _ = diary.take()
    below.present(above, animated: false)
    #expect(below.view.window === window && diary.take().isEmpty)
    above.dismiss(animated: false)
    #expect(diary.take().isEmpty)
  }

  // BubbleTransition#39: a full screen tells its presenter once, with a transition of the app's own, too.
  @Test func `A full screen with a transition tells its presenter once`() {
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {}
    let (diary, transition) = (Diary(), Transition())
    let (below, above) = (Speaker("A", diary), UIViewController())
    let window = shown(below)
    above.modalPresentationStyle = .fullScreen
    above.transitioningDelegate = transition
    _ = diary.take()
    below.present(above, animated: false)
    #expect(diary.take() == ["A will disappear", "A did disappear"] && window.isKeyWindow)
    above.dismiss(animated: false)
    #expect(diary.take() == ["A will appear", "A is appearing", "A did appear"])
  }

  // rdar 33287014: a scroll view that is a controller's view begins below the bars, as a subview does.
  @Test func `A controller's own scroll view begins below the bar`() {
    final class Scrolling: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let (own, around) = (Scrolling(), UIViewController())
    let inside = UIScrollView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    around.view.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: around.view.topAnchor),
      inside.leadingAnchor.constraint(equalTo: around.view.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: around.view.trailingAnchor),
      inside.bottomAnchor.constraint(equalTo: around.view.bottomAnchor),
    ])
    for (controller, scroll) in [(own, own.view as? UIScrollView), (around, inside)] {
      let stack = UINavigationController(rootViewController: controller)
      let window = shown(stack)
      window.layoutIfNeeded()
      let bottom = stack.navigationBar.frame.maxY
      #expect(bottom > 44 && scroll?.adjustedContentInset.top == bottom)
      #expect(scroll?.contentOffset.y == -bottom && scroll?.contentInset == .zero)
    }
  }

  // XLPagerTabStrip#647: a child within the safe area has none of its own, and one that is not hears of it.
  @Test func `A child hears of the safe area if it goes beyond`() {
    final class Listener: UIViewController {
      var times = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        times += 1
      }
    }
    for isWithin in [true, false] {
      let (parent, child) = (UIViewController(), Listener())
      parent.addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let guide = parent.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(
          equalTo: isWithin ? guide.topAnchor : parent.view.topAnchor),
        child.view.bottomAnchor.constraint(
          equalTo: isWithin ? guide.bottomAnchor : parent.view.bottomAnchor),
        child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
      ])
      let window = shown(UINavigationController(rootViewController: parent))
      window.layoutIfNeeded()
      #expect((child.view.safeAreaInsets.top == 0) == isWithin)
      #expect(
        isWithin || child.times > 0 && child.view.safeAreaInsets == parent.view.safeAreaInsets)
    }
  }

  // WireGuard's settings set their footer again whenever they were laid out.
  @Test func `A footer that is set again leaves the rows their cells and the choice`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Cells()
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === cell && table.indexPathForSelectedRow == [0, 1])
    #expect(rows.asked == 2 && table.contentSize.height == table.rectForRow(at: [0, 1]).maxY + 30)
    table.tableFooterView = nil
    table.layoutIfNeeded()
    #expect(rows.asked == 2 && table.contentSize.height == table.rectForRow(at: [0, 1]).maxY)
  }
  final class Cells: NSObject, UITableViewDataSource {
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  // CSStickyHeaderFlowLayout#94: the inset of the content moves the place where headers stay.
  @Test func `A pinned header stays below the content's inset`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    flow.headerReferenceSize = CGSize(width: 100, height: 30)
    flow.itemSize = CGSize(width: 200, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let items = Items()
    view.dataSource = items
    view.contentInset.top = 40
    view.layoutIfNeeded()
    view.contentOffset.y = 160
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(header.frame.minY == 200)
  }

  // AutoLayoutTableHeaderView#1: a header that is measured when the view was laid out moves the rows.
  @Test func `A header that is set again with its height moves the rows`() {
    final class Measuring: UITableViewController {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        ])
        tableView.tableHeaderView = header
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = header.systemLayoutSizeFitting(
          CGSize(width: tableView.bounds.width, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height != header.frame.height else { return }
        header.frame.size.height = height
        tableView.tableHeaderView = header
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let controller = Measuring(style: .plain)
    let window = shown(controller)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(controller.header.frame.height > 40)
    #expect(controller.tableView.rectForRow(at: [0, 0]).minY == controller.header.frame.height)
  }
}
