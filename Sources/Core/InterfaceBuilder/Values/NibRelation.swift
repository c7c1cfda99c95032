package import AutoLayout
package import Documents

/// A `<constraint>`, as every reader of documents understands it.
package struct NibRelation {
  /// One end of a constraint.
  package struct Side {
    /// The id of a view or guide.
    package let id: String
    /// The attribute as the document spells it; nil for none.
    package let name: String?
    /// The attribute; none for an unknown name.
    package var attribute: LayoutConstraint.Attribute {
      name.flatMap { NibRelation.attributes[$0] } ?? .notAnAttribute
    }
  }

  /// The element.
  package let element: XMLElement
  /// The constrained side: that of the view that holds the constraint, if it names none.
  package let first: Side
  /// The other side; nil for a size alone.
  package let second: Side?

  /// Reads the constraints that a view holds, in the file's order.
  package static func all(of owner: XMLElement) -> [NibRelation] {
    owner.list("constraints").filter { $0.name == "constraint" }.map { element in
      NibRelation(
        element: element,
        first: Side(
          id: element["firstItem"] ?? owner["id"] ?? "", name: element["firstAttribute"]),
        second: element["secondItem"].map { Side(id: $0, name: element["secondAttribute"]) })
    }
  }

  /// The ids of the items.
  package var items: [String] { [first.id] + (second.map { [$0.id] } ?? []) }
  /// How the sides compare.
  package var relation: LayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }
  /// The multiplier of the second side.
  package var multiplier: Double { element.multiplier }
  /// The constant in points.
  package var constant: Double { element.number("constant") ?? 0 }
  /// Whether the constant is the standard distance, which the system works out.
  package var isStandard: Bool { element.flag("symbolic") ?? false }
  /// The priority as stated, which may be outside 1 to 1000.
  package var priority: Double { element.number("priority") ?? 1000 }
  /// Whether the constraint exists only in the document.
  package var isPlaceholder: Bool { element.flag("placeholder") ?? false }

  /// The names of attributes in documents.
  static var attributeNames: [String] {
    (1...20).compactMap { LayoutConstraint.Attribute(rawValue: $0)?.description }
  }

  private static let attributes = [String: LayoutConstraint.Attribute](
    uniqueKeysWithValues: [("baseline", .lastBaseline)]
      + (1...20).compactMap { LayoutConstraint.Attribute(rawValue: $0) }
      .map { ($0.description, $0) })
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is the left or right edge of an item.
  var isSide: Bool { [.left, .right, .leading, .trailing].contains(self) }

  /// The edge of a guide that corresponds to a side margin; nil for any other attribute.
  package var edgeOfMargin: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    default: nil
    }
  }
}
