package import AutoLayout

/// A constraint as a line of a console describes it.
package struct LogConstraint: Hashable, Sendable {
  /// A view or guide as logs name it.
  package struct Item: Hashable, Sendable {
    /// The class with its module, `UILayoutGuide`; empty for an item that only has a name.
    package var className: String
    /// What tells it apart: the address, the key, or the name.
    package var key: String
    /// The text, name or identifier beside the class; nil for none.
    package var label: String?

    /// Whether both are the same thing, whatever text was shown.
    package static func == (left: Item, right: Item) -> Bool { left.key == right.key }

    /// Hashes what tells it apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// Whether it is a layout guide, top and bottom guides included.
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
    /// What the distance is measured from; nil for a plain attribute.
    package var start: Start?
  }

  /// Where a distance between two anchors is measured from.
  package struct Start: Hashable, Sendable {
    /// The item.
    package var item: Item
    /// The attribute.
    package var attribute: LayoutConstraint.Attribute
  }

  /// The class: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
  package var className: String
  /// The line of the developer's code: `Login.swift#12`; nil where the log has none.
  package var source: String?
  /// The autoresizing mask: `h=--& v=--&`; nil for other constraints.
  package var mask: String?
  /// Apple's identifier.
  package var identifier: String?
  /// The left side.
  package var first: Side
  /// How the sides compare.
  package var relation: LayoutConstraint.Relation
  /// The factor of the right side.
  package var multiplier = 1.0
  /// The right side's attribute; nil for a constant.
  package var second: Side?
  /// The constant.
  package var constant = 0.0
  /// The priority.
  package var priority = 1000.0
  /// The superview that `|` stands for; nil where none is named.
  package var bar: Item?
  /// The line of the log, from 1.
  package var line: Int
  /// The column in the line, from 1.
  package var column: Int
  /// How many characters of the line it takes.
  package var length: Int

  /// Whether a mask, a stack, a guide or the engine's host made it.
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

/// One block of a console: constraints that contradict each other, and the one that was broken.
package struct LogConflict: Hashable, Sendable {
  /// The constraints in the order of the list.
  package var constraints: [LogConstraint]
  /// The place of the broken one among them; nil where the log does not say.
  package var broken: Int?
  /// The line at which the block begins, from 1.
  package var line: Int
}
