import Foundation

/// A content view that a list gives its margins.
@MainActor protocol TakingSystemMargins: UIView {
  func takeSystemMargins(_ margins: NSDirectionalEdgeInsets)
}

extension UIListContentView: TakingSystemMargins {
  func takeSystemMargins(_ margins: NSDirectionalEdgeInsets) { systemMargins = margins }
}

/// The view that holds a cell's content.
final class CellContentView: UIView, TakingSystemMargins {
  private var system: NSDirectionalEdgeInsets?
  private var isGiven = false

  /// Sets margins that apply until others are set.
  func takeSystemMargins(_ margins: NSDirectionalEdgeInsets) {
    guard !isGiven, margins != system else { return }
    system = margins
    super.directionalLayoutMargins = margins
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      isGiven = true
      super.layoutMargins = newValue
    }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      isGiven = true
      super.directionalLayoutMargins = newValue
    }
  }
  override var nodeClassName: String { "UITableViewCellContentView" }
}

extension UITableViewCell {
  /// Sets the content's margins, and the cell's own, those of its content beside no accessory, unless the app
  /// has set some. A configured content is indented by its margins.
  func takeSystemMargins(_ margins: NSDirectionalEdgeInsets) {
    var inner = margins
    if contentView is UIListContentView { inner.leading += indent }
    (contentView as? any TakingSystemMargins)?.takeSystemMargins(inner)
    guard directionalLayoutMargins == systemMargins else { return }
    systemMargins = margins
    systemMargins.trailing = sideMargin
    directionalLayoutMargins = systemMargins
  }
}
