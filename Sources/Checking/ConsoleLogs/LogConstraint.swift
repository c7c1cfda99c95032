package import AutoLayout

/// A constraint as a console line describes it.
package struct LogConstraint: Hashable, Sendable {
  /// A view or guide as logs name it.
  package struct Item: Hashable, Sendable {
    /// The class with its module, `UILayoutGuide`; empty for an item that only has a name.
    package var className: String
    /// What identifies the item: the address, the key, or the name.
    package var key: String
    /// The text, name or identifier beside the class; nil for none.
    package var label: String?

    /// Whether both are the same object, whatever text was shown.
    package static func == (left: Item, right: Item) -> Bool { left.key == right.key }

    /// Hashes the key.
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Whether it is a layout guide, including top and bottom guides.
    package var isGuide: Bool {
      className.hasSuffix("LayoutGuide") || className == "_UILayoutSpacer"
        || className == "_UIOLAGapGuide"
    }
  }

  /// An attribute of an item, or the distance between two.
  package struct Side: Hashable, Sendable {
    /// The item.
    package var item: Item
    /// The attribute.
    package var attribute: LayoutConstraint.Attribute
    /// The start of the distance; nil for a plain attribute.
    package var start: Start?
  }

  /// The start of a distance between two anchors.
  package struct Start: Hashable, Sendable {
    /// The item.
    package var item: Item
    /// The attribute.
    package var attribute: LayoutConstraint.Attribute
  }

  /// The class: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
  package var className: String
  /// The line of the developer's code: `Login.swift#12`; nil if the log has none.
  package var source: String?
  /// The autoresizing mask: `h=--& v=--&`; nil for other constraints.
  package var mask: String?
  /// Apple's identifier.
  package var identifier: String?
  /// The left side.
  package var first: Side
  /// The relation.
  package var relation: LayoutConstraint.Relation
  /// The factor of the right side.
  package var multiplier = 1.0
  /// The right side's attribute; nil for a constant.
  package var second: Side?
  /// The constant.
  package var constant = 0.0
  /// The priority.
  package var priority = 1000.0
  /// The superview that `|` means; nil if none is named.
  package var bar: Item?
  /// The line of the log, from 1.
  package var line: Int
  /// The column in the line, from 1.
  package var column: Int
  /// The number of characters in the line.
  package var length: Int

  /// Whether a mask, a stack, a guide or the engine's host made the constraint.
  package var isSystemMade: Bool {
    if className == "NSAutoresizingMaskLayoutConstraint"
      || className == "NSContentSizeLayoutConstraint"
      || className == "_UILayoutSupportConstraint"
    {
      return true
    }
    guard let identifier else { return false }
    return Self.systemPrefixes.contains { identifier.hasPrefix($0) }
  }

  private static let systemPrefixes = [
    "UISV-", "UIView-Encapsulated", "UIViewSafeArea", "UIView-leftMargin", "UIView-rightMargin",
    "UIView-topMargin", "UIView-bottomMargin", "fittingSize", "_UITemporaryLayout",
    "UIScrollView-", "IB auto generated", "NSWindow-current-", "NSView-Encapsulated-Layout-",
  ]

  /// The items that it mentions, the superview last.
  package var items: [Item] {
    [first.item, first.start?.item, second?.item, second?.start?.item, bar].compactMap { $0 }
  }
}

/// A block of a console log: constraints that conflict, and the one that was broken.
package struct LogConflict: Hashable, Sendable {
  /// The constraints in the order of the list.
  package var constraints: [LogConstraint]
  /// The index of the broken one; nil if the log doesn't say.
  package var broken: Int?
  /// The line where the block begins, from 1.
  package var line: Int
}
