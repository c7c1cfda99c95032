import Controls
import Foundation

extension UITableViewCell {
  /// Where the text begins, after the picture if there is one.
  var textInset: CGFloat {
    (shown.view as? UIListContentView)?.textInset ?? sideMargin + pictureRoom
  }

  /// Lays out the image and texts of the cell styles.
  func arrange(_ size: CGSize, _ isRight: Bool) {
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      guard view.superview === contentView, view.translatesAutoresizingMaskIntoConstraints else {
        return
      }
      view.frame = CGRect(
        x: isRight ? size.width - x - width : x, y: y, width: width, height: height)
    }
    if let pictureView, let image = pictureView.image {
      put(
        pictureView, sideMargin, (size.height - image.size.height) / 2, image.size.width,
        image.size.height)
    }
    guard let title = labels.isEmpty ? nil : textLabel else { return }
    let x = sideMargin + pictureRoom
    let room = max(size.width - x - sideMargin, 0)
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      put(title, x, 0, room, size.height)
      return
    }
    let (one, two) = (title.intrinsicContentSize, detail.intrinsicContentSize)
    switch style {
    case .subtitle:
      let top = (size.height - one.height - two.height - 2) / 2
      put(title, x, top, room, one.height)
      put(detail, x, top + one.height + 2, room, two.height)
    default:
      let width = min(two.width, room * 0.6)
      put(title, x, 0, max(room - width - 8, 0), size.height)
      put(detail, size.width - sideMargin - width, 0, width, size.height)
    }
  }
}

extension UITableView.Style {
  /// The same of tables in scenes.
  var core: TableView.Style { TableView.Style.allCases[rawValue] }
}

extension UITableViewCell.CellStyle {
  /// A configuration of the style without content.
  var emptyContent: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
