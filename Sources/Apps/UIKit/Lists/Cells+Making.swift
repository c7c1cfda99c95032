import Foundation

extension UITableViewCell {
  /// Makes a cell of the receiving class with `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UITableViewCell

  /// Makes a cell of the receiving class with `init(style:reuseIdentifier:)`, of a style by its number.
  @_silgen_name("$s5UIKit15UITableViewCellC7_madeAs_ACSi_SSSgtcfC")
  class func make(_ style: Int, _ identifier: __owned String?) -> UITableViewCell
}

/// Makes a cell of a class that a value names: `type.init(style:reuseIdentifier:)`, which Swift refuses.
@MainActor public func _madeCell<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  guard let made = (type as UITableViewCell.Type).make(style.rawValue, reuseIdentifier) as? Cell
  else { preconditionFailure("The initializer of \(type) didn't return an instance of \(type).") }
  return made
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of the receiving class with `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  /// Makes a view of the receiving class with `init(frame:)`.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UICollectionReusableView

  /// Makes a view of a class given by a generic parameter.
  class func dequeue<Kind: UICollectionReusableView>(as type: Kind.Type, _ name: String) -> Kind {
    guard let made = (type as UICollectionReusableView.Type).dequeue(name) as? Kind else {
      preconditionFailure("The initializer of \(type) didn't return an instance of \(type).")
    }
    return made
  }
}
