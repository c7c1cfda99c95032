import AutoLayout
import Documents
import Foundation
import InterfaceBuilder

extension NibLoader {
  /// Makes and activates the constraints of an element, in the file's order.
  func activate(constraintsOf owner: XMLElement) {
    for relation in NibRelation.all(of: owner) where !relation.isPlaceholder { activate(relation) }
  }

  private func activate(_ relation: NibRelation) {
    let element = relation.element
    for id in relation.items where object(id) == nil {
      report(
        .unknownItem,
        "the constraint '\(element["id"] ?? "")' refers to '\(id)', which doesn't exist",
        at: element)
      return
    }
    guard let from = side(relation.first) else { return }
    let to = relation.second.flatMap(side)
    let type = NibClasses.type(of: element, in: self) as? NSLayoutConstraint.Type
    let constraint =
      type?.makeObject("nib") as? NSLayoutConstraint ?? NSLayoutConstraint()
    constraint.relate(
      from.item, from.attribute, .init(rawValue: relation.relation.rawValue) ?? .equal, to?.item,
      to?.attribute ?? .notAnAttribute, CGFloat(relation.multiplier), CGFloat(relation.constant))
    constraint.priority = UILayoutPriority(Float(min(max(relation.priority, 1), 1000)))
    constraint.identifier = element["identifier"]
    register(constraint, element)
    constraint.isActive = true
  }

  /// Returns an item of a constraint with its attribute. For a view that follows the readable
  /// width, the side margins are those of its readable guide.
  private func side(
    _ side: NibRelation.Side
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let item = object(side.id) else { return nil }
    if let view = item as? UIView, readable.contains(ObjectIdentifier(view)),
      let edge = side.attribute.edgeOfMargin
    {
      return (view.readableContentGuide, .init(edge))
    }
    return (item, .init(side.attribute))
  }
}
