import Foundation
import Testing
import UIKit

/// Layouts that people reported of libraries and systems, with the answer that UIKit's rules give.
@MainActor @Suite struct FieldReportLayoutTests {
  // kickstarter/ios-oss#1192: margins of a child beside a notch grow unless its view says no.
  @Test func `Margins grow by the safe area that a view lies below, unless it says no`() throws {
    let (root, child) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    window.rootViewController = root
    window.isHidden = false
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 844, height: 100)
    child.didMove(toParent: root)
    let (kept, grown) = (UIView(), UIView())
    for view in [kept, grown] {
      view.frame = CGRect(x: 0, y: 0, width: 844, height: 50)
      child.view.addSubview(view)
    }
    kept.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    let safe = child.view.safeAreaInsets
    #expect(safe.left >= 47 && safe.right >= 47)
    #expect(grown.layoutMargins.left == safe.left + 8)
    #expect(grown.layoutMargins.right == safe.right + 8)
    #expect(kept.layoutMargins.left == 8 && kept.layoutMargins.right == 8)
  }

  // openradar-mirror#16032: margins that a view in a row is given count in the row's height.
  @Test func `A row has room for the margins of a view in it`() {
    final class Row: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let (outer, inner) = (UIView(), UIView())
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 8, bottom: 250, right: 8)
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
          outer.topAnchor.constraint(equalTo: contentView.topAnchor),
          outer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          outer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          outer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
          inner.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        Row(style: .default, reuseIdentifier: nil)
      }
    }
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600)), Source()
    )
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 300)
  }

  // OAStackView#62: a view that is shown again has its place with equal spacing.
  @Test func `A view that is shown again has its equal spacing`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
    stack.distribution = .equalSpacing
    // A required width would contradict hiding and stay broken, as in UIKit.
    for view in views {
      let width = view.widthAnchor.constraint(equalToConstant: 20)
      width.priority = UILayoutPriority(999)
      width.isActive = true
    }
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 100])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 0 && views[2].frame.minX == 100)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 100])
    #expect(views.map(\.frame.width) == [20, 20, 20])
  }

  // CDMarkdownKit#96: a text view that doesn't scroll is as high as its text, at each width.
  @Test func `A text view that doesn't scroll is as high as its text at its width`() {
    let (host, text) = (UIView(), UITextView())
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = "A sentence that wraps into some lines where it has little room to be read."
    text.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(text)
    let width = text.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      width, text.topAnchor.constraint(equalTo: host.topAnchor),
      text.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
    host.layoutIfNeeded()
    let height = text.frame.height
    #expect(height == text.sizeThatFits(CGSize(width: 300, height: 9_000)).height && height > 40)
    width.constant = 150
    host.layoutIfNeeded()
    #expect(text.frame.height > height + 30)
    text.text += " And more of it, which needs more room."
    host.layoutIfNeeded()
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 150, height: 9_000)).height)
  }

  // ASCollectionView#186: a section that scrolls sideways is as high as its highest group.
  @Test func `A section that scrolls sideways is as high as its cells`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in view: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: path.item == 0 ? 120 : 90),
        ])
        return cell
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.45), heightDimension: .estimated(350))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(350)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let next = view.cellForItem(at: [1, 0]).map { $0.convert($0.bounds, to: view) }
    #expect(next?.minY == 120 && next?.height == 120)
    #expect(view.contentSize.height == 240)
  }

  // FDStackView#25: UIStackView, unlike its copy, is only as wide as its views where the trailing side is free.
  @Test func `A stack that may end anywhere is as wide as its views`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let (root, stack) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)),
      UIStackView(arrangedSubviews: labels)
    )
    (stack.alignment, stack.distribution, stack.spacing) = (.center, .equalSpacing, 5)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[stack]-(>=5)-|", metrics: nil, views: ["stack": stack])
        + [stack.centerYAnchor.constraint(equalTo: root.centerYAnchor)])
    root.layoutIfNeeded()
    let widths = labels.map(\.intrinsicContentSize.width)
    #expect(stack.frame.minX == 8)
    #expect(abs(stack.frame.width - widths[0] - widths[1] - 5) < 0.5)
    #expect(abs(labels[1].frame.minX - labels[0].frame.maxX - 5) < 0.5)
  }

  // square/Blueprint#283 and #297: what a scroll view adds for the safe area is the difference of its two insets,
  // and nothing where its content is short.
  @Test func `A scroll view with short content adds no safe area to its inset`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets.bottom = 34
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    controller.view.addSubview(scroll)
    scroll.contentInset.bottom = 10
    scroll.contentSize = CGSize(width: 320, height: 100)
    window.layoutIfNeeded()
    let safe = controller.view.safeAreaInsets.bottom
    #expect(safe >= 34 && scroll.adjustedContentInset.bottom == 10)
    scroll.contentSize.height = 900
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.bottom == 10 + safe)
    scroll.contentInset.bottom = 216
    #expect(scroll.adjustedContentInset.bottom == 216 + safe)
  }

  // openradar-mirror#3312 (rdar 18078598): the content ends below the last cell that sizes itself.
  @Test func `Content of cells that size themselves ends below the last`() {
    final class Cell: UICollectionViewCell {
      let height = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        height.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(height)
        NSLayoutConstraint.activate([
          height.topAnchor.constraint(equalTo: contentView.topAnchor),
          height.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          height.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          height.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          height.widthAnchor.constraint(equalToConstant: 300),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      let heights: [CGFloat] = [40, 90, 260]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.height.heightAnchor.constraint(equalToConstant: heights[path.item])
          .isActive = true
        return cell
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 50)
    let (view, source) = (
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: flow), Source()
    )
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.height) == [40, 90, 260])
    #expect(frames.map(\.minY) == [0, 50, 150] && view.contentSize.height == 410)
  }

  // openradar-mirror#9659 (rdar 21510105) and #7741 (rdar 25087688): a view that comes and goes shares the room while
  // it is there, however often it was hidden.
  @Test func `A view that comes and goes shares a stack's room while it is there`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.distribution = .fillEqually
    func widths() -> [CGFloat] {
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame.width)
    }
    views[2].isHidden = true
    #expect(widths() == [150, 150])
    views[2].isHidden = false
    stack.frame.size.width = 600
    #expect(widths() == [200, 200, 200] && views[2].frame.minX == 400)
    UIView.animate(withDuration: 0.2) { views[2].isHidden = true }
    for _ in 0..<2 { views[2].isHidden = true }
    stack.frame.size.width = 300
    #expect(widths() == [150, 150] && views[1].frame.maxX == 300)
    views[2].isHidden = false
    #expect(!views[2].isHidden && widths() == [100, 100, 100])
  }
}
