import Foundation
import Testing
import UIKit

@MainActor @Suite struct CompositionalLayouts {
  private final class Ground: UICollectionReusableView {}

  private final class Items: NSObject, UICollectionViewDataSource {
    var counts = [3, 2]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private let items = Items()

  private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private static let wide = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

  /// Returns a section of rows, each 40 points high.
  private static func rows(
    _ extras: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: wide, supplementaryItems: extras)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: wide, subitems: [item]))
  }

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func extra(_ view: UICollectionView, _ kind: String, _ section: Int = 0, item: Int = 0)
    -> UICollectionReusableView?
  {
    view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: item, section: section))
  }

  @Test func `A ground lies behind its section, as large as the section less its insets`() {
    let section = Self.rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 16)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let view = view(layout)
    let first = extra(view, "ground")
    #expect(first is Ground)
    #expect(first?.frame == CGRect(x: 8, y: 2, width: 304, height: 10 + 120 + 20 - 6))
    #expect(extra(view, "ground", 1)?.frame.minY == 152)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let order = view.subviews
    #expect(order.firstIndex { $0 === first } ?? 9 < order.firstIndex { $0 === cell } ?? 0)
  }

  @Test func `A badge lies at its anchor, moved by a part of its own size, in front of its item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(20, 20), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let view = view(UICollectionViewCompositionalLayout(section: Self.rows([badge])))
    #expect(extra(view, "badge", 0, item: 1)?.frame == CGRect(x: 310, y: 30, width: 20, height: 20))
  }

  @Test func `Headers at the layout's and the sections' edges stand at their ends`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.wide, elementKind: "global", alignment: .top)
    ]
    let section = Self.rows()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(100, 30), elementKind: "head", alignment: .topTrailing,
        absoluteOffset: CGPoint(x: -5, y: 3))
    ]
    let view = view(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(extra(view, "global")?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(extra(view, "head")?.frame == CGRect(x: 215, y: 43, width: 100, height: 30))
    #expect(extra(view, "head", 1)?.frame.minY == 205)
    #expect(view.contentSize.height == 312)
  }

  @Test func `A header that stays in sight goes with the end of its section`() {
    let section = Self.rows()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.wide, elementKind: "head", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    items.counts = [4, 9]
    let view = view(UICollectionViewCompositionalLayout(section: section))
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(extra(view, "head")?.frame.minY == 50)
    view.contentOffset.y = 180
    view.layoutIfNeeded()
    #expect(extra(view, "head")?.frame.minY == 160)
  }

  @Test func `A closure places the items of a custom group`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: Self.wide) { surroundings in
      let width = surroundings.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 10, width: 50, height: 20)),
      ]
    }
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    func frame(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(1) == CGRect(x: 270, y: 10, width: 50, height: 20))
    #expect(frame(2) == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  @Test func `A section's handler changes the items that are seen`() {
    let section = Self.rows()
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let view = view(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
  }
}
