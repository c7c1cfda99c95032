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

  // `groupPagingCentered`: 'centers each group'.
  @Test func `Groups that come to rest in the middle begin there`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(240, 50), subitems: [NSCollectionLayoutItem(layoutSize: Self.wide)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let found = frames(section)
    #expect(found.prefix(3).map(\.minX) == [180, 430, 680])
    let mirrored = frames(section, rightToLeft: true)
    #expect(zip(found, mirrored).allSatisfy { abs(600 - $0.maxX - $1.minX) < 0.01 })
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

  // MARK: The layout of groups, which scenes share (`CollectionLayoutTests`)

  /// A cell as large as its label.
  private final class Chip: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Chips: NSObject, UICollectionViewDataSource {
    let texts = ["One", "A longer one", "Three", "Four"]
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
      (cell as? Chip)?.label.text = texts[indexPath.item]
      return cell
    }
  }

  private func frames(
    _ section: NSCollectionLayoutSection, horizontal: Bool = false, rightToLeft: Bool = false
  ) -> [CGRect] {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if horizontal { configuration.scrollDirection = .horizontal }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 600, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    if rightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
    view.register(Chip.self, forCellWithReuseIdentifier: "chip")
    let chips = Chips()
    view.dataSource = chips
    view.layoutIfNeeded()
    return (0..<4).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private static let chip = NSCollectionLayoutSize(
    widthDimension: .estimated(50), heightDimension: .estimated(20))

  private static func texts() -> [CGFloat] {
    Chips().texts.map { text in
      let label = UILabel()
      label.text = text
      return label.intrinsicContentSize.width
    }
  }

  // A row of chips: item and group estimated, as in public apps' tag lists.
  @Test(arguments: [0, 1])
  func `Chips in groups of an estimated width are as wide as their texts, and apart`(
    count: Int
  ) throws {
    let item = NSCollectionLayoutItem(layoutSize: Self.chip)
    let group =
      count == 0
      ? NSCollectionLayoutGroup.horizontal(layoutSize: Self.chip, subitems: [item])
      : .horizontal(layoutSize: Self.chip, repeatingSubitem: item, count: count)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    let (found, widths) = (frames(section), Self.texts())
    #expect(found.map(\.width) == widths)
    for (left, right) in zip(found, found.dropFirst()) {
      #expect(abs(right.minX - left.maxX - 8) < 0.01)
    }
    let mirrored = frames(section, rightToLeft: true)
    #expect(zip(found, mirrored).allSatisfy { abs(600 - $0.maxX - $1.minX) < 0.01 })
  }

  @Test func `Items of a vertical group with a count and no height never overlap`() {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let open = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    // komaji504, 2020/11/21: items of a count do not size themselves along the axis.
    let shared = NSCollectionLayoutGroup.vertical(layoutSize: open, subitem: item, count: 2)
    let repeated = NSCollectionLayoutGroup.vertical(
      layoutSize: open, repeatingSubitem: item, count: 2)
    for (group, height) in [(shared, CGFloat(22)), (repeated, 44)] {
      let found = frames(NSCollectionLayoutSection(group: group))
      #expect(found.map(\.minY) == [0, height, 2 * height, 3 * height])
      #expect(found.allSatisfy { $0.height == height })
    }
  }

  // Apple's first picture of NSCollectionLayoutGroup: a large item beside two that share its height.
  @Test func `A group in a group shares the room with the item beside it`() {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    let small = NSCollectionLayoutItem(layoutSize: size(1, 0.3))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(0.3, 1), subitem: small, count: 2)
    let large = NSCollectionLayoutItem(layoutSize: size(0.7, 1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [large, pair])
    let found = frames(NSCollectionLayoutSection(group: group))
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 420, height: 100), CGRect(x: 420, y: 0, width: 180, height: 50),
        CGRect(x: 420, y: 50, width: 180, height: 50),
        CGRect(x: 0, y: 100, width: 420, height: 100),
      ])
  }

  @Test func `Flexible spacing takes what the items of a group leave, and groups scroll sideways`()
  {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(100, 60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(120), heightDimension: .fractionalHeight(0.5)), subitems: [item])
    group.interItemSpacing = .flexible(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let found = frames(section, horizontal: true)
    #expect(found.map(\.minX) == [0, 0, 130, 130])
    #expect(found.map(\.minY) == [0, 90, 0, 90])
  }
}
