import Documents
import Geometry

/// Gives frames to the cells and content views of Xcode 6, which recorded none: rows below each
/// other, as wide as their table, and content views that fill their cells.
enum FrameCompletion {
  /// The strip above prototypes on the canvas.
  private static let strip = 22.0
  /// The height of a new row's content, which Xcode 6 recorded for others, too.
  private static let newContent = 43.0
  /// The size of a new cell of a collection.
  private static let newItem = Size(width: 50, height: 50)

  /// Returns an element with the frames that its cells lack; any other as it is.
  static func completed(_ element: XMLElement) -> XMLElement {
    switch element.name {
    case "tableView": completedTable(element)
    case "tableViewCell": completedContent(element)
    case "collectionViewCell": completedItem(element)
    default: element
    }
  }

  private static func completedTable(_ table: XMLElement) -> XMLElement {
    guard let width = table.recordedFrame?.width else { return table }
    var copy = table
    var end = table.child(key: "tableHeaderView")?.recordedFrame?.maxY ?? 0
    func place(_ cells: inout [XMLElement]) {
      for index in cells.indices where cells[index].name == "tableViewCell" {
        if let frame = cells[index].recordedFrame {
          if !isStale(cells[index], frame, below: end) {
            end = frame.maxY
            continue
          }
          cells[index].removeFrames(of: frame.size)
        }
        let heights = [cells[index].number("rowHeight"), table.number("rowHeight"), 44]
        let height = heights.lazy.compactMap(\.self).first { $0 > 0 } ?? 44
        cells[index].record(Rect(x: 0, y: end, width: width, height: height))
        cells[index] = completedContent(cells[index])
        end += height
      }
    }
    for list in copy.children.indices {
      switch copy.children[list].name {
      case "prototypes":
        end += strip
        place(&copy.children[list].children)
      case "sections":
        for section in copy.children[list].children.indices {
          for cells in copy.children[list].children[section].children.indices {
            place(&copy.children[list].children[section].children[cells].children)
          }
        }
      default: break
      }
    }
    return copy
  }

  /// Whether a cell's frame is not that of its row: it has another height than the row states, and
  /// covers those above.
  private static func isStale(_ cell: XMLElement, _ frame: Rect, below end: Double) -> Bool {
    guard let height = cell.number("rowHeight"), height > 0 else { return false }
    return abs(frame.height - height) > 0.5 && frame.minY < end - 0.5
  }

  /// Gives a collection's cell that has the size of a new one the size of the content that was laid
  /// out in it.
  private static func completedItem(_ cell: XMLElement) -> XMLElement {
    let content = cell.children.first { $0["key"] == "contentView" }?.recordedFrame?.size
    guard let frame = cell.recordedFrame, let content, frame.size == newItem, content != newItem,
      content.width >= newItem.width, content.height >= newItem.height
    else { return cell }
    var copy = cell
    copy.children.removeAll { $0.name == "rect" && $0["key"] == "frame" }
    copy.record(Rect(origin: frame.origin, size: content))
    return copy
  }

  private static func completedContent(_ cell: XMLElement) -> XMLElement {
    guard var size = cell.recordedFrame?.size,
      let index = cell.children.firstIndex(where: { $0["key"] == "contentView" })
    else { return cell }
    let recorded = cell.children[index].recordedFrame
    if let recorded {
      guard recorded == Rect(x: 0, y: 0, width: size.width, height: newContent),
        size.height > newContent + 1.5
      else { return cell }
      size.height -= 1
    }
    var copy = cell
    copy.children[index].children.removeAll { $0.name == "rect" && $0["key"] == "frame" }
    copy.children[index].record(Rect(origin: .zero, size: size))
    return copy
  }
}

extension XMLElement {
  /// Removes the frame of a cell, and that of content that fills it.
  fileprivate mutating func removeFrames(of size: Size) {
    children.removeAll { $0.name == "rect" && $0["key"] == "frame" }
    for index in children.indices
    where children[index]["key"] == "contentView" && children[index].recordedFrame?.size == size {
      children[index].children.removeAll { $0.name == "rect" && $0["key"] == "frame" }
    }
  }

  /// Adds a frame, as Interface Builder writes it.
  fileprivate mutating func record(_ frame: Rect) {
    let values = [
      ("key", "frame"), ("x", "\(frame.minX)"), ("y", "\(frame.minY)"),
      ("width", "\(frame.width)"), ("height", "\(frame.height)"),
    ]
    children.append(
      XMLElement(
        name: "rect", attributes: values.map { XMLAttribute(name: $0, value: $1) }, line: line,
        column: column))
  }
}
