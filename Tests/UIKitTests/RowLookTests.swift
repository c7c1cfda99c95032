import Controls
import Drawing
import Geometry
import Testing
import Typesetting
import UIKit

/// Rows of tables in code, which look as those of tables in scenes.
@MainActor @Suite struct RowLooks {
  private final class Rows: NSObject, UITableViewDataSource {
    var accessory = UITableViewCell.AccessoryType.none
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessoryType = accessory
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Below" : nil
    }
  }

  private func table(
    _ style: UITableView.Style, _ rows: Rows, width: CGFloat = 320
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  /// Returns the filled rectangles above a row's content.
  private func lines(_ cell: UIView) -> [Rect] {
    let (width, height) = (Double(cell.bounds.width), Double(cell.bounds.height))
    return cell.paintedCover(in: Rect(x: 0, y: 0, width: width, height: height)).compactMap {
      if case .fill(let shape, .color) = $0 { shape.bounds } else { nil }
    }
  }

  @Test func `The line below a row begins at its text, and at the end of a group at its edge`() {
    let rows = Rows()
    let plain = table(.plain, rows).visibleCells
    let pixel = 1 / Double(UIScreen.main.scale)
    #expect(plain.count == 4)
    #expect(lines(plain[0]) == [Rect(x: 16, y: 44 - pixel, width: 304, height: pixel)])
    let grouped = table(.grouped, rows).visibleCells
    #expect(lines(grouped[0]).count == 2 && lines(grouped[0])[0].width == 320)
    #expect(lines(grouped[1]).map(\.minX) == [0])
    #expect(lines(table(.insetGrouped, rows).visibleCells[1]).isEmpty)
    plain[0].separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    plain[0].semanticContentAttribute = .forceRightToLeft
    #expect(lines(plain[0]).map(\.minX) == [10] && lines(plain[0]).map(\.maxX) == [270])
  }

  @Test func `The line below a row begins at its text beside a picture`() throws {
    let picture = UIImage.halves(CGSize(width: 40, height: 20))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.imageView?.image = picture
    cell.layoutIfNeeded()
    #expect(cell.separatorInset.left == cell.textLabel?.frame.minX)
    let configured = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = configured.defaultContentConfiguration()
    (content.text, content.image) = ("Row", picture)
    configured.contentConfiguration = content
    configured.layoutIfNeeded()
    let label = try #require(first(UILabel.self, in: configured.contentView))
    #expect(configured.separatorInset.left == label.convert(label.bounds, to: configured).minX)
    #expect(configured.separatorInset.left > 56)
    configured.separatorInset = .zero
    #expect(configured.separatorInset.left == 0)
  }

  private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
    view as? Kind ?? view.subviews.lazy.compactMap { self.first(kind, in: $0) }.first
  }

  @Test func `An accessory takes the room that rows of scenes give it`() {
    let rows = Rows()
    rows.accessory = .disclosureIndicator
    #expect(table(.plain, rows).visibleCells[0].contentView.frame.width == 320 - 26.5)
    #expect(table(.plain, rows, width: 414).visibleCells[0].contentView.frame.width == 414 - 30.5)
    rows.accessory = .checkmark
    let cell = table(.plain, rows).visibleCells[0]
    #expect(cell.contentView.frame.width == 280 && cell.contentView.frame.height == 44)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame.maxX == 304)
    #expect(abs(cell.contentView.frame.width - 266) < 1e-6)
  }

  @Test func `Rows of an edited table have a button, a grip and their accessory of that mode`() {
    let rows = Rows()
    rows.accessory = .disclosureIndicator
    let table = table(.plain, rows)
    let cell = table.visibleCells[0]
    let face = { cell.syncedFace as? TableCell }
    #expect(face()?.row.isEditing == false && cell.contentView.frame.minX == 0)
    (cell.showsReorderControl, cell.editingAccessoryType) = (true, .checkmark)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(face()?.row.isEditing == true && face()?.row.hasReorderGrip == true)
    #expect(face()?.row.accessory == .checkmark)
    #expect(cell.contentView.frame.minX == 40)
    #expect(abs(cell.contentView.frame.maxX - (320 - 40 - 38)) < 1e-6)
    cell.shouldIndentWhileEditing = false
    cell.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(face()?.row.isEditing == false && face()?.row.hasReorderGrip == false)
    #expect(face()?.row.accessory == .disclosure)
    #expect(abs(cell.contentView.frame.maxX - (320 - 26.5)) < 1e-6)
  }

  @Test func `Titles of sections stand where tables of scenes have them`() throws {
    let rows = Rows()
    let grouped = table(.grouped, rows)
    let title = try #require(grouped.headerView(forSection: 0)?.textLabel)
    #expect(title.text == "SECTION" && title.font.pointSize == 13)
    #expect(title.frame.minY == 33 && title.frame.minX == 16)
    #expect(grouped.rectForHeader(inSection: 0).height == title.frame.maxY + 7)
    let text = try #require(grouped.footerView(forSection: 0)?.textLabel)
    #expect(text.text == "Below" && text.frame.minY == 8)
    // What a footer has below it counts for the next title.
    #expect(grouped.headerView(forSection: 1)?.textLabel?.frame.minY == 15.5)
    #expect(grouped.contentSize.height == grouped.rectForRow(at: [1, 1]).maxY + 17.5)
    let plain = try #require(table(.plain, rows).headerView(forSection: 0)?.textLabel)
    #expect(plain.text == "Section" && plain.font.pointSize == 17)
    #expect(plain.frame.minY == 3.75)
  }

  // swift-snapshot-testing's testUIView: a picture of 73 x 71 pixels at three to a point.
  @Test func `Buttons that are a picture have Apple's size`() {
    for type in [UIButton.ButtonType.infoLight, .contactAdd, .detailDisclosure] {
      let size = UIButton(type: type).intrinsicContentSize
      #expect(abs(size.width * 3 - 73) < 0.1 && abs(size.height * 3 - 71) < 0.1)
    }
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }
}
