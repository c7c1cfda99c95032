import Documents
import Foundation
import InterfaceBuilder

extension NibLoader {
  /// Makes and activates the constraints of an element, in the file's order.
  func activate(constraintsOf owner: XMLElement) {
    for element in owner.list("constraints") where element.name == "constraint" {
      // A placeholder constraint exists only in the document.
      guard element.flag("placeholder") != true else { continue }
      activate(element, ownedBy: owner)
    }
  }

  private func activate(_ element: XMLElement, ownedBy owner: XMLElement) {
    let firstID = element["firstItem"] ?? owner["id"] ?? ""
    for id in [firstID, element["secondItem"]].compactMap({ $0 }) where object(id) == nil {
      report(
        .unknownItem,
        "the constraint '\(element["id"] ?? "")' refers to '\(id)', which doesn't exist",
        at: element)
      return
    }
    guard let first = side(firstID, element["firstAttribute"]).item else { return }
    let from = side(firstID, element["firstAttribute"]).attribute
    let to = side(element["secondItem"], element["secondAttribute"])
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let type = NibClasses.type(of: element, in: self) as? NSLayoutConstraint.Type
    let constraint =
      type?.makeObject("nib") as? NSLayoutConstraint ?? NSLayoutConstraint()
    constraint.relate(
      first, from, relations[element["relation"] ?? ""] ?? .equal, to.item, to.attribute,
      CGFloat(element.multiplier), CGFloat(element.number("constant") ?? 0))
    let priority = element.number("priority") ?? 1000
    constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    constraint.identifier = element["identifier"]
    register(constraint, element)
    constraint.isActive = true
  }

  /// Returns an item of a constraint with its attribute. For a view that follows the readable
  /// width, the side margins are those of its readable guide.
  private func side(
    _ id: String?, _ name: String?
  ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    let attribute = name.flatMap { Self.attributes[$0] } ?? .notAnAttribute
    guard let item = object(id) else { return (nil, .notAnAttribute) }
    if let view = item as? UIView, readable.contains(ObjectIdentifier(view)),
      let edge = Self.edges[attribute]
    {
      return (view.readableContentGuide, edge)
    }
    return (item, attribute)
  }

  private static let edges: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .leftMargin: .left, .rightMargin: .right, .leadingMargin: .leading,
    .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
