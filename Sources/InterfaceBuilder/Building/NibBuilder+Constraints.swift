import AutoLayout

extension NibBuilder {
  /// Adds the constraints of an element and all below it, inner ones first as in the file.
  mutating func addConstraints(of element: XMLElement, in tree: NibTree) {
    for child in element.children where child.name != "constraints" {
      addConstraints(of: child, in: tree)
    }
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      add(constraint, ownedBy: element, in: tree)
    }
  }

  private func add(_ element: XMLElement, ownedBy owner: XMLElement, in tree: NibTree) {
    let firstID = element["firstItem"] ?? owner["id"] ?? ""
    let secondID = element["secondItem"]
    for id in [firstID, secondID].compactMap({ $0 }) where items[id] == nil {
      remarks.add(
        .constraint,
        "constraint '\(element["id"] ?? "")' names '\(id)', which is not in the tree",
        at: element)
      return
    }
    guard !tiesAbsentee(firstID, secondID, ownedBy: owner) else { return }
    do {
      let constraint = try LayoutConstraint.make(
        item: items[firstID], attribute: attribute(element["firstAttribute"]),
        relatedBy: relation(element["relation"]),
        toItem: secondID.flatMap { items[$0] }, attribute: attribute(element["secondAttribute"]),
        multiplier: element.multiplier, constant: element.number("constant") ?? 0)
      try constraint.setPriority(LayoutPriority(rawValue: element.number("priority") ?? 1000))
      constraint.identifier = element["identifier"]
      constraint.sourceIndex = tree.constraints.count
      try constraint.setActive(true)
      tree.constraints.append(
        NibTree.Entry(
          constraint: constraint, id: element["id"] ?? "", line: element.line,
          column: element.column, factor: element["multiplier"],
          isPlaceholder: element.flag("placeholder") ?? false))
    } catch {
      remarks.add(.constraint, "\(error)", at: element)
    }
  }

  /// Whether a constraint ties a hidden arranged view, whose frame is given, to something else.
  ///
  /// Constraints between it and its own subviews stay.
  private func tiesAbsentee(
    _ firstID: String, _ secondID: String?, ownedBy owner: XMLElement
  ) -> Bool {
    let named = [firstID, secondID].compactMap { $0 }.filter(absentees.contains)
    guard !named.isEmpty else { return false }
    return secondID == nil || owner["id"] != named[0]
  }

  private func relation(_ name: String?) -> LayoutConstraint.Relation {
    switch name {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private func attribute(_ name: String?) -> LayoutConstraint.Attribute {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: .notAnAttribute
    }
  }
}
