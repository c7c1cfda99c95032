import Foundation
import Testing
import UIKit

/// What Apple's pages say of lists and their data, and what everybody sees of them.
@MainActor @Suite struct ListRules {
  final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `A table finds rows at points and in rectangles, and cells in sight alone`() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Rows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (40, 0, 0)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 85)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5_000)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 20))
        == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 440)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 1)) == nil)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell.flatMap(table.indexPath(for:)) == IndexPath(row: 1, section: 0))
    #expect(table.numberOfRows(inSection: 1) == 10 && table.numberOfSections == 2)
  }

  // Documentation of `UITableViewCell.CellStyle`.
  @Test func `A cell has the labels of its style`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(plain.textLabel != nil && plain.detailTextLabel == nil && plain.imageView != nil)
    #expect(value.detailTextLabel != nil && value.reuseIdentifier == nil)
    #expect(plain.selectionStyle == .default && plain.accessoryType == .none && !plain.isEditing)
    #expect(plain.contentView.superview === plain)
  }

  @Test func `A snapshot keeps the order of what it is given`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "a").isEmpty)
    snapshot.appendItems([4, 5], toSection: "a")
    snapshot.insertItems([6], beforeItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers == [4, 1, 6, 5, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a" && snapshot.indexOfItem(2) == 4)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a"] && snapshot.indexOfItem(2) == 0)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 2 && snapshot.indexOfItem(4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `A diffable source knows the places of its items`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["x"], toSection: 0)
    snapshot.appendItems(["y", "z"], toSection: 1)
    var ended = 0
    source.apply(snapshot, animatingDifferences: false) { ended += 1 }
    #expect(ended == 1 && table.dataSource === source)
    #expect(source.indexPath(for: "z") == IndexPath(row: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "x")
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "y", "z"])
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func flow() -> (UICollectionView, UICollectionViewFlowLayout, Items) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 30)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (4, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let items = Items()
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    return (view, layout, items)
  }

  // Documentation of `UICollectionViewFlowLayout`: insets surround the items, not the header.
  @Test func `A flow's header is above the insets of its section, as wide as the view`() {
    let (view, layout, items) = flow()
    _ = items
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    // A section: 20 + 5 + 30 + 7.
    #expect(header?.frame == CGRect(x: 0, y: 62, width: 200, height: 20))
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 1))
    #expect(last?.frame == CGRect(x: 130, y: 87, width: 60, height: 30))
    #expect(view.contentSize == CGSize(width: 200, height: 124))
    #expect(last?.representedElementCategory == .cell && header?.representedElementKind != nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 135, y: 90)) == IndexPath(item: 2, section: 1))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 90)) == nil)
  }

  @Test func `A header that is pinned stays at the edge until its section ends`() {
    let (view, layout, items) = flow()
    _ = items
    layout.sectionHeadersPinToVisibleBounds = true
    view.contentOffset.y = 24
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 24)
    view.contentOffset.y = 50
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 42)
  }

  // Documentation of `NSCollectionLayoutGroup`: a group repeats until the items end.
  @Test func `A compositional section stacks its groups between its insets`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = .init(top: 3, leading: 20, bottom: 9, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 220, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    let frames = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 20, y: 3, width: 100, height: 40), CGRect(x: 120, y: 3, width: 100, height: 40),
        CGRect(x: 20, y: 49, width: 100, height: 40),
      ])
    // Two sections of 3 + 40 + 6 + 40 + 9.
    #expect(view.contentSize.height == 196)
  }

  // Apple, 'Scaling fonts automatically' and Building Apps with Dynamic Type (WWDC 2017): standard cells follow the
  // text size, and at accessibility sizes their texts wrap, the detail below the title.
  @Test func `Standard cells follow the text size, and wrap at accessibility sizes`() {
    func cell(_ style: UITableViewCell.CellStyle, _ size: UIContentSizeCategory) -> UITableViewCell
    {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
      window.traitOverrides.preferredContentSizeCategory = size
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "A title that is longer than a line of large text"
      if style != .default { cell.detailTextLabel?.text = "Detail" }
      window.addSubview(cell)
      cell.frame.size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      window.isHidden = false
      window.layoutIfNeeded()
      return cell
    }
    let (small, large) = (cell(.default, .large), cell(.default, .accessibilityLarge))
    #expect(small.textLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(small.textLabel?.numberOfLines == 1 && small.bounds.height <= 52)
    #expect(large.textLabel?.numberOfLines == 0 && large.bounds.height > 80)
    for style in [UITableViewCell.CellStyle.value1, .subtitle] {
      let stacked = cell(style, .accessibilityLarge)
      let (title, detail) = (
        stacked.textLabel?.frame ?? .zero, stacked.detailTextLabel?.frame ?? .zero
      )
      #expect(
        title.height > 60 && detail.minY >= title.maxY && detail.maxY <= stacked.bounds.height)
    }
    let beside = cell(.value1, .large)
    #expect(beside.detailTextLabel?.frame.minX ?? 0 > beside.textLabel?.frame.maxX ?? 0)
  }

  @Test func `A cell is configured once before it is first laid out`() {
    final class Cell: UITableViewCell {
      var count = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        count += 1
        var content = defaultContentConfiguration()
        content.text = "Text"
        contentConfiguration = content
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    #expect(cell.count == 0)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.count == 1)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.count == 2)
  }

  // Apple: a table view controller manages the refresh control of its table.
  @Test func `A controller's refresh control is its table's`() {
    let (rows, control) = (UITableViewController(), UIRefreshControl())
    rows.refreshControl = control
    #expect(rows.tableView.refreshControl === control)
    rows.tableView.refreshControl = nil
    #expect(rows.refreshControl == nil)
  }

  // CenteredCollectionView's tests: it insets its view there.
  @Test func `A layout that is invalidated as a whole is so with a context`() {
    final class Layout: UICollectionViewFlowLayout {
      var contexts = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts += context is UICollectionViewFlowLayoutInvalidationContext ? 1 : 0
      }
    }
    let layout = Layout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let before = layout.contexts
    layout.invalidateLayout()
    #expect(layout.contexts == before + 1 && view.collectionViewLayout === layout)
  }
}
