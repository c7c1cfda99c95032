import Controls
import Foundation

extension UITableViewCell {
  /// Where the text begins, after the picture if there is one.
  var textInset: CGFloat {
    (shown.view as? UIListContentView)?.textInset ?? sideMargin + indent + pictureRoom
  }

  /// How far the level of indentation moves the content.
  var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var hasLargeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Whether the secondary text is below the title: always in one style, at accessibility sizes in all.
  var stacksTexts: Bool { style == .subtitle || hasLargeText && style != .default }
  /// Lets texts wrap at accessibility sizes, unless the app has set their number of lines.
  func wrapTexts() {
    let (usual, now) = hasLargeText ? (1, 0) : (0, 1)
    guard wraps != hasLargeText else { return }
    wraps = hasLargeText
    for label in labels where label.numberOfLines == usual { label.numberOfLines = now }
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
        pictureView, sideMargin + indent, (size.height - image.size.height) / 2, image.size.width,
        image.size.height)
    }
    guard let title = labels.isEmpty ? nil : textLabel else { return }
    let x = sideMargin + indent + pictureRoom
    let room = max(size.width - x - sideMargin, 0)
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      put(title, x, 0, room, size.height)
      return
    }
    if stacksTexts {
      let far = CGSize(width: room, height: 0)
      let (one, two) = (title.sizeThatFits(far).height, detail.sizeThatFits(far).height)
      let top = (size.height - one - two - 2) / 2
      put(title, x, top, room, one)
      put(detail, x, top + one + 2, room, two)
    } else {
      let width = min(detail.intrinsicContentSize.width, room * 0.6)
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
