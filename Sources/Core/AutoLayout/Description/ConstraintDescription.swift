/// The text of a constraint in Apple's grammar:
/// `<CLASS:ADDRESS [h=--& v=--&] ['identifier'] BODY[   (INFO)]>`.
struct ConstraintDescription {
  private let constraint: LayoutConstraint
  private let form: ConstraintLogForm
  private let first: LoggedItem
  private let second: LoggedItem

  init(_ constraint: LayoutConstraint, form: ConstraintLogForm) {
    self.constraint = constraint
    self.form = form
    first = LoggedItem(constraint.first)
    second = LoggedItem(constraint.second)
  }

  /// The whole description.
  var text: String {
    let visual = visualForm
    let body = visual?.text ?? equation
    var content = " "
    if let maskTag { content += maskTag + " " }
    if let identifier = constraint.identifier { content += "'\(identifier)' " }
    content += body + info(bar: visual.map(\.bar) ?? impliedBar)
    return "<\(constraint.className):\(StandInAddress(constraint: content))\(content)>"
  }

  /// The tag of the autoresizing mask that made the constraint.
  private var maskTag: String? {
    guard constraint.origin == .autoresizing else { return nil }
    let isFarEdge = constraint.firstAttribute == .maxX || constraint.firstAttribute == .maxY
    guard case .view(let view) = isFarEdge ? constraint.second : constraint.first else {
      return nil
    }
    return view.effectiveAutoresizingMask.tag
  }

  // MARK: - End

  /// The superview that a location relative to its bounds implies; it is mentioned only at the
  /// end.
  private var impliedBar: View? {
    guard constraint.firstAttribute.rawValue >= LayoutConstraint.Attribute.minX.rawValue,
      constraint.secondAttribute == .notAnAttribute
    else { return nil }
    return constraint.first?.superview
  }

  private func info(bar: View?) -> String {
    var names: [String] = []
    for name in items.compactMap(\.name) where !names.contains(name) { names.append(name) }
    if let bar { names.append("'|':\(LoggedItem(bar).barText)") }
    let list = names.joined(separator: ", ")
    switch form {
    case .classic:
      return names.isEmpty ? "" : "   (Names: \(list) )"
    case .modern:
      let state = constraint.isInForce ? "active" : "inactive"
      return names.isEmpty ? "   (\(state))" : "   (\(state), names: \(list) )"
    }
  }

  /// The items that the body mentions, in order.
  private var items: [LoggedItem] {
    var items = [first]
    if let start = constraint.firstStart { items.append(LoggedItem(start.item)) }
    if constraint.secondAttribute != .notAnAttribute { items.append(second) }
    if let start = constraint.secondStart { items.append(LoggedItem(start.item)) }
    return items
  }

  // MARK: - Equation

  private var equation: String {
    let left = side(first, constraint.firstAttribute, from: constraint.firstStart)
    var text = "\(left) \(constraint.relation.symbol) "
    guard constraint.secondAttribute != .notAnAttribute else {
      return text + constantText + contentPriorities
    }
    if constraint.multiplier != 1 { text += "\(GeneralNumber(constraint.multiplier))*" }
    text += side(second, constraint.secondAttribute, from: constraint.secondStart)
    if constraint.symbolicConstant != nil { return text + " " + constantText }
    guard constraint.constant != 0 else { return text }
    let sign = constraint.constant < 0 ? "-" : "+"
    return text + " \(sign) \(GeneralNumber(constraint.constant.magnitude))"
  }

  private func side(
    _ item: LoggedItem, _ attribute: LayoutConstraint.Attribute, from start: OffsetStart?
  ) -> String {
    let text = "\(item.text).\(attribute)"
    guard let start else { return text }
    return "(\(text) - \(LoggedItem(start.item).text).\(start.attribute))"
  }

  private var contentPriorities: String {
    guard let priorities = constraint.contentPriorities else { return "" }
    return " Hug:\(GeneralNumber(priorities.hugging.rawValue))"
      + " CompressionResistance:\(GeneralNumber(priorities.compressionResistance.rawValue))"
  }

  private var constantText: String {
    let number = "\(GeneralNumber(constraint.constant))"
    return switch constraint.symbolicConstant {
    case .standardSpace: "NSSpace(\(number))"
    case .anchorSpace: "NSLayoutAnchorConstraintSpace(\(number))"
    case nil: number
    }
  }
}

// MARK: - Visual form

extension ConstraintDescription {
  /// A body in visual format style, and the view that its bar stands for.
  private typealias Visual = (text: String, bar: View?)

  /// The visual form; nil for a constraint that prints as an equation.
  ///
  /// Only the item order that makes the gap `+ constant` prints this way: the later edge first.
  private var visualForm: Visual? {
    if let size = sizeForm { return size }
    guard constraint.multiplier == 1, constraint.firstStart == nil, constraint.secondStart == nil
    else { return nil }
    let (near, far) = (constraint.secondAttribute, constraint.firstAttribute)
    guard let orientation = orientation(near, far) else { return nil }
    let suffix = far.isAbsoluteSide ? "(LTR)" : ""
    let gap = "-(\(demand))-"
    if near == far, near.isStart, let bar = superview(of: constraint.first, is: constraint.second) {
      return ("\(orientation):|\(gap)[\(first.text)]\(suffix)", bar)
    }
    if near == far, near.isEnd, let bar = superview(of: constraint.second, is: constraint.first) {
      return ("\(orientation):[\(second.text)]\(gap)|\(suffix)", bar)
    }
    guard far.isStart, near.isEnd, superview(of: constraint.first, is: constraint.second) == nil,
      superview(of: constraint.second, is: constraint.first) == nil
    else { return nil }
    return ("\(orientation):[\(second.text)]\(gap)[\(first.text)]\(suffix)", nil)
  }

  /// A constant size as old consoles print it.
  private var sizeForm: Visual? {
    guard form == .classic, constraint.secondAttribute == .notAnAttribute,
      constraint.firstAttribute.kind == .dimension, constraint.firstStart == nil
    else { return nil }
    let orientation = constraint.firstAttribute == .width ? "H" : "V"
    return ("\(orientation):[\(first.text)(\(demand))]\(contentPriorities)", nil)
  }

  /// Relation, constant and priority, each only if it is not the default.
  private var demand: String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let isPlain = constraint.priority.isRequired || constraint.contentPriorities != nil
    let priority = isPlain ? "" : "@\(GeneralNumber(constraint.priority.rawValue))"
    return relation + constantText + priority
  }

  private func orientation(
    _ near: LayoutConstraint.Attribute, _ far: LayoutConstraint.Attribute
  ) -> String? {
    guard near.kind == far.kind, near.isStart || near.isEnd, far.isStart || far.isEnd else {
      return nil
    }
    return near.kind == .xLocation ? "H" : "V"
  }

  private func superview(of item: ConstraintItem?, is other: ConstraintItem?) -> View? {
    guard let superview = item?.superview, case .view(superview) = other else { return nil }
    return superview
  }
}

extension ConstraintItem {
  /// The view that a bar next to the item stands for: its superview, or the guide's owner.
  var superview: View? {
    switch self {
    case .view(let view): view.superview
    case .guide(let guide): guide.owningView
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint takes part in layout, whether the system made it or the developer
  /// installed it.
  fileprivate var isInForce: Bool { isActive || origin.isSystem }
}

extension LayoutConstraint.Attribute {
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }

  fileprivate var isEnd: Bool {
    switch self {
    case .trailing, .right, .bottom, .maxX, .maxY: true
    default: false
    }
  }
}
