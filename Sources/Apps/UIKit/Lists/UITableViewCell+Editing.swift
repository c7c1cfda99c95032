import Controls
import Foundation

/// What a row shows at its ends, also while its table is edited.
extension UITableViewCell {
  /// The standard accessory of the mode; none beside a view of the app's.
  var shownAccessory: TableRow.Accessory {
    guard accessoryView == nil else { return .none }
    return TableRow.Accessory(.word("\(isEditing ? editingAccessoryType : accessoryType)")) ?? .none
  }

  /// Whether the row shows a button for deleting it.
  var isDeletable: Bool { isEditing && editingStyle == .delete }

  /// How far the content begins after the leading edge, in points.
  var editingIndent: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing
      ? CGFloat(TableRow.editingIndent) : 0
  }

  /// The width of the grip for moving the row, in points; 0 for none.
  var gripRoom: CGFloat {
    isEditing && showsReorderControl && mayMove ? CGFloat(TableRow.gripRoom) : 0
  }
}
