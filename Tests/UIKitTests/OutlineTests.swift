import Foundation
import Testing
import UIKit

@MainActor @Suite struct Outlines {
  private static var food: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Cox"], to: "Apple")
    return outline
  }

  @Test func `Items below others are seen while all above them are expanded`() {
    var outline = Self.food
    #expect(outline.items == ["Fruit", "Apple", "Cox", "Pear", "Bread"])
    #expect(outline.rootItems == ["Fruit", "Bread"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Cox", "Pear", "Bread"])
    outline.collapse(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(outline.level(of: "Cox") == 2)
    #expect(outline.parent(of: "Cox") == "Apple")
    #expect(outline.parent(of: "Fruit") == nil)
  }

  @Test func `Changes keep what lies below an item with it`() {
    var outline = Self.food
    outline.insert(["Plum"], after: "Apple")
    outline.insert(["Fig"], before: "Pear")
    #expect(outline.snapshot(of: "Fruit").items == ["Apple", "Cox", "Plum", "Fig", "Pear"])
    #expect(outline.snapshot(of: "Fruit").level(of: "Cox") == 1)
    var sorts = NSDiffableDataSourceSectionSnapshot<String>()
    sorts.append(["Gala"])
    outline.replace(childrenOf: "Apple", using: sorts)
    #expect(outline.parent(of: "Gala") == "Apple")
    outline.delete(["Fruit"])
    #expect(outline.items == ["Bread"])
  }

  @Test func `A list shows an outline, indented, and a tap on a disclosure opens it`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(Self.food, to: 0, animatingDifferences: false)
    view.layoutIfNeeded()
    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
    #expect(view.numberOfItems(inSection: 0) == 2)
    let button = try #require(cell(0)?.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(cell(1)?.indentationLevel == 1)
    #expect(cell(1)?.contentView.frame.minX == 16)
    #expect(cell(0)?.configurationState.isExpanded == true)
    #expect(source.snapshot(for: 0).isExpanded("Fruit"))
  }

  @Test func `Cells of a list are cards with lines between them, beside their accessories`() throws
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Row", "\(item)")
      cell.contentConfiguration = content
      cell.accessories = item == 0 ? [.disclosureIndicator(), .delete()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([0, 1, 2], toSection: 0)
    source.apply(snapshot)
    view.layoutIfNeeded()
    let shown = try (0..<3).map {
      try #require(
        view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
    }
    #expect(shown.map(\.frame.minX) == [20, 20, 20])
    #expect(shown.map(\.frame.height) == [44, 44, 44])
    #expect(shown.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(view.backgroundColor == .systemGroupedBackground)
    // The delete button is shown only during editing.
    #expect(shown[0].subviews.compactMap { $0 as? UIImageView }.count == 1)
    #expect(shown[0].contentView.frame.width < shown[1].contentView.frame.width)
  }

  @Test func `Sections and items of a snapshot move before and behind others`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.sectionIdentifiers == ["b", "a", "c"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3, 1])
  }
}
