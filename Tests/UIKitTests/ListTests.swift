import Testing
import UIKit

@MainActor @Suite struct Lists {
  private final class Cell: UITableViewCell {
    let title = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor),
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        title.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.title.text = "row \(indexPath.row)"
      return cell
    }
  }

  @Test func `A table makes cells of the class that was registered, by its own initialiser`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let rows = Rows(100)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let seen = table.visibleCells.compactMap { $0 as? Cell }
    #expect(seen.count == 4)
    #expect(seen.first?.title.text == "row 0")
    #expect(seen.first?.reuseIdentifier == "cell")
    #expect(seen.first.map { $0.frame.height >= 60 && $0.frame.height < 61 } == true)
  }

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

  private final class Titles: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Stack Overflow 68811236: the gap above sections since iOS 15 is `sectionHeaderTopPadding`.
  @Test func `Headers of plain tables stay in sight, and 22 points above them are empty`() {
    let titles = Titles()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = titles
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(abs(table.rectForRow(at: [0, 0]).minY - 50) < 0.5)
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 60)
    #expect(table.subviews.last === table.headerView(forSection: 0))
    table.sectionHeaderTopPadding = 0
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  /// Shoyu#42 compares iOS 10, which estimates nothing by itself, with iOS 11; LayoutKit#128 tells of the former.
  @Test func `Headers of no height have the default one in grouped tables without estimates`() {
    func firstRow(
      _ style: UITableView.Style, header: CGFloat, estimate: CGFloat
    ) -> CGFloat {
      let titles = Titles()
      let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      let table = UITableView(frame: frame, style: style)
      table.dataSource = titles
      (table.rowHeight, table.sectionHeaderHeight) = (44, header)
      table.estimatedSectionHeaderHeight = estimate
      table.layoutIfNeeded()
      return table.rectForRow(at: [0, 0]).minY
    }
    let automatic = UITableView.automaticDimension
    let usual = firstRow(.grouped, header: automatic, estimate: automatic)
    #expect(usual > 20)
    #expect(firstRow(.grouped, header: 0, estimate: 0) == usual)
    #expect(firstRow(.grouped, header: .leastNormalMagnitude, estimate: 0) < 0.01)
    #expect(firstRow(.grouped, header: 0, estimate: automatic) == 0)
    #expect(firstRow(.plain, header: 0, estimate: 0) == 0)
  }

  @Test func `A flow layout fills lines and spreads the items of full ones`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let frames = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [0, 60, 0, 60, 0])
    #expect(frames.map(\.minY) == [0, 0, 40, 40, 80])
    #expect(view.contentSize == CGSize(width: 100, height: 110))
  }

  @Test func `A navigation controller's bar is in the safe area of what it shows`() {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(inside.view.safeAreaInsets.top == 91)
    #expect(inside.navigationController === navigation)
  }
}
