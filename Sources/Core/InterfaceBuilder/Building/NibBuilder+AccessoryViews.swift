import AutoLayout
import Controls
import Documents
import Geometry

extension NibBuilder {
  /// Adds the view that a cell's outlet `accessoryView` names: an object beside the controller, which
  /// UIKit puts at the trailing margin, in the middle of the height.
  func addAccessoryView(of element: XMLElement, to cell: View) {
    guard let view = accessoryView(of: element), let size = view.recordedFrame?.size,
      let bounds = element.recordedFrame?.size
    else { return }
    var builder = NibBuilder(document, options)
    builder.isAccessory = true
    let root = builder.build(NibDocument.Tree(root: view)).root
    let isMirrored = options.environment.direction == .rightToLeft
    let margin = cellMargins.side(bounds.width)
    root.autoresizingMask = [
      isMirrored ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleTopMargin,
      .flexibleBottomMargin,
    ]
    root.setAutoresizingReference(
      frame: Rect(
        x: isMirrored ? margin : bounds.width - margin - size.width,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
      superviewSize: bounds)
    cell.addSubview(root)
  }

  /// Returns a content view's recorded frame without what an accessory view takes, which Interface
  /// Builder doesn't record.
  func besideAccessoryView(_ frame: Rect, of cell: XMLElement) -> Rect {
    guard !options.describesCanvas,
      let width = cell.recordedFrame?.width, frame.width == width,
      let accessory = accessoryView(of: cell)?.recordedFrame
    else { return frame }
    var frame = frame
    frame.size.width = max(0, width - accessory.width - Self.accessoryRoom)
    return frame
  }

  /// The distance from the content over an accessory view to the edge of the cell, without the view.
  private static let accessoryRoom = 24.0

  private func accessoryView(of cell: XMLElement) -> XMLElement? {
    guard !isAccessory, cell.name == "tableViewCell",
      let outlet = cell.list("connections").first(where: { $0["property"] == "accessoryView" })
    else { return nil }
    return document.trees.first { $0.id == outlet["destination"] }?.root
  }
}
