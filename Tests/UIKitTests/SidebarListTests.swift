import Testing
import UIKit

/// Lists in a sidebar, which look as those of scenes do.
@MainActor @Suite struct SidebarLists {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ content: @escaping @MainActor (UICollectionViewListCell) -> UIListContentConfiguration
  ) -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var shown = content(cell)
      (shown.text, shown.image) = (item, UIImage(systemName: "tray"))
      cell.contentConfiguration = shown
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Inbox", "Sent"], toSection: 0)
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func cell(_ item: Int, of view: UICollectionView) throws -> UICollectionViewListCell {
    try #require(
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func `Rows are inset and have no lines`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    #expect(!UICollectionLayoutListConfiguration(appearance: appearance).showsSeparators)
    let (view, source) = list(appearance) { $0.defaultContentConfiguration() }
    let (first, second) = (try cell(0, of: view), try cell(1, of: view))
    #expect(first.frame == CGRect(x: 20, y: 8, width: 280, height: 44))
    #expect(second.frame.minY == 52)
    let isGrey = appearance == .sidebar
    #expect(view.backgroundColor == (isGrey ? .secondarySystemBackground : .systemBackground))
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func `A selected row is filled with the tint, and white on it`() throws {
    let (view, source) = list(.sidebar) { $0.defaultContentConfiguration() }
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    let chosen = try cell(1, of: view)
    let ground = try #require(chosen.backgroundConfiguration)
    #expect(ground.backgroundColor == nil && ground.cornerRadius == 10)
    let content = try #require(chosen.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.resolvedColor() == .white)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .white)
    let other = try #require(
      try cell(0, of: view).contentConfiguration as? UIListContentConfiguration)
    #expect(other.textProperties.resolvedColor() == .label)
    view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    view.layoutIfNeeded()
    let again = try #require(chosen.contentConfiguration as? UIListContentConfiguration)
    #expect(again.textProperties.resolvedColor() == .label)
    #expect(chosen.backgroundConfiguration?.backgroundColor == .clear)
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func `Colours that a row has of its own stay while it is selected`() throws {
    let (view, source) = list(.sidebar) { _ in
      var content = UIListContentConfiguration.sidebarCell()
      content.textProperties.color = .systemGreen
      content.imageProperties.tintColor = .systemOrange
      return content
    }
    let row = try cell(0, of: view)
    row.backgroundConfiguration?.backgroundColor = .systemYellow
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    let content = try #require(row.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.resolvedColor() == .systemGreen)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .systemOrange)
    #expect(row.backgroundConfiguration?.backgroundColor == .systemYellow)
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func `Headers of sidebars are of the third title's size`() {
    let header = UIListContentConfiguration.sidebarHeader()
    #expect(header.textProperties.font.pointSize == 20 && header.textProperties.color == .label)
    #expect(UIBackgroundConfiguration.listSidebarCell().backgroundColor == .clear)
  }
}
