import Controls
import Documents
import Geometry

/// Tables that a runtime attribute, `editing`, shows in the state in which rows are deleted and moved.
extension NibBuilder {
  /// Whether a table is edited from the start.
  func isEdited(_ table: XMLElement) -> Bool {
    table.name == "tableView"
      && table.list("userDefinedRuntimeAttributes").contains { attribute in
        ["editing", "isEditing"].contains(attribute["keyPath"])
          && (attribute.flag("value") ?? attribute.child(key: "value")?.flag("value")) == true
      }
  }

  /// Gives a row of an edited table its button for deleting and, where it asks for it, its grip.
  func markEdited(_ cell: TableCell, _ row: XMLElement) {
    guard editedCells.contains(row["id"] ?? "") else { return }
    cell.row.isEditing = true
    cell.row.hasReorderGrip = row.flag("showsReorderControl") == true
  }

  /// The frame of a content view, which stands between the controls of an edited row.
  func editedFrame(_ frame: Rect, of cell: XMLElement) -> Rect {
    guard editedCells.contains(cell["id"] ?? "") else { return frame }
    let grip = cell.flag("showsReorderControl") == true ? TableRow.gripRoom : 0
    return Rect(
      x: frame.minX + TableRow.editingIndent, y: frame.minY,
      width: max(frame.width - TableRow.editingIndent - grip, 0), height: frame.height)
  }
}
