extension LayoutConstraint {
  /// Makes a constraint, using UIKit's spelling.
  ///
  /// Breaking a rule V1 ... V11 fails a precondition with UIKit's message; `make` throws it.
  public convenience init(
    item view1: any LayoutItem, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: (any LayoutItem)?, attribute attr2: Attribute, multiplier: Double,
    constant c: Double
  ) {
    do {
      try self.init(
        checking: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Makes a constraint, or throws the rule V1 ... V11 that it breaks.
  public static func make(
    item view1: (any LayoutItem)?, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: (any LayoutItem)? = nil, attribute attr2: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant c: Double = 0
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      checking: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  private convenience init(
    checking view1: (any LayoutItem)?, _ attr1: Attribute, _ relation: Relation,
    _ view2: (any LayoutItem)?, _ attr2: Attribute, multiplier: Double, constant: Double
  ) throws(LayoutConstraintError) {
    guard let view1, attr1 != .notAnAttribute else { throw .missingFirstItem }
    guard let first = ConstraintItem(view1) else { throw .foreignItem }
    let second = ConstraintItem(view2)
    if view2 != nil, second == nil { throw .foreignItem }
    guard constant.isFinite else { throw .notFinite("constant", constant) }
    guard multiplier.isFinite else { throw .notFinite("multiplier", multiplier) }
    // A second item without an attribute counts as no item, as in UIKit.
    let pairs = second != nil && attr2 != .notAnAttribute
    try Self.check(first, attr1, pairs ? second : nil, attr2, multiplier: multiplier)
    self.init(
      item: first, attribute: attr1, relatedBy: relation, toItem: pairs ? second : nil,
      attribute: attr2, multiplier: multiplier, constant: constant, origin: .user)
  }

  /// Checks the pairing rules V1, V2 and V3 and the attributes of guides.
  ///
  /// Pairing a horizontal with a vertical location passes here; the engine refuses it (V4).
  private static func check(
    _ first: ConstraintItem, _ attr1: Attribute, _ second: ConstraintItem?, _ attr2: Attribute,
    multiplier: Double
  ) throws(LayoutConstraintError) {
    try checkGuide(first, attr1)
    guard let second else {
      if attr1.isLocation { throw .locationWithoutPair(item: first.debugName) }
      return
    }
    try checkGuide(second, attr2)
    if attr1.isLocation != attr2.isLocation { throw .invalidPairing(item: first.debugName) }
    if attr1.isLocation, multiplier == 0 { throw .locationWithoutPair(item: first.debugName) }
    if (attr1.isDirectional && attr2.isAbsoluteSide)
      || (attr1.isAbsoluteSide && attr2.isDirectional)
    {
      throw .mixedSides(item: first.debugName)
    }
  }

  private static func checkGuide(
    _ item: ConstraintItem, _ attribute: Attribute
  ) throws(LayoutConstraintError) {
    guard case .guide = item, attribute.isMargin || attribute.isBaseline else { return }
    throw .unsupportedAttribute(item: item.debugName, attribute: "\(attribute)")
  }
}

extension ConstraintItem {
  /// The item as it appears in brackets in a message: `<UILabel 'title'>`.
  var debugName: String {
    switch self {
    case .view(let view):
      view.identifier.map { "<\(view.className) '\($0)'>" } ?? "<\(view.className)>"
    case .guide(let guide):
      guide.identifier.isEmpty ? "<UILayoutGuide>" : "<UILayoutGuide '\(guide.identifier)'>"
    }
  }
}
