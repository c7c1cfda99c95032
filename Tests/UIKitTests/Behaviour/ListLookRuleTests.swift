import Foundation
import Testing
import UIKit

/// What Apple documents, or everybody observes, of content configurations and layouts.
@MainActor @Suite struct ListLookRuleTests {
  // Apple: the default configuration has the cell's style and no content.
  @Test func `A default configuration has the style of its cell and no content`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let value = cell.defaultContentConfiguration()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.text == nil && value.image == nil)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(!subtitle.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.cell().textProperties.numberOfLines == 0)
    #expect(UIListContentConfiguration.cell().textProperties.color == .label)
    #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.color == .secondaryLabel)
  }

  private func list(
    _ section: NSCollectionLayoutSection, _ heights: [CGFloat]
  ) -> UICollectionView {
    final class Source: NSObject, UICollectionViewDataSource {
      var heights: [CGFloat] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        for old in cell.contentView.subviews { old.removeFromSuperview() }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: heights[path.item]),
        ])
        return cell
      }
    }
    let source = Source()
    source.heights = heights
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    objc_setAssociatedObject(view, "source", source, .OBJC_ASSOCIATION_RETAIN)
    view.layoutIfNeeded()
    return view
  }

  // An estimated height gives way to the cell's own.
  @Test func `Estimated items have their own heights, one below the other`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let view = list(section, [80, 20, 120])
    let frames = (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.minY) == [0, 85, 110])
    #expect(frames.map(\.height) == [80, 20, 120])
    #expect(view.contentSize.height == 230)
  }

  // In a row of estimated items the group is as high as the highest; others keep their height.
  @Test func `A row of estimated items is as high as its highest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [item])
    let view = list(NSCollectionLayoutSection(group: group), [30, 90, 60, 60])
    let frames = (0..<4).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.height) == [30, 90, 60, 60])
    #expect(frames.map(\.minY) == [0, 0, 90, 90])
    #expect(view.contentSize.height == 150)
  }

  // Apple, uniformAcrossSiblings(estimate:): siblings have the height of the highest.
  @Test func `Items that are uniform across siblings have the height of the highest`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = list(NSCollectionLayoutSection(group: group), [30, 90])
    let frames = (0..<2).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.height) == [90, 90])
  }

  // Apple, contentInsets of an item: ignored along an estimated axis.
  @Test func `Insets of an item count along fixed axes alone`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)))
    item.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 30)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [item])
    let view = list(NSCollectionLayoutSection(group: group), [70])
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 20, y: 0, width: 250, height: 70))
  }

  // Apple, horizontal(layoutSize:subitem:count:): the group's width is shared equally.
  @Test func `A counted group shares its width between items, less the spacing`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: item, count: 3)
    group.interItemSpacing = .fixed(15)
    let view = list(NSCollectionLayoutSection(group: group), [40, 40, 40, 40])
    let frames = (0..<4).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.width) == [90, 90, 90, 90])
    #expect(frames.map(\.minX) == [0, 105, 210, 0])
  }
}
