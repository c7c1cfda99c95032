import Controls
import Documents
import Geometry

/// Tables that the runtime attribute `editing` shows with controls for deleting and moving rows.
extension NibBuilder {
  /// Whether a table is in editing mode from the start.
  func isEdited(_ table: XMLElement) -> Bool {
    table.name == "tableView"
      && table.list("userDefinedRuntimeAttributes").contains { attribute in
        ["editing", "isEditing"].contains(attribute["keyPath"])
          && (attribute.flag("value") ?? attribute.child(key: "value")?.flag("value")) == true
      }
  }

  /// Notes the cells of a table in editing mode.
  mutating func noteEdited(_ cells: [XMLElement]) {
    for cell in cells where cell.name == "tableViewCell" {
      let hasGrip = cell.flag("showsReorderControl") == true
      editedCells[cell["id"] ?? ""] = hasGrip ? TableRow.gripRoom : 0
    }
  }

  /// Gives a row of a table in editing mode its delete control and, if it asks for one, its
  /// reorder control.
  func markEdited(_ cell: TableCell, _ row: XMLElement) {
    guard let grip = editedCells[row["id"] ?? ""] else { return }
    cell.row.isEditing = true
    cell.row.hasReorderGrip = grip > 0
  }

  /// Returns the frame of a content view between the controls of an edited row.
  func editedFrame(_ frame: Rect, of cell: XMLElement) -> Rect {
    guard let grip = editedCells[cell["id"] ?? ""] else { return frame }
    return Rect(
      x: frame.minX + TableRow.editingIndent, y: frame.minY,
      width: max(frame.width - TableRow.editingIndent - grip, 0), height: frame.height)
  }

  /// Returns the frame of a label or picture of a cell in UIKit's styles, and the width of the
  /// surrounding content view, which is narrower in an edited row: views at its end move inwards,
  /// and views that extend that far become narrower.
  func editedFrame(
    _ frame: Rect, inContent content: XMLElement
  ) -> (frame: Rect, width: Double?) {
    guard let recorded = content.recordedFrame?.width,
      let grip = editedCells[content["tableViewCell"] ?? ""]
    else { return (frame, content.recordedFrame?.width) }
    let width = max(recorded - TableRow.editingIndent - grip, 0)
    var result = frame
    if frame.minX > recorded / 2 {
      result.origin.x -= recorded - width
    } else {
      result.size.width = max(min(frame.width, width - 8 - frame.minX), 0)
    }
    return (result, width)
  }
}
