import AutoLayout
import Documents

extension NibBuilder {
  /// Adds the constraints of an element and its descendants, inner ones first as in the file.
  mutating func addConstraints(of element: XMLElement, in tree: NibTree) {
    for child in element.children where child.name != "constraints" {
      addConstraints(of: child, in: tree)
    }
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      add(constraint, ownedBy: element, in: tree)
    }
  }

  /// Notes what the constraints of an element and all below it name.
  mutating func noteConstrained(in element: XMLElement) {
    for child in element.children where child.name != "constraints" { noteConstrained(in: child) }
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      for id in [constraint["firstItem"] ?? element["id"], constraint["secondItem"]] {
        if let id { constrained.insert(id) }
      }
    }
  }

  private func add(_ element: XMLElement, ownedBy owner: XMLElement, in tree: NibTree) {
    let firstID = element["firstItem"] ?? owner["id"] ?? ""
    let secondID = element["secondItem"]
    for id in [firstID, secondID].compactMap({ $0 }) where items[id] == nil {
      remarks.add(
        .invalidConstraint,
        "\(words(for: element, ownedBy: owner)) names an object that is not in the tree, '\(id)'",
        at: element)
      return
    }
    guard !tiesAbsentee(firstID, secondID, ownedBy: owner) else { return }
    guard knowsAttributes(of: element, ownedBy: owner) else { return }
    remarkOnNumbers(of: element, ownedBy: owner)
    let first = side(firstID, element["firstAttribute"])
    let second = side(secondID, element["secondAttribute"])
    do {
      let constraint = try LayoutConstraint.make(
        item: first.item, attribute: first.attribute, relatedBy: relation(element["relation"]),
        toItem: second.item, attribute: second.attribute,
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
      remarks.add(.invalidConstraint, "\(error)", at: element)
    }
  }

  /// Whether the attributes of a constraint exist; reports one that doesn't.
  private func knowsAttributes(of element: XMLElement, ownedBy owner: XMLElement) -> Bool {
    for name in ["firstAttribute", "secondAttribute"].compactMap({ element[$0] })
    where name != "notAnAttribute" && attribute(name) == .notAnAttribute {
      remarks.add(
        .invalidConstraint, "there is no attribute '\(name)'",
        hint: Clause.didYouMean(name, among: Self.attributes), at: element)
      return false
    }
    return true
  }

  private static let attributes = [
    "leading", "trailing", "top", "bottom", "left", "right", "width", "height", "centerX",
    "centerY",
    "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
    "leftMargin", "rightMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

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
  private func tiesAbsentee(
    _ firstID: String, _ secondID: String?, ownedBy owner: XMLElement
  ) -> Bool {
    let named = [firstID, secondID].compactMap { $0 }.filter(absentees.contains)
    guard !named.isEmpty else { return false }
    return secondID == nil || owner["id"] != named[0]
  }

  /// Returns an item of a constraint with its attribute.
  ///
  /// For a view that follows the readable width, the side margins are the edges of its readable
  /// guide.
  private func side(
    _ id: String?, _ name: String?
  ) -> (item: (any LayoutItem)?, attribute: LayoutConstraint.Attribute) {
    let attribute = attribute(name)
    guard let id, let item = items[id] else { return (nil, attribute) }
    guard readable.contains(id), let view = item as? View,
      let edge = attribute.edgeOfMargin
    else { return (item, attribute) }
    return (view.readableContentGuide, edge)
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

extension LayoutConstraint.Attribute {
  /// The edge of a guide that corresponds to a side margin; nil for any other attribute.
  fileprivate var edgeOfMargin: LayoutConstraint.Attribute? {
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
