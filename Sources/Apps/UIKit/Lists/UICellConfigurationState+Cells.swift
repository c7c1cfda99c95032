import Foundation

extension UICellConfigurationState {
  @preconcurrency @MainActor init(_ cell: UITableViewCell) {
    self.init(traitCollection: cell.traitCollection)
    (self.isSelected, self.isHighlighted, isEditing) = (
      cell.isSelected, cell.isHighlighted, cell.isEditing
    )
  }
  @preconcurrency @MainActor init(_ cell: UICollectionViewCell) {
    self.init(traitCollection: cell.traitCollection)
    isExpanded = cell.isExpandedItem
    (self.isSelected, self.isHighlighted) = (cell.isSelected, cell.isHighlighted)
  }
}
