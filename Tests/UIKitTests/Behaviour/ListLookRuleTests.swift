import Foundation
import Testing
import UIKit

/// What Apple documents, or everybody observes, of content configurations and layouts.
@MainActor @Suite struct ListLookRuleTests {
  // Apple: an existing content view that supports the next configuration is kept.
  @Test func `A cell keeps its content view as long as it supports the configuration`() {
    struct Words: UIContentConfiguration {
      var text = ""
      func makeContentView() -> any UIView & UIContentView { WordView(self) }
      func updated(for state: any UIConfigurationState) -> Words { self }
    }
    final class WordView: UIView, UIContentView {
      static var made = 0
      var configuration: any UIContentConfiguration
      init(_ configuration: Words) {
        self.configuration = configuration
        super.init(frame: .zero)
        Self.made += 1
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Words(text: "a")
    let view = cell.contentView
    cell.contentConfiguration = Words(text: "b")
    #expect(cell.contentView === view && view is WordView && WordView.made == 1)
    #expect(((view as? WordView)?.configuration as? Words)?.text == "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
  }

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

  // Apple, setNeedsUpdateConfiguration: several requests are one update.
  @Test func `Requests for a configuration are one update before the next layout`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var states: [Bool] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(cell)
    window.layoutIfNeeded()
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states == [true])
    cell.layoutIfNeeded()
    #expect(states == [true])
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

  // Apple, contentInsetsReference: the section's insets are measured from the safe area.
  @Test func `A section's insets are measured from the safe area unless it says otherwise`() {
    func left(_ reference: UIContentInsetsReference) -> CGFloat? {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsetsReference = reference
      section.contentInsets.leading = 7
      let view = list(section, [40])
      let controller = UIViewController()
      let window = hosted(controller, CGSize(width: 300, height: 600))
      controller.view.addSubview(view)
      controller.additionalSafeAreaInsets.left = 44
      window.layoutIfNeeded()
      return view.cellForItem(at: [0, 0])?.frame.minX
    }
    #expect(left(.automatic) == 51)
    #expect(left(.safeArea) == 51)
    #expect(left(.none) == 7)
  }
}
