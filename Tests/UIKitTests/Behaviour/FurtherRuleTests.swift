import Foundation
import Testing
import UIKit

/// What Apple's pages, or everybody's experience, say of animations, stacks, scrolling and lists.
@MainActor @Suite struct FurtherRules {
  // Apple, UIViewAnimating: inactive, active, stopped, inactive.
  @Test func `An animator goes through its states, and tells of its end when it is finished`() async
  {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    #expect(animator.isInterruptible && animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.isUserInteractionEnabled && animator.duration == 2 && !animator.isReversed)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .end)
    #expect(animator.state == .inactive && ends == [.end] && view.alpha == 0.5)
    await turn()
    #expect(ends.count == 1)
  }

  @Test func `An animator that is stopped without an end tells nobody`() async {
    let view = UIView()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    await turn()
    #expect(ends == 0)
  }

  // Apple, CATransaction: nested transactions have their own values.
  @Test func `A transaction's values end with it, and its block runs after the inner one's`() async
  {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { order.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { order.append("inner") }
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && order.isEmpty)
    await turn()
    #expect(order == ["inner", "outer"])
  }

  // Apple, CAAnimation and its subclasses.
  @Test func `Animations have their documented defaults`() {
    let basic = CABasicAnimation(keyPath: "opacity")
    #expect(basic.duration == 0 && basic.isRemovedOnCompletion && basic.fillMode == .removed)
    #expect(basic.timingFunction == nil && !basic.isAdditive && !basic.isCumulative)
    #expect(basic.speed == 1 && basic.repeatCount == 0 && !basic.autoreverses)
    #expect(basic.fromValue == nil && basic.keyPath == "opacity")
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && spring.settlingDuration > 0.5)
    #expect(CAKeyframeAnimation().calculationMode == .linear && CATransition().type == .fade)
    #expect(CATransition().startProgress == 0 && CATransition().endProgress == 1)
    #expect(CAAnimationGroup().animations == nil)
  }

  @Test func `A block of animations has a duration, and inner ones that of the outer`() {
    #expect(UIView.inheritedAnimationDuration == 0 && UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 0.7) {
      #expect(UIView.inheritedAnimationDuration == 0.7)
      UIView.animate(withDuration: 0.2) { #expect(UIView.inheritedAnimationDuration == 0.7) }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.2)
      }
    }
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  // Apple, UIStackView: arranged views are subviews; the order of subviews is another matter.
  @Test func `A view is arranged by one stack, and subviews have an order of their own`() {
    let (one, two, a, b) = (UIStackView(), UIStackView(), UIView(), UIView())
    [a, b].forEach(one.addArrangedSubview)
    two.addArrangedSubview(a)
    #expect(one.arrangedSubviews == [b] && two.arrangedSubviews == [a] && a.superview === two)
    two.addArrangedSubview(b)
    two.sendSubviewToBack(b)
    #expect(two.arrangedSubviews == [a, b] && two.subviews == [b, a])
    two.insertArrangedSubview(b, at: 0)
    #expect(two.arrangedSubviews == [b, a])
    two.addArrangedSubview(b)
    #expect(two.arrangedSubviews == [a, b])
    let plain = UIView()
    two.addSubview(plain)
    #expect(two.arrangedSubviews == [a, b] && two.subviews.contains(plain))
    UIView().addSubview(a)
    #expect(two.arrangedSubviews == [b])
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  // Everybody: an offset set in code may lie outside of the content.
  @Test func `Code may scroll beyond the content, and a visible rectangle needs no scrolling`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(scroll.contentOffset.y == 900 && scroll.bounds.minY == 900)
    scroll.contentOffset = .zero
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == .zero)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 30)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 200)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && !scroll.isZooming)
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end") }
  }
  @Test func `Zooming is limited, and does nothing without a view to zoom`() {
    let (scroll, zoomer) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer()
    )
    scroll.addSubview(zoomer.view)
    scroll.contentSize = CGSize(width: 100, height: 100)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    scroll.delegate = zoomer
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(zoomer.view.transform.a == 2 && zoomer.calls.first == "zoom")
    scroll.setZoomScale(10, animated: false)
    #expect(scroll.zoomScale == 3)
    scroll.setZoomScale(0.1, animated: false)
    #expect(scroll.zoomScale == 0.5)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 30
    var told: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("select")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselect")
    }
  }
  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  @Test func `A table has its documented defaults`() {
    let table = UITableView()
    #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    #expect(table.backgroundView == nil)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.cellLayoutMarginsFollowReadableWidth == false)
  }

  @Test func `Rows chosen in code are told to nobody`() {
    let rows = Rows()
    let table = table(rows)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 2] && rows.told.isEmpty)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [[0, 1], [0, 2]])
    table.deselectRow(at: [0, 2], animated: false)
    #expect(table.indexPathsForSelectedRows == [[0, 1]] && rows.told.isEmpty)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: [0, 20], animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 44 * 20.5 - 100)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `Rows have places whether they are visible or not, and cells only if they are`() throws
  {
    let rows = Rows()
    let table = table(rows)
    #expect(table.rectForRow(at: [0, 20]) == CGRect(x: 0, y: 880, width: 320, height: 44))
    #expect(table.cellForRow(at: [0, 20]) == nil && table.visibleCells.count == 5)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == [0, 1])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 9, height: 80)) == [[0, 1], [0, 2]])
    let cell = try #require(table.cellForRow(at: [0, 3]))
    #expect(table.indexPath(for: cell) == [0, 3] && table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.rect(forSection: 0).height == 44 * 30 && table.contentSize.height == 44 * 30)
    #expect(table.numberOfRows(inSection: 0) == 30)
    #expect(table.rectForRow(at: [0, 99]) == .zero)
  }

  @Test func `Editing reaches the cells, and a controller's item names what it does`() {
    let rows = Rows()
    let table = table(rows)
    table.setEditing(true, animated: false)
    #expect(table.isEditing && table.cellForRow(at: [0, 0])?.isEditing == true)
    table.isEditing = false
    #expect(table.cellForRow(at: [0, 0])?.isEditing == false)
    let controller = UITableViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem && item.title == "Edit" && !controller.isEditing)
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done" && controller.tableView.isEditing && controller.isEditing)
    controller.setEditing(false, animated: false)
    #expect(item.title == "Edit" && !controller.tableView.isEditing)
  }

  // Apple, UITableViewDiffableDataSource.
  @Test func `A diffable source knows items by their identifiers`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    #expect(table.dataSource === source && source.snapshot().numberOfItems == 0)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var ends = 0
    source.apply(snapshot, animatingDifferences: false) { ends += 1 }
    table.layoutIfNeeded()
    #expect(source.itemIdentifier(for: [1, 0]) == 3 && source.itemIdentifier(for: [5, 0]) == nil)
    #expect(source.indexPath(for: 2) == [0, 1] && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    snapshot.deleteItems([1])
    await source.apply(snapshot, animatingDifferences: true)
    #expect(table.visibleCells.map(\.tag) == [2, 3])
    #expect(ends == 1)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  @Test func `Items are chosen one at a time, or several where that is allowed`() {
    let (layout, items) = (UICollectionViewFlowLayout(), Items())
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero && !layout.sectionHeadersPinToVisibleBounds)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [] && view.numberOfSections == 1)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(Set(view.indexPathsForSelectedItems ?? []) == [[0, 0], [0, 2]])
    view.allowsMultipleSelection = false
    #expect((view.indexPathsForSelectedItems ?? []).count <= 2)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelection = false
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }
}
