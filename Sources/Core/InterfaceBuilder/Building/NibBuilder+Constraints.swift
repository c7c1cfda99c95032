import AutoLayout
import Documents

extension NibBuilder {
  /// Adds the constraints of an element and its descendants, inner ones first as in the file.
  mutating func addConstraints(of element: XMLElement, in tree: NibTree) {
    for child in element.children where child.name != "constraints" {
      addConstraints(of: child, in: tree)
    }
    for relation in NibRelation.all(of: element) { add(relation, ownedBy: element, in: tree) }
  }

  /// Notes what the constraints of an element and all below it name.
  mutating func noteConstrained(in element: XMLElement) {
    for child in element.children where child.name != "constraints" { noteConstrained(in: child) }
    for relation in NibRelation.all(of: element) { constrained.formUnion(relation.items) }
  }

  private func add(_ relation: NibRelation, ownedBy owner: XMLElement, in tree: NibTree) {
    let element = relation.element
    for id in relation.items where items[id] == nil {
      // Xcode drops the constraints of a view that a variation leaves out without a word.
      guard !document.mentions.leftOut.contains(id) else { return }
      let words = words(for: element, ownedBy: owner)
      if let name = names[id], Self.lacksFrame(id, in: owner) {
        remarks.add(
          .invalidConstraint, "\(words) names '\(name.word)', which has no frame and is left out",
          hint: "give it a <rect key=\"frame\">, as Interface Builder does", at: element)
      } else {
        remarks.add(
          .invalidConstraint, "\(words) names an object that is not in the tree, '\(id)'",
          at: element)
      }
      return
    }
    guard !tiesAbsentee(relation, ownedBy: owner) else { return }
    guard knowsAttributes(of: element) else { return }
    remarkOnNumbers(of: element, ownedBy: owner)
    let first = side(relation.first)
    let second = relation.second.map(side)
    do {
      let constraint = try LayoutConstraint.make(
        item: first.item, attribute: first.attribute, relatedBy: relation.relation,
        toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
        multiplier: relation.multiplier, constant: constant(of: relation))
      try constraint.setPriority(LayoutPriority(rawValue: relation.priority))
      constraint.identifier = element["identifier"]
      constraint.sourceIndex = tree.constraints.count
      try constraint.setActive(true)
      tree.constraints.append(
        NibTree.Entry(
          constraint: constraint, id: element["id"] ?? "", line: element.line,
          column: element.column, factor: element["multiplier"],
          isPlaceholder: relation.isPlaceholder))
    } catch {
      remarks.add(.invalidConstraint, "\(error)", at: element)
    }
  }

  /// Returns the constant of a constraint: the standard distance from a side of the safe area is
  /// none, whatever Interface Builder wrote (134 of 134 recorded, in five repositories).
  private func constant(of relation: NibRelation) -> Double {
    guard relation.isStandard, !safeAreas.isDisjoint(with: relation.items),
      let second = relation.second, [relation.first, second].allSatisfy(\.attribute.isSide)
    else { return relation.constant }
    return 0
  }

  /// Whether the object with an id is below an element, without the frame that makes it a view.
  private static func lacksFrame(_ id: String, in element: XMLElement) -> Bool {
    element.children.contains { child in
      child["id"] == id ? child.frameElement == nil : lacksFrame(id, in: child)
    }
  }

  /// Whether the attributes of a constraint exist; reports one that doesn't.
  private func knowsAttributes(of element: XMLElement) -> Bool {
    for name in ["firstAttribute", "secondAttribute"].compactMap({ element[$0] })
    where name != "notAnAttribute"
      && NibRelation.Side(id: "", name: name).attribute == .notAnAttribute
    {
      remarks.add(
        .invalidConstraint, "there is no attribute '\(name)'",
        hint: Clause.didYouMean(name, among: NibRelation.attributeNames), at: element)
      return false
    }
    return true
  }

  /// Reports a constraint's unreadable numbers, with the values used instead.
  private func remarkOnNumbers(of element: XMLElement, ownedBy owner: XMLElement) {
    let numbers = [
      ("constant", element.number("constant"), "0"),
      ("priority", element.number("priority"), "1000"),
      ("multiplier", element.statedMultiplier, "1"),
    ]
    for (name, number, standard) in numbers {
      guard let text = element[name], number == nil else { continue }
      remarks.add(
        .invalidConstraint,
        "the \(name) '\(text)' of \(words(for: element, ownedBy: owner)) is not a number; "
          + "\(standard) is used",
        at: element)
    }
  }

  /// Returns the words for a constraint in remarks, by the items that it relates: `the top
  /// constraint of 'title'`.
  private func words(for element: XMLElement, ownedBy owner: XMLElement) -> String {
    let known = [element["firstItem"], element["secondItem"], owner["id"]].compactMap { $0 }
    let side = known.first { names[$0] != nil }
    let isSecond = side == element["secondItem"] && side != element["firstItem"]
    let attribute = element[isSecond ? "secondAttribute" : "firstAttribute"]
    let kind = attribute.map { " " + NibNames.words($0) } ?? ""
    let view = side.flatMap { names[$0] }.map { " of '\($0.word)'" } ?? ""
    return "the\(kind) constraint\(view)"
  }

  /// Whether a constraint relates a hidden arranged view, whose frame is fixed, to something
  /// else.
  ///
  /// Constraints between the view and its own subviews are kept.
  private func tiesAbsentee(_ relation: NibRelation, ownedBy owner: XMLElement) -> Bool {
    let named = relation.items.filter(absentees.contains)
    guard !named.isEmpty else { return false }
    return relation.second == nil || owner["id"] != named[0]
  }

  /// Returns an item of a constraint with its attribute.
  ///
  /// For a view that follows the readable width, the side margins are the edges of its readable
  /// guide.
  private func side(
    _ side: NibRelation.Side
  ) -> (item: (any LayoutItem)?, attribute: LayoutConstraint.Attribute) {
    let item = items[side.id]
    guard readable.contains(side.id), let view = item as? View,
      let edge = side.attribute.edgeOfMargin
    else { return (item, side.attribute) }
    return (view.readableContentGuide, edge)
  }
}
