import Foundation

extension UICellConfigurationState {
  @preconcurrency @MainActor init(_ cell: UITableViewCell) {
    self.init(traitCollection: cell.traitCollection)
    (isSelected, isHighlighted, isEditing) = (cell.isSelected, cell.isHighlighted, cell.isEditing)
  }
  @preconcurrency @MainActor init(_ cell: UICollectionViewCell) {
    self.init(traitCollection: cell.traitCollection)
    isExpanded = cell.isExpandedItem
    (isSelected, isHighlighted) = (cell.isSelected, cell.isHighlighted)
  }
}
