import AutoLayout
package import Controls
import Documents
import Geometry
import Typesetting

/// Cells of UIKit's styles, whose labels have no constraints.
extension NibBuilder {
  /// Lets the labels of a cell follow its width and their texts; on the canvas that a document
  /// describes they stand as recorded.
  func followStyle(of cell: XMLElement, _ view: View, in tree: NibTree) {
    guard let row = view as? TableCell,
      let element = cell.framedChildren.first(where: { $0["key"] == "contentView" }),
      let content = view.subviews.first(where: { $0.identifier == element["id"] }),
      let arrangement = StyledContent.Arrangement(interfaceBuilder: cell["style"])
    else { return }
    let recorded = element.recordedFrame?.width ?? 0
    let width = editedFrame(.zero, inContent: element).width ?? recorded
    var styled = StyledContent(arrangement, content, width: width)
    styled.title = part("textLabel", of: cell, in: element, tree)
    styled.detail = part("detailTextLabel", of: cell, in: element, tree)
    styled.picture = part("imageView", of: cell, in: element, tree)
    if arrangement == .rightDetail { turnValue(styled.detail?.view) }
    // UIKit makes these labels as large as their texts, which are measured to about a point, and as
    // high as lines of the app's own fonts, which Interface Builder may not have had.
    for case let label as Label in [styled.title?.view, styled.detail?.view] {
      label.spareRoom.right = max(label.spareRoom.right, 1)
      label.spareRoom.top = max(label.spareRoom.top, 2)
      label.spareRoom.bottom = max(label.spareRoom.bottom, 2)
    }
    guard !options.describesCanvas, recorded > 0 else { return }
    // Before an accessory or a grip the content ends by itself.
    styled.isBounded = recorded < (cell.recordedFrame?.width ?? recorded) - 1 || width < recorded
    styled.trailing = styled.isBounded ? 8 : styled.leading
    let last =
      arrangement == .rightDetail ? styled.detail : arrangement == .basic ? styled.title : nil
    if let end = last?.frame.maxX, width - end < 40 { styled.trailing = width - end }
    row.styled = styled
  }

  private func part(
    _ key: String, of cell: XMLElement, in content: XMLElement, _ tree: NibTree
  ) -> StyledContent.Part? {
    guard let element = styled(cell, key), let frame = element.recordedFrame,
      let view = tree.views.last(where: { $0.id == element["id"] })?.view
    else { return nil }
    return StyledContent.Part(view, editedFrame(frame, inContent: content).frame)
  }

  /// UIKit puts a value at the trailing end, however wide its label was recorded.
  private func turnValue(_ view: View?) {
    guard let label = view as? Label, label.textContent.alignment == .right,
      options.environment.direction == .rightToLeft
    else { return }
    label.textContent.alignment = .left
  }
}

extension StyledContent.Arrangement {
  /// The arrangement that a cell's `style` names; nil for a cell that lays itself out.
  package init?(interfaceBuilder style: String?) {
    let prefix = "IBUITableViewCellStyle"
    guard let style, style.hasPrefix(prefix) else { return nil }
    self.init(rawValue: style.dropFirst(prefix.count).lowercased())
  }
}
