import Testing
import UIKit

@MainActor @Suite struct Directions {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Returns a collection of five items of 50 points from right to left.
  private func collection(
    _ layout: UICollectionViewFlowLayout, _ items: Items, width: CGFloat
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    return view
  }

  // Apple's header of UICollectionViewLayout; StackOverflow 54087393; godtools
  // (PageNavigationCollectionViewCenteredLayout): a flow layout mirrors its items without flipping
  // the coordinates, and what is seen first is its right end.
  @Test(arguments: [false, true])
  func `A flow begins at the right from right to left, mirrored by itself or by its view`(
    isFlipped: Bool
  ) {
    let items = Items()
    let row = isFlipped ? FlippedFlow() : UICollectionViewFlowLayout()
    row.scrollDirection = .horizontal
    row.minimumLineSpacing = 10
    row.itemSize = CGSize(width: 50, height: 50)
    let view = collection(row, items, width: 120)
    #expect(view.contentSize.width == 290)
    #expect(view.bounds.minX == 170)
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 240)
    #expect(view.cellForItem(at: [0, 1])?.frame.minX == 180)
    #expect(view.cellForItem(at: [0, 4]) == nil)
    view.scrollToItem(at: [0, 4], at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.bounds.minX == 0)
    #expect(view.cellForItem(at: [0, 4])?.frame.minX == 0)

    let grid = isFlipped ? FlippedFlow() : UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 50, height: 40)
    let lines = collection(grid, items, width: 200)
    #expect(lines.cellForItem(at: [0, 0])?.frame.minX == 150)
    #expect(lines.cellForItem(at: [0, 2])?.frame.minX == 0)
    lines.semanticContentAttribute = .forceLeftToRight
    lines.layoutIfNeeded()
    #expect(lines.cellForItem(at: [0, 0])?.frame.minX == 0)
  }

  /// Returns a bar with a view at its leading edge, in a container.
  private func bar() -> (container: UIView, bar: UIView, mark: UIView) {
    let (container, bar, mark) = (UIView(), UIView(), UIView())
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    container.addSubview(bar)
    bar.addSubview(mark)
    for view in [bar, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      bar.topAnchor.constraint(equalTo: container.topAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
      mark.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      mark.topAnchor.constraint(equalTo: bar.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    return (container, bar, mark)
  }

  // Apple's page of effectiveUserInterfaceLayoutDirection: the semantic content attribute, the trait
  // environment and the application decide.
  @Test func `A direction among a view's traits mirrors the view and all below it`() {
    let (container, bar, mark) = bar()
    container.traitOverrides.layoutDirection = .rightToLeft
    container.layoutIfNeeded()
    #expect(bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(bar.frame.minX == 100)
    #expect(mark.frame.minX == 82)
    // A view that is added later follows, too.
    let late = UIView()
    bar.addSubview(late)
    #expect(late.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    container.traitOverrides.remove(UITraitLayoutDirection.self)
    container.layoutIfNeeded()
    #expect(bar.frame.minX == 0)
    #expect(mark.frame.minX == 8)
  }

  // Apple: 'Don't assume that the value propagates through the view's subtree.'
  @Test func `A semantic content attribute mirrors the view's own content alone`() {
    let (container, bar, mark) = bar()
    container.semanticContentAttribute = .forceRightToLeft
    container.layoutIfNeeded()
    #expect(bar.frame.minX == 100)
    #expect(mark.frame.minX == 8)
  }
}
