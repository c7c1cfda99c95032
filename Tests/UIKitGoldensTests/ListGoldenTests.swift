import Testing
import UIKit
import UIKitGoldens

@Suite @MainActor struct ListGoldenTests {
  private final class Settings: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, path, item in
        var content = UIListContentConfiguration.valueCell()
        content.text = item
        content.secondaryText = path.section == 0 ? "On" : nil
        content.image = path.section == 0 ? UIImage(systemName: "circle.fill") : nil
        cell.contentConfiguration = content
        cell.accessories =
          path.section == 0
          ? [.disclosureIndicator()]
          : path.item == 0 ? [.checkmark()] : [.label(text: "3"), .disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["Sounds", "Notifications", "Focus"], toSection: 0)
      snapshot.appendItems(["Large type", "Messages"], toSection: 1)
      source.apply(snapshot)
      self.source = source
    }
  }

  @Test func `A list of settings stands on cards, with accessories on the side of the end`() {
    assertGolden(
      of: Settings(),
      as: [
        .size(320, 360), ViewVariant.size(320, 360).and(.dark),
        ViewVariant.size(320, 360).and(.rightToLeft),
      ])
  }
}
