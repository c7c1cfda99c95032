import Foundation

/// The view for what a cell shows.
final class CellContentView: UIView {
  private var system: NSDirectionalEdgeInsets?
  private var isGiven = false

  /// Takes margins that count until others are given.
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
