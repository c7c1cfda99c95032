import Foundation

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's rectangle in another view.
  public func frame(in referenceView: UIView) -> CGRect? {
    referenceView.convert(bounds, from: self)
  }
}
extension UIAction {
  /// The control or the item of a bar that runs the action.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// The style in the container: in a compact width what the delegate says, a sheet unless it says
  /// otherwise.
  func adaptedStyle(in container: UIView) -> UIModalPresentationStyle {
    let traits = container.traitCollection
    guard traits.horizontalSizeClass == .compact else { return .popover }
    let said =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .popover
    return said == .none ? .popover : said == .popover ? .pageSheet : said
  }

  /// Returns the frame of the popover in its container: below what it belongs to if there is room,
  /// otherwise above, as near its middle as the margins allow.
  func place(in container: UIView) -> CGRect {
    let wanted = presentedViewController.preferredContentSize
    let room = room(in: container)
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, room.width),
      height: min(wanted.height > 0 ? wanted.height : 480, room.height))
    let source = source(in: container)
    let arrow: CGFloat = 13
    let isBelow = source.maxY + arrow + size.height <= room.maxY
    let y = isBelow ? source.maxY + arrow : source.minY - arrow - size.height
    return CGRect(
      x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: max(y, room.minY), width: size.width, height: size.height)
  }

  private func room(in container: UIView) -> CGRect {
    container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
  }
  /// Returns what the popover points at: without a view, the upper right corner of its room.
  func source(in container: UIView) -> CGRect {
    guard let view = sourceView ?? sourceItem as? UIView else {
      let room = room(in: container)
      return CGRect(x: room.maxX, y: room.minY, width: 0, height: 0)
    }
    let isWhole = sourceRect.isNull || sourceRect == .zero
    return container.convert(isWhole ? view.bounds : sourceRect, from: view)
  }
}
