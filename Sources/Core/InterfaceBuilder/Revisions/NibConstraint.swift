package import Documents
package import Geometry

/// A constraint of a document, for comparison with another revision's.
package struct NibConstraint: Sendable, Equatable {
  /// One side of the constraint.
  package struct Side: Sendable, Hashable {
    /// The id of a view or guide.
    package var item: String
    /// The attribute as documents spell it; `baseline` is the last one.
    package var attribute: String
  }

  /// A value in some size classes.
  package struct Variation: Sendable, Hashable {
    /// The size classes and the key: `variation[heightClass=compact].constant`.
    package let path: String
    /// The value in its plain spelling.
    package let value: String
  }

  /// Its object id.
  package let id: String
  /// The constrained side.
  package var first: Side
  /// The other side; nil for a size alone.
  package var second: Side?
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package var relation: String
  /// The multiplier of the second side.
  package var multiplier: Double
  /// The constant in points.
  package var constant: Double
  /// The priority, from 1 to 1000.
  package var priority: Double
  /// The identifier that its author gave it; nil for none.
  package var identifier: String?
  /// Whether the app omits it.
  package var isPlaceholder: Bool
  /// Whether the constant is the system's standard distance.
  package var isStandard: Bool
  /// The values that differ in size classes, in the order of the paths.
  package let variations: [Variation]
  /// The constraint's element in the document, with both items named.
  package var element: XMLElement
  /// The id of the view that holds it.
  package let owner: String

  /// Reads a constraint that a view holds.
  init(_ element: XMLElement, ownedBy owner: String) {
    func attribute(_ name: String) -> String {
      let attribute = element[name] ?? ""
      return attribute == "lastBaseline" ? "baseline" : attribute
    }
    id = element["id"] ?? ""
    first = Side(item: element["firstItem"] ?? owner, attribute: attribute("firstAttribute"))
    second = element["secondItem"].map {
      Side(item: $0, attribute: attribute("secondAttribute"))
    }
    relation = element["relation"] ?? "equal"
    multiplier = element.multiplier
    // Without the digits that a conversion from single precision leaves.
    constant = ((element.number("constant") ?? 0) * 10_000).rounded() / 10_000
    priority = element.number("priority") ?? 1000
    identifier = element["identifier"]
    isPlaceholder = element.flag("placeholder") ?? false
    isStandard = element.flag("symbolic") ?? false
    variations =
      element.children.allSatisfy { $0.name != "variation" }
      ? []
      : NibProperties(element).all.filter { $0.path.hasPrefix("variation[") }
        .map { Variation(path: $0.path, value: $0.value) }
    self.owner = owner
    self.element = element
    self.element.set("firstItem", to: first.item)
  }

  /// The same constraint with its sides exchanged; nil if that takes another multiplier.
  package var turned: NibConstraint? {
    guard let second, multiplier == 1 else { return nil }
    var copy = self
    (copy.first, copy.second) = (second, first)
    copy.constant = constant == 0 ? 0 : -constant
    copy.relation =
      switch relation {
      case "lessThanOrEqual": "greaterThanOrEqual"
      case "greaterThanOrEqual": "lessThanOrEqual"
      default: relation
      }
    return copy
  }

  /// The same constraint with its sides in an order that doesn't depend on how it was written.
  var ordered: NibConstraint {
    guard let second, multiplier == 1,
      (second.item, second.attribute) < (first.item, first.attribute)
    else { return self }
    return turned ?? self
  }

  /// A key for what it relates, whatever the values: constraints with the same key are changes of
  /// one.
  package var relationKey: String {
    let sides = [first] + (second.map { [$0] } ?? [])
    return sides.map { "\($0.item).\($0.attribute)" }.sorted().joined(separator: " ")
  }

  /// Whether two constraints have the same meaning.
  func isEqual(to other: NibConstraint) -> Bool {
    let (own, other) = (ordered, other.ordered)
    return own.first == other.first && own.second == other.second
      && own.relation == other.relation && abs(own.multiplier - other.multiplier) < 1e-6
      && abs(own.constant - other.constant) < 1e-4 && own.priority == other.priority
      && own.identifier == other.identifier && own.isPlaceholder == other.isPlaceholder
      && own.variations == other.variations
  }

  /// The ids that it names.
  package var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The axis along which it acts.
  package var axis: Axis { Self.axis(of: first.attribute) }

  private static func axis(of attribute: String) -> Axis {
    switch attribute {
    case "top", "bottom", "height", "centerY", "baseline", "firstBaseline", "topMargin",
      "bottomMargin", "centerYWithinMargins":
      .vertical
    default: .horizontal
    }
  }
}

extension NibOutline {
  /// The constraints of all objects, in the document's order.
  var constraints: [NibConstraint] {
    objects.flatMap { object in
      object.element.list("constraints").filter { $0.name == "constraint" }
        .map { NibConstraint($0, ownedBy: object.id) }
    }
  }
}
