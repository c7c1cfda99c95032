package import AutoLayout
import Documents

/// A view or guide as an equation names it: `card`, `card.margins`.
package struct ItemReference: Hashable, Sendable, CustomStringConvertible {
  /// The guides that every view has, by their names in equations.
  package enum Guide: String, CaseIterable, Hashable, Sendable {
    case margins, safeArea, readable, keyboard, content, frameLayout
  }

  /// The id of a view or of a layout guide.
  package let id: String
  /// The view's guide; nil for the view or layout guide itself.
  package let guide: Guide?

  /// Creates a reference to a view, a layout guide or a view's guide.
  package init(id: String, guide: Guide? = nil) {
    self.id = id
    self.guide = guide
  }

  /// The reference as equations spell it.
  package var description: String { guide.map { "\(id).\($0.rawValue)" } ?? id }
}

/// An attribute of an item: `card.margins.leading`.
package struct AttributeReference: Hashable, Sendable, CustomStringConvertible {
  /// The item.
  package let item: ItemReference
  /// The attribute.
  package let attribute: LayoutConstraint.Attribute

  /// The reference as equations spell it.
  package var description: String { "\(item).\(attribute)" }
}

/// The attributes by their names in equations.
package enum AttributeName {
  /// Returns the attribute with a name; nil if there is none.
  static func attribute(
    named name: UnsafeBufferPointer<UInt8>
  ) -> LayoutConstraint.Attribute? { attributes[name] }

  /// The names in the order of the format.
  package static var all: [String] { table.map(\.name) }

  // Written out because asking an attribute for its case's name costs a search through all types.
  private static let table: [(name: String, value: LayoutConstraint.Attribute)] = [
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right),
    ("top", .top), ("bottom", .bottom), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY), ("firstBaseline", .firstBaseline),
    ("lastBaseline", .lastBaseline), ("leadingMargin", .leadingMargin),
    ("trailingMargin", .trailingMargin), ("leftMargin", .leftMargin),
    ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
    ("centerXWithinMargins", .centerXWithinMargins),
    ("centerYWithinMargins", .centerYWithinMargins),
  ]

  private static let attributes = WordMap(table)
}
