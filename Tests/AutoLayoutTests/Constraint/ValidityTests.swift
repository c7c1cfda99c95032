import AutoLayout
import Geometry
import Testing

@Suite("Validity rules")
struct ValidityTests {
  private let a = plain("a")
  private let b = plain("b")

  /// Returns the error from making a constraint; nil when it is valid.
  private func refusal(
    _ first: (any LayoutItem)?, _ attr1: LayoutConstraint.Attribute,
    _ second: (any LayoutItem)?, _ attr2: LayoutConstraint.Attribute, multiplier: Double = 1,
    constant: Double = 0
  ) -> LayoutConstraintError? {
    do {
      _ = try LayoutConstraint.make(
        item: first, attribute: attr1, relatedBy: .equal, toItem: second, attribute: attr2,
        multiplier: multiplier, constant: constant)
      return nil
    } catch {
      return error
    }
  }

  @Test("C24 (V1): a location cannot be paired with a size")
  func placeWithSize() {
    let error = refusal(a, .top, b, .height, multiplier: 0.25)
    #expect(error?.message.contains("Invalid pairing of layout attributes") == true)
    #expect(error?.exceptionName == "NSInvalidArgumentException")
    #expect(refusal(a, .width, b, .leading) != nil)
  }

  @Test("C25 (V2): leading cannot be paired with left, and neither can their margins")
  func leadingWithLeft() {
    let sentence =
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
      + " Use leading/trailing for both or neither."
    #expect(refusal(a, .leading, b, .left)?.message.hasSuffix(sentence) == true)
    #expect(refusal(a, .rightMargin, b, .trailing)?.message.hasSuffix(sentence) == true)
    #expect(refusal(a, .leading, b, .trailingMargin) == nil)
    #expect(refusal(a, .left, b, .rightMargin) == nil)
  }

  @Test("C25 (V2a): the error between anchors names both")
  func anchors() {
    #expect {
      try a.leftAnchor.makeConstraint(.equal, to: b.leadingAnchor)
    } throws: { error in
      (error as? LayoutConstraintError)?.message
        == "NSLayoutConstraint for <NSLayoutXAxisAnchor \"a.left\">: A constraint cannot be made "
        + "between <NSLayoutXAxisAnchor \"a.left\"> and <NSLayoutXAxisAnchor \"b.leading\"> "
        + "because their units are not compatible."
    }
  }

  @Test("C26 (V3): a location cannot equal a constant")
  func placeWithConstant() {
    let sentence =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes must "
      + "be specified in pairs."
    #expect(
      refusal(a, .left, nil, .notAnAttribute, constant: 10)?.message.hasSuffix(sentence) == true)
    #expect(refusal(a, .left, b, .notAnAttribute)?.message.hasSuffix(sentence) == true)
    #expect(refusal(a, .left, b, .left, multiplier: 0)?.message.hasSuffix(sentence) == true)
  }

  @Test("V4: locations on different axes fail when they reach an engine unchecked")
  func incompatibleAxesInEngine() throws {
    let (view, other) = (plain("view"), plain("other"))
    let root = root(320, 480, view, other)
    let crossed = LayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
      multiplier: 1, constant: 5)
    crossed.isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
    #expect(crossed.isActive)
    #expect(root.layoutIssues.isEmpty)
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.layoutIssues.map(\.kind) == [.invalidConstraint])
    }
    let message = try #require(root.layoutIssues.first?.message)
    #expect(
      message.hasPrefix("Constraint improperly relates anchors of incompatible types: <NSLayout"))
    #expect(view.frame.minX == 30)
    crossed.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("C27 (V4): throwing activation refuses locations on different axes")
  func axes() throws {
    let root = root(100, 100, a, b)
    let constraint = try LayoutConstraint.make(
      item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .centerY)
    #expect {
      try constraint.setActive(true)
    } throws: { error in
      let error = error as? LayoutConstraintError
      return error?.exceptionName == "NSInvalidLayoutConstraintException"
        && error?.message.hasPrefix(
          "Constraint improperly relates anchors of incompatible types: ") == true
    }
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("C28 (I1): views outside a hierarchy have no common ancestor")
  func orphans() {
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    #expect {
      try constraint.setActive(true)
    } throws: { error in
      let error = error as? LayoutConstraintError
      return error?.exceptionName == "NSGenericException"
        && error?.message.hasPrefix("Unable to activate constraint with anchors ") == true
        && error?.message.hasSuffix(
          "because they have no common ancestor.  Does the constraint or its anchors reference "
            + "items in different view hierarchies?  That's illegal.") == true
    }
  }

  @Test("C29 (I4): an installed constraint cannot change between required and optional")
  func installedPriority() throws {
    let root = root(100, 100, a)
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    // Parchment's `PagingView` changes it before anything is laid out.
    constraint.priority = .defaultHigh
    constraint.priority = .required
    root.layoutIfNeeded()
    let sentence =
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
      + "supported.  You passed priority 250 and the existing priority was 1000."
    #expect {
      try constraint.setPriority(.defaultLow)
    } throws: { error in
      (error as? LayoutConstraintError)?.message == sentence
    }
    #expect(constraint.priority == .required)
    constraint.isActive = false
    constraint.priority = LayoutPriority(998)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(throws: LayoutConstraintError.requiredPriorityChange(from: 998, to: 1000)) {
      try constraint.setPriority(.required)
    }
    try constraint.setPriority(.defaultLow)
    #expect(constraint.priority == .defaultLow)
    #expect(root.constraints.isEmpty)
  }

  @Test("C30 (V5): a width can equal the same view's height")
  func aspect() {
    #expect(refusal(a, .width, a, .height) == nil)
  }

  @Test("V6, V7, V8: centres pair with any location on their axis, sizes with constants")
  func valid() {
    #expect(refusal(a, .centerX, b, .left) == nil)
    #expect(refusal(a, .centerX, b, .leading) == nil)
    #expect(refusal(a, .width, nil, .notAnAttribute, multiplier: 0) == nil)
    #expect(refusal(a, .width, b, .width, multiplier: 0) == nil)
    #expect(refusal(a, .width, nil, .notAnAttribute, constant: -5) == nil)
  }

  @Test("V9, V11: an item, an attribute and finite numbers are required")
  func numbers() {
    #expect(refusal(nil, .width, nil, .notAnAttribute) == .missingFirstItem)
    #expect(refusal(a, .notAnAttribute, nil, .notAnAttribute) == .missingFirstItem)
    #expect(
      refusal(a, .width, nil, .notAnAttribute, constant: .nan)?.message
        == "Constant is not finite!  That's illegal.  constant:nan")
    #expect(refusal(a, .width, b, .width, multiplier: .infinity) != nil)
  }

  @Test("V10: an item must be a view or a guide")
  func foreign() {
    final class Foreign: LayoutItem {}
    let item = Foreign()
    #expect(refusal(item, .width, nil, .notAnAttribute) == .foreignItem)
    #expect(refusal(a, .width, item, .width) == .foreignItem)
  }

  @Test(
    "I2, I3: a constraint between unrelated views waits, and is reported, until they are related"
  )
  func unprepared() {
    let root = root(100, 100, a)
    let constraint = b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 5)
    #expect(throws: LayoutConstraintError.self) { try root.install(checking: constraint) }
    root.addConstraint(constraint)
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.hierarchyUnprepared])
    root.addSubview(b)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(root.layoutIssues.isEmpty)
    #expect(b.frame.minX == 5)
  }

  @Test("I5, I7: optional priorities change freely, and any priority does before installation")
  func freePriorities() throws {
    let root = root(100, 100, a)
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    try constraint.setPriority(LayoutPriority(1))
    try constraint.setPriority(.required)
    try constraint.setPriority(.defaultHigh)
    constraint.isActive = true
    try constraint.setPriority(LayoutPriority(0.5))
    root.layoutIfNeeded()
    #expect(a.frame.width == 10)
  }

  @Test(
    "I6: a priority is greater than 0 and at most 1000", arguments: [0, -1, 1000.5, Double.nan])
  func priorityRange(value: Double) {
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    #expect(throws: LayoutConstraintError.self) {
      try constraint.setPriority(LayoutPriority(value))
    }
  }

  @Test("several constraints are activated together or not at all")
  func allOrNothing() {
    let root = root(100, 100, a)
    let good = a.widthAnchor.constraint(equalToConstant: 10)
    let bad = b.leftAnchor.constraint(equalTo: a.leftAnchor)
    #expect(throws: LayoutConstraintError.self) { try LayoutConstraint.tryActivate([good, bad]) }
    #expect(!good.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("a guide has neither margins nor baselines")
  func guideAttributes() {
    let guide = LayoutGuide()
    #expect(refusal(guide, .leftMargin, a, .left) != nil)
    #expect(refusal(a, .firstBaseline, guide, .firstBaseline) != nil)
  }

  @Test("a constraint is installed on the nearest common ancestor of its items")
  func holder() {
    let (card, title, guide) = (plain("card"), plain("title"), LayoutGuide())
    let root = root(100, 100, a, card)
    card.addSubview(title)
    card.addLayoutGuide(guide)
    let own = title.widthAnchor.constraint(equalToConstant: 5)
    let inside = title.leftAnchor.constraint(equalTo: guide.leftAnchor)
    let up = title.topAnchor.constraint(equalTo: card.topAnchor)
    let across = title.leftAnchor.constraint(equalTo: a.leftAnchor)
    LayoutConstraint.activate([own, inside, up, across])
    #expect(title.constraints == [own])
    #expect(card.constraints == [inside, up])
    #expect(root.constraints == [across])
    LayoutConstraint.deactivate([own, inside, up, across])
    #expect(!across.isActive)
    #expect(card.constraints.isEmpty)
  }
}
