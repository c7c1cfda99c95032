import Foundation
import Testing
import UIKit

@MainActor @Suite struct Reordering {
  private func shown() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `A dragged item goes where it is dropped, and the handlers hear of it`() {
    let (view, source) = shown()
    var heard: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.didReorder = { heard.append($0.finalSnapshot.itemIdentifiers) }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    view.endInteractiveMovement()
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
    #expect(heard == [[2, 3, 1]])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.tag == 1)
    #expect(source.indexPath(for: 1) == IndexPath(item: 2, section: 0))
    #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "b") == nil)
  }

  @Test func `A cell's content follows its state in the view that shows it`() throws {
    struct Content: UIContentConfiguration {
      var isOn = false
      func makeContentView() -> any UIView & UIContentView { Face(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        Content(isOn: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    final class Face: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ content: Content) {
        configuration = content
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    for cell in [UITableViewCell(), UICollectionViewCell()] as [UIView] {
      let (table, item) = (cell as? UITableViewCell, cell as? UICollectionViewCell)
      table?.contentConfiguration = Content()
      item?.contentConfiguration = Content()
      let face = try #require((table?.contentView ?? item?.contentView) as? Face)
      table?.isSelected = true
      item?.isSelected = true
      cell.layoutIfNeeded()
      #expect((table?.contentView ?? item?.contentView) === face)
      #expect((face.configuration as? Content)?.isOn == true)
      table?.automaticallyUpdatesContentConfiguration = false
      item?.automaticallyUpdatesContentConfiguration = false
      table?.isSelected = false
      item?.isSelected = false
      cell.layoutIfNeeded()
      #expect((face.configuration as? Content)?.isOn == true)
    }
  }
}
