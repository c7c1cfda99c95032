import Foundation

/// A cell with a view that is behind its content while it is selected or highlighted.
@MainActor protocol SelectedGround: UIView {
  var selectedBackgroundView: UIView? { get }
  var contentView: UIView { get }
  var showsSelection: Bool { get }
}

extension SelectedGround {
  /// Shows the view behind the content or takes it away, and another one that was there.
  func showGround(insteadOf former: UIView? = nil) {
    if let former, former !== selectedBackgroundView { former.removeFromSuperview() }
    guard let ground = selectedBackgroundView else { return }
    guard showsSelection else { return ground.removeFromSuperview() }
    guard ground.superview !== self else { return }
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(ground, belowSubview: contentView)
  }
}

extension UITableViewCell: SelectedGround {
  var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }
}
extension UICollectionViewCell: SelectedGround {
  var showsSelection: Bool { isSelected || isHighlighted }
}
