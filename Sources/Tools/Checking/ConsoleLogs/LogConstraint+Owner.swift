import AutoLayout

extension LogConstraint {
  /// Whether a mask, a stack, a guide, a bar or the engine's host made the constraint.
  package var isSystemMade: Bool {
    if isOfMask || className == "NSContentSizeLayoutConstraint"
      || className == "_UILayoutSupportConstraint"
    {
      return true
    }
    if isOfActionSheet { return true }
    // Stacks and grids make guides of their own.
    if items.contains(where: { ["_UILayoutSpacer", "_UIOLAGapGuide"].contains($0.className) }) {
      return true
    }
    // A map view's guide for what its own edges cover.
    if items.contains(where: { $0.isGuide && $0.label == "Edge Insets" }) { return true }
    guard let identifier else { return false }
    return Self.systemPrefixes.contains { identifier.hasPrefix($0) }
      || Self.isOfClass(identifier)
  }

  /// Whether Interface Builder made the constraint, for a view without any.
  var isOfInterfaceBuilder: Bool { identifier?.hasPrefix("IB auto generated") == true }

  /// UIKit names what a class of its own adds: `UISV-spacing`, `UICollectionViewListCell-top-...`.
  private static func isOfClass(_ identifier: String) -> Bool {
    let name = identifier.prefix { $0 != "-" }
    return name.endIndex < identifier.endIndex && name.hasPrefix("UI")
      && name.dropFirst(2).first?.isUppercase == true && name.allSatisfy(\.isLetter)
  }

  private static let systemPrefixes = [
    "fittingSize", "_UITemporaryLayout", "IB auto generated", "NSWindow-current-",
    "NSView-Encapsulated-Layout-",
    "NSStackView.", "UINav", "UIIBSystemGenerated", "UIButtonBar.", "_UIButtonBar", "TB_", "BIB_",
    "CB_",
  ]

  /// Whether it is the width of -16 that action sheets set by themselves since iOS 12.2.
  var isOfActionSheet: Bool {
    className == "NSLayoutConstraint" && identifier == nil && second == nil && constant == -16
      && relation == .equal && first.attribute == .width && first.item.className == "UIView"
      && first.item.label == nil
  }
}
