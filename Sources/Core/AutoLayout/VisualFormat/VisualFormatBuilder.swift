import Geometry

/// Turns a parsed format into constraints, in reading order, alignment last.
struct VisualFormatBuilder<Names: VisualFormatNames> {
  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let names: Names
  private var items: [any LayoutItem] = []
  private var constraints: [LayoutConstraint] = []

  /// The distance that a single hyphen means between siblings, in points.
  private static var standardSpacing: Double { 8 }

  init(_ format: VisualFormat, options: LayoutConstraint.FormatOptions, names: Names) {
    self.format = format
    self.options = options
    self.names = names
  }

  /// Makes the constraints, all inactive.
  mutating func build() throws(VisualFormatError) -> [LayoutConstraint] {
    try checkOptions()
    for box in format.boxes { items.append(try item(box.name)) }
    if let opening = format.opening { try addOpening(opening) }
    for (index, box) in format.boxes.enumerated() {
      try addSizes(of: box, item: items[index])
      if index < format.gaps.count { try addGap(format.gaps[index], after: index) }
    }
    if let closing = format.closing { try addClosing(closing) }
    try addAlignments()
    return constraints
  }

  // MARK: - Along the axis

  private mutating func addSizes(
    of box: VisualFormat.Box, item: any LayoutItem
  ) throws(VisualFormatError) {
    let size: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in box.predicates {
      switch try operand(predicate.amount) {
      case .number(let constant):
        try add(
          Side(item, size), predicate.relation, nil, constant: constant, priority: predicate)
      case .item(let other):
        try add(Side(item, size), predicate.relation, Side(other, size), priority: predicate)
      }
    }
  }

  private mutating func addGap(
    _ gap: VisualFormat.Gap, after index: Int
  ) throws(VisualFormatError) {
    var near = Side(items[index], edges.end)
    var far = Side(items[index + 1], edges.start)
    if options.contains(.spacingBaselineToBaseline) {
      near.attribute = .lastBaseline
      far.attribute = .firstBaseline
      try checkBaseline(of: near, at: format.boxes[index].end)
      try checkBaseline(of: far, at: format.boxes[index + 1].end)
    }
    try add(gap, from: near, to: far, standard: Self.standardSpacing)
  }

  private mutating func addOpening(_ edge: VisualFormat.Edge) throws(VisualFormatError) {
    let superview = try superview(of: items[0], bar: edge)
    let near = Side(superview, edge.gap == .standard ? margins.start : edges.start)
    try add(edge.gap, from: near, to: Side(items[0], edges.start), standard: 0)
  }

  private mutating func addClosing(_ edge: VisualFormat.Edge) throws(VisualFormatError) {
    let last = items[items.count - 1]
    let superview = try superview(of: last, bar: edge)
    let far = Side(superview, edge.gap == .standard ? margins.end : edges.end)
    try add(edge.gap, from: Side(last, edges.end), to: far, standard: 0)
  }

  /// Adds `far == near + gap`, with the sides exchanged if the format reads against the x axis.
  private mutating func add(
    _ gap: VisualFormat.Gap, from near: Side, to far: Side, standard: Double
  ) throws(VisualFormatError) {
    let (first, second) = readsFromTheRight ? (near, far) : (far, near)
    switch gap {
    case .flush:
      try add(first, .equal, second)
    case .standard:
      try add(first, .equal, second, constant: standard)
      // At a superview's margin there is no constant for the symbol to replace.
      if standard != 0 { constraints[constraints.count - 1].symbolicConstant = .standardSpace }
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try metric(predicate.amount)
        try add(first, predicate.relation, second, constant: distance, priority: predicate)
      }
    }
  }

  // MARK: - Across the axis

  /// Adds one equality for each option and pair of neighbours.
  private mutating func addAlignments() throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    guard !attributes.isEmpty, items.count > 1 else { return }
    for index in 1..<items.count {
      for attribute in attributes {
        let previous = Side(items[index - 1], attribute)
        let next = Side(items[index], attribute)
        if attribute.isBaseline {
          try checkBaseline(of: previous, at: format.boxes[index - 1].end)
          try checkBaseline(of: next, at: format.boxes[index].end)
        }
        try add(previous, .equal, next)
      }
    }
  }

  private func checkOptions() throws(VisualFormatError) {
    for attribute in options.alignedAttributes where attribute.axis == format.axis {
      let axis = format.axis == .horizontal ? "horizontal" : "vertical"
      throw error(
        "Views of a \(axis) format cannot be aligned on an attribute of the same axis", at: 0)
    }
    if options.contains(.spacingBaselineToBaseline), format.axis == .horizontal {
      throw error("Only a vertical format can be spaced from baseline to baseline", at: 0)
    }
  }

  private func checkBaseline(of side: Side, at offset: Int) throws(VisualFormatError) {
    guard side.item is LayoutGuide else { return }
    throw error("A layout guide has no baseline", at: offset)
  }
}

// MARK: - Sides

extension VisualFormatBuilder {
  /// An attribute of an item.
  private struct Side {
    let item: any LayoutItem
    var attribute: LayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The edges at which a view begins and ends in reading direction.
  private typealias Edges = (start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute)

  private var readsFromTheRight: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var edges: Edges {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private var margins: Edges {
    if format.axis == .vertical { return (.topMargin, .bottomMargin) }
    if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight)
      ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  private mutating func add(
    _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?, constant: Double = 0,
    priority predicate: VisualFormat.Predicate? = nil
  ) throws(VisualFormatError) {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    if let predicate, let amount = predicate.priority {
      let priority = try metric(amount)
      guard priority > 0, priority <= 1000 else {
        throw error("Priorities must be greater than 0 and at most 1000", at: predicate.end)
      }
      constraint.priority = LayoutPriority(rawValue: priority)
    }
    constraints.append(constraint)
  }
}

// MARK: - Names

extension VisualFormatBuilder {
  /// The value that the size of a view is compared with.
  private enum Operand {
    case number(Double)
    case item(any LayoutItem)
  }

  /// Throws for the first undefined name.
  func check(_ mentions: [VisualFormatParser.Mention]) throws(VisualFormatError) {
    for mention in mentions {
      switch mention {
      case .view(let name): _ = try item(name)
      case .metric(let name): _ = try metric(.name(name))
      case .metricOrView(let name): _ = try operand(.name(name))
      }
    }
  }

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = names.item(named: name.text) else {
      throw error("\(name.text) is not a key in the views dictionary.", at: name.end)
    }
    return item
  }

  /// Looks up an amount; a metric takes precedence over a view of the same name.
  private func operand(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> Operand {
    if case .name(let name) = amount, names.metric(named: name.text) == nil,
      let item = names.item(named: name.text)
    {
      return .item(item)
    }
    return .number(try metric(amount))
  }

  private func metric(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> Double {
    switch amount {
    case .number(let number):
      return number
    case .name(let name):
      guard let number = names.metric(named: name.text) else {
        let message =
          names.item(named: name.text) == nil
          ? "Encountered metric with name \"\(name.text)\", but value was not specified in "
            + "metrics or views dictionaries"
          : "\(name.text) is a view, which can be used only as a size"
        throw error(message, at: name.end)
      }
      guard number.isFinite else {
        throw error("The metric \"\(name.text)\" is not a finite number", at: name.end)
      }
      return number
    }
  }

  private func superview(
    of item: any LayoutItem, bar: VisualFormat.Edge
  ) throws(VisualFormatError) -> View {
    let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
    guard let superview else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        at: bar.end)
    }
    return superview
  }

  private func error(_ message: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(message, in: format.source, utf8Offset: offset)
  }
}
