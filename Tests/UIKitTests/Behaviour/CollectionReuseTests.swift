import Testing
import UIKit

/// Collection views ask for what they show, as `UICollectionView`'s pages say.
@MainActor @Suite struct CollectionReuse {
  final class Cell: UICollectionViewCell {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var count = 1_000
    var asked: [Int] = []
    var shown: [Int] = []
    var ended: [Int] = []
    var ahead: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown.append(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(indexPath.item) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {
      ahead += indexPaths.map(\.item)
    }
    func forget() { (asked, shown, ended, ahead) = ([], [], [], []) }
  }

  private func grid(_ items: Items, _ size: CGFloat = 100) -> UICollectionView {
    Cell.made = 0
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.prefetchDataSource = items
    view.layoutIfNeeded()
    return view
  }

  @Test func `Of a thousand items those in sight have cells`() {
    let items = Items()
    let view = grid(items)
    #expect(view.visibleCells.count == 12 && Cell.made <= 12)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(0..<12))
    #expect(view.cellForItem(at: [0, 12]) == nil)
  }

  @Test func `Items that leave give their cells to those that come`() {
    let items = Items()
    let view = grid(items)
    for step in 1...10 {
      view.contentOffset.y = CGFloat(step) * 200
      view.layoutIfNeeded()
    }
    #expect(Cell.made <= 24)
    #expect(items.ended.prefix(6).sorted() == Array(0..<6))
    #expect(items.shown.count - items.ended.count == 12)
    #expect(!items.ahead.isEmpty)
  }

  @Test func `The last items of a flow keep the columns`() {
    let items = Items()
    items.count = 5
    let view = grid(items, 90)
    let frames = (0..<5).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.minX) == [0, 105, 210, 0, 105])
  }

  @Test func `An inserted item alone is asked for, and its neighbours keep their cells`() {
    let items = Items()
    let view = grid(items)
    let second = view.cellForItem(at: [0, 1])
    items.forget()
    items.count += 1
    view.insertItems(at: [[0, 1]])
    view.layoutIfNeeded()
    #expect(items.asked == [1])
    #expect(view.cellForItem(at: [0, 2]) === second && second != nil)
    #expect(second?.frame.minX == 200)
    items.forget()
    items.count -= 1
    view.deleteItems(at: [[0, 1]])
    view.layoutIfNeeded()
    #expect(items.asked == [11] && view.cellForItem(at: [0, 1]) === second)
  }

  @Test func `Items are reloaded and configured again one by one`() {
    let items = Items()
    let view = grid(items)
    let (first, third) = (view.cellForItem(at: [0, 0]), view.cellForItem(at: [0, 2]))
    items.forget()
    view.reloadItems(at: [[0, 2]])
    view.layoutIfNeeded()
    #expect(items.asked == [2] && view.cellForItem(at: [0, 2]) !== third)
    items.forget()
    view.reconfigureItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(items.asked == [0] && view.cellForItem(at: [0, 0]) === first)
    items.forget()
    view.moveItem(at: [0, 0], to: [0, 3])
    view.layoutIfNeeded()
    #expect(items.asked == [] && view.cellForItem(at: [0, 3]) === first)
  }

  @Test func `Changes in a batch end with a call`() {
    let items = Items()
    let view = grid(items)
    var isDone = false
    items.forget()
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 5]])
    } completion: {
      isDone = $0
    }
    view.layoutIfNeeded()
    #expect(items.asked == [5] && isDone)
  }

  @Test func `Reloading drops the choice; one item is chosen unless several may be`() {
    let items = Items()
    let view = grid(items)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems?.count == 2)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `Scrolling to an item puts it where it is asked, within the content`() {
    let items = Items()
    let view = grid(items)
    view.scrollToItem(at: [0, 30], at: .top, animated: false)
    #expect(view.contentOffset.y == 1_000)
    view.scrollToItem(at: [0, 30], at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 850)
    view.scrollToItem(at: [0, 30], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 700)
    view.scrollToItem(at: [0, 999], at: .top, animated: false)
    #expect(view.contentOffset.y == 33_000)
  }

  @Test func `Items that only touch the edge are out of sight`() {
    let items = Items()
    let view = grid(items)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(3..<15))
  }
}
