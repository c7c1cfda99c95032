import Testing
import UIKit

/// Tables ask for what they show, as `UITableView`'s pages say.
@MainActor @Suite struct TableReuse {
  final class Cell: UITableViewCell {
    static var made = 0
    var reuses = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var count = 100
    var asked: [Int] = []
    var shown: [Int] = []
    var ended: [Int] = []
    var ahead: [Int] = []
    var height: CGFloat?
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath.row) }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      ahead += indexPaths.map(\.row)
    }
    func forget() { (asked, shown, ended, ahead) = ([], [], [], []) }
  }

  private func table(_ rows: Rows) -> UITableView {
    Cell.made = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.separatorStyle = .none
    table.dataSource = rows
    table.delegate = rows
    table.prefetchDataSource = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func `Of a hundred rows those in sight have cells`() {
    let rows = Rows()
    let table = table(rows)
    #expect(Cell.made >= 10 && Cell.made <= 16)
    #expect(table.visibleCells.count == 10)
    #expect(Array(Set(rows.shown)).sorted() == Array(0..<10) || rows.shown.count <= 16)
    #expect(table.cellForRow(at: [0, 50]) == nil)
    #expect(table.numberOfRows(inSection: 0) == 100)
  }

  @Test func `Rows that leave give their cells to those that come`() {
    let rows = Rows()
    let table = table(rows)
    for step in 1...20 {
      table.contentOffset.y = CGFloat(step) * 150
      table.layoutIfNeeded()
    }
    #expect(Cell.made <= 26)
    #expect(rows.ended.prefix(3) == [0, 1, 2])
    #expect(table.visibleCells.compactMap { $0 as? Cell }.contains { $0.reuses > 0 })
    #expect(table.indexPathsForVisibleRows?.first?.row ?? 0 >= 45)
    #expect(rows.shown.count - rows.ended.count == table.visibleCells.count)
  }

  @Test func `Rows that are about to come are announced`() {
    let rows = Rows()
    let table = table(rows)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(!rows.ahead.isEmpty)
    #expect(rows.ahead.allSatisfy { $0 >= 10 })
  }

  @Test func `The content is as high as measured rows and the estimate of the others`() {
    let rows = Rows()
    let table = table(rows)
    table.estimatedRowHeight = 100
    table.reloadData()
    table.layoutIfNeeded()
    #expect(abs(table.contentSize.height - (10 * 60 + 90 * 100)) <= 240)
    rows.height = 50
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000 || abs(table.contentSize.height - 9_500) <= 240)
    table.estimatedRowHeight = 0
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000)
    #expect(table.rectForRow(at: [0, 99]) == CGRect(x: 0, y: 4_950, width: 320, height: 50))
  }

  @Test func `An inserted row alone is asked for`() {
    let rows = Rows()
    let table = table(rows)
    let second = table.cellForRow(at: [0, 1])
    rows.forget()
    rows.count += 1
    table.insertRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(rows.asked == [1])
    #expect(table.cellForRow(at: [0, 2]) === second && second != nil)
    #expect(second?.frame.minY == table.rectForRow(at: [0, 2]).minY)
  }

  @Test func `A deleted row leaves its neighbours their cells`() {
    let rows = Rows()
    let table = table(rows)
    let third = table.cellForRow(at: [0, 2])
    rows.forget()
    rows.count -= 1
    table.deleteRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(rows.asked.allSatisfy { $0 >= 9 } && rows.asked.count <= 2)
    #expect(table.cellForRow(at: [0, 1]) === third && third != nil)
    #expect(rows.ended.contains(1))
  }

  @Test func `Rows are reloaded and configured again one by one`() {
    let rows = Rows()
    let table = table(rows)
    let (first, third) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 2]))
    rows.forget()
    table.reloadRows(at: [[0, 2]], with: .none)
    table.layoutIfNeeded()
    #expect(rows.asked == [2])
    #expect(table.cellForRow(at: [0, 0]) === first)
    #expect(table.cellForRow(at: [0, 2]) !== third)
    rows.forget()
    table.reconfigureRows(at: [[0, 0]])
    table.layoutIfNeeded()
    #expect(rows.asked == [0])
    #expect(table.cellForRow(at: [0, 0]) === first)
  }

  @Test func `Rows that move keep their cells`() {
    let rows = Rows()
    let table = table(rows)
    let first = table.cellForRow(at: [0, 0])
    rows.forget()
    table.moveRow(at: [0, 0], to: [0, 4])
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 4]) === first)
    #expect(first?.frame.minY == table.rectForRow(at: [0, 4]).minY)
    #expect(rows.asked == [])
  }

  @Test func `Changes in a batch count from before, and end with a call`() {
    let rows = Rows()
    let table = table(rows)
    let cells = (0..<4).map { table.cellForRow(at: [0, $0]) }
    rows.forget()
    var isDone = false
    table.performBatchUpdates {
      rows.count = 100
      table.deleteRows(at: [[0, 0]], with: .fade)
      table.insertRows(at: [[0, 2]], with: .fade)
    } completion: {
      isDone = $0
    }
    table.layoutIfNeeded()
    #expect(rows.asked == [2])
    #expect(
      table.cellForRow(at: [0, 0]) === cells[1] && table.cellForRow(at: [0, 1]) === cells[2])
    #expect(table.cellForRow(at: [0, 3]) === cells[3])
    #expect(isDone)
  }

  @Test func `New heights are asked for without new cells`() {
    let rows = Rows()
    rows.height = 50
    let table = table(rows)
    let first = table.cellForRow(at: [0, 0])
    rows.forget()
    rows.height = 80
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === first && first?.frame.height == 80)
    #expect(rows.asked.allSatisfy { $0 >= 12 })
  }

  @Test func `Reloading drops the choice; choosing in code tells nobody`() {
    let rows = Rows()
    let table = table(rows)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(
      table.indexPathForSelectedRow == [0, 1] && table.cellForRow(at: [0, 1])?.isSelected == true)
    #expect(rows.chosen.isEmpty)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false)
  }

  @Test func `Scrolling to a row ends at the end`() {
    let rows = Rows()
    rows.height = 50
    let table = table(rows)
    table.scrollToRow(at: [0, 99], at: .top, animated: false)
    #expect(table.contentOffset.y == 4_400)
    table.scrollToRow(at: [0, 20], at: .top, animated: false)
    #expect(table.contentOffset.y == 1_000)
    table.scrollToRow(at: [0, 20], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 450)
    table.scrollToRow(at: [0, 20], at: .middle, animated: false)
    #expect(table.contentOffset.y == 725)
    table.scrollToRow(at: [0, 0], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: [0, 15], at: .none, animated: false)
    #expect(table.contentOffset.y == 200)
  }

  @Test func `Rows that only touch the edge are out of sight`() {
    let rows = Rows()
    rows.height = 50
    let table = table(rows)
    #expect(table.indexPathsForVisibleRows?.count == 12)
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(1...12))
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 320, height: 50))?.map(\.row) == [1])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == [0, 1])
  }

  @Test func `A header above all rows and a footer below have their heights`() {
    let rows = Rows()
    (rows.height, rows.count) = (50, 2)
    let table = table(rows)
    let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30)), UIView())
    footer.frame.size.height = 20
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
    #expect(footer.frame == CGRect(x: 0, y: 130, width: 320, height: 20))
    #expect(table.contentSize.height == 150)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  // accessibility-snapshot's rows are 44.33 apart at 3x.
  @Test func `A row with a content configuration has room for its separator`() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 200)), Plain())
    table.dataSource = rows
    table.layoutIfNeeded()
    let line = 1 / max(table.traitCollection.displayScale, 1)
    #expect(abs(table.rectForRow(at: [0, 1]).minY - (44 + line)) < 0.001)
  }
}
