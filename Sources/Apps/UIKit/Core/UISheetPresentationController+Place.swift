import Foundation

/// The room in which a sheet's detents are resolved.
@MainActor
private final class SheetRoom: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  init(_ traits: UITraitCollection, _ height: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, height)
  }
}

extension UISheetPresentationController {
  /// The distance of a sheet from the status bar, in points.
  private static var gap: CGFloat { 10 }

  /// Returns the frame of the sheet in its container: in a regular width in the middle, otherwise as
  /// wide as the container, at the height of its detent above the safe area's bottom inset.
  func place(in container: UIView) -> CGRect {
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let traits = container.traitCollection
    let style = presentedViewController.modalPresentationStyle
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      return card(isForm: style == .formSheet, in: bounds, safe)
    }
    if traits.verticalSizeClass == .compact { return bounds }
    let most = max(bounds.height - safe.top - Self.gap - safe.bottom, 0)
    let room = SheetRoom(traits, most)
    let active = detents.filter { $0.resolvedValue(in: room) != nil }
    let chosen = active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    let height = (chosen?.resolvedValue(in: room) ?? most) + safe.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Returns the frame of a sheet in the middle: a form of 540 x 620 points, or of the size that its
  /// content prefers, or a page of readable width.
  private func card(isForm: Bool, in bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
    let wanted = presentedViewController.preferredContentSize
    let most = CGSize(
      width: bounds.width - 40, height: bounds.height - 2 * (max(safe.top, safe.bottom) + 20))
    let usual =
      isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: most.height)
    let width = min(wanted.width > 0 ? wanted.width : usual.width, most.width)
    let height = min(wanted.height > 0 ? wanted.height : usual.height, most.height)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
