import Cassowary

extension LayoutEngine {
  /// Adds a constraint to the solver.
  ///
  /// A constraint is left out and reported if its items are not here, or the solver refuses its
  /// numbers.
  @discardableResult
  func add(
    _ constraint: LayoutConstraint, holder: EngineItem?, order: Int64
  ) throws(SolverError) -> EngineConstraint? {
    let id = ObjectIdentifier(constraint)
    guard constraints[id] == nil else { return nil }
    try admitGuides(of: constraint)
    let entry = EngineConstraint(constraint, holder: holder, order: order)
    constraints[id] = entry
    try write(entry)
    return entry
  }

  /// Removes a constraint from the solver for good.
  func remove(_ entry: EngineConstraint) throws(SolverError) {
    guard !entry.isRemoved else { return }
    entry.isRemoved = true
    constraints[ObjectIdentifier(entry.constraint)] = nil
    try erase(entry)
    withdrawFindings(about: entry.constraint)
  }

  /// Rewrites a constraint after numbers that it depends on have changed.
  ///
  /// If the terms are the same they keep their place in the solver, and only the constant
  /// changes.
  func rewrite(_ entry: EngineConstraint) throws(SolverError) {
    guard !entry.isRemoved, !entry.isBroken else { return }
    var lowering = Lowering(engine: self, holder: entry.holder, of: entry.constraint)
    guard let form = lowering.form(of: entry.constraint) else { return try erase(entry) }
    guard form.terms == entry.terms, !entry.ids.isEmpty else {
      try erase(entry)
      return try write(entry)
    }
    try setConstant(form.constant, of: entry)
  }

  /// Applies a change between optional priorities, or removes and adds the constraint again.
  func refreshPriority(of entry: EngineConstraint) throws(SolverError) {
    guard !entry.isBroken else { return }
    let priorities = solverPriorities(of: entry.constraint)
    for (id, priority) in zip(entry.ids, priorities) {
      try solver.setPriority(priority, of: id)
    }
  }

  /// Admits the guides that a constraint mentions and that nobody has announced.
  private func admitGuides(of constraint: LayoutConstraint) throws(SolverError) {
    try admitGuide(constraint.first)
    try admitGuide(constraint.second)
    if let start = constraint.firstStart { try admitGuide(start.item) }
    if let start = constraint.secondStart { try admitGuide(start.item) }
  }

  private func admitGuide(_ item: ConstraintItem?) throws(SolverError) {
    if case .guide(let guide)? = item, self.item(for: guide) == nil {
      guard let owner = guide.owningView.flatMap({ self.item(for: $0) }),
        let new = try admit(guide, into: owner)
      else { return }
      try generate(for: new)
    }
  }

  private func setConstant(
    _ constant: Double, of entry: EngineConstraint
  ) throws(SolverError) {
    guard constant != entry.constant else { return }
    for id in entry.ids {
      do {
        try solver.setConstant(constant, of: id)
      } catch .invalidNumber(let number, _) {
        try erase(entry)
        let constraint = entry.constraint
        return report(
          .refusedNumber(constraint, constraint.stated(number)), about: constraint)
      }
    }
    entry.constant = constant
    if !entry.victims.isEmpty { try retryVictims(of: entry) }
  }

  func write(_ entry: EngineConstraint) throws(SolverError) {
    let constraint = entry.constraint
    if constraint.mixesAxes {
      withdrawFindings(about: constraint)
      return report(.incompatibleAxes(constraint), about: constraint)
    }
    if constraint.isImplied { return }
    var lowering = Lowering(engine: self, holder: entry.holder, of: constraint)
    guard let form = lowering.form(of: constraint) else { return }
    entry.terms = form.terms
    entry.constant = form.constant
    do {
      if let content = constraint.contentPriorities {
        try write(
          entry, form, .lessThanOrEqual, Priority(content.hugging.contentSizeLevel), entry.order)
        try write(
          entry, form, .greaterThanOrEqual,
          Priority(content.compressionResistance.contentSizeLevel), entry.order + 1)
      } else {
        try write(
          entry, form, constraint.relation.solverRelation,
          Priority(min(constraint.priority.rawValue, 1000)), entry.order)
      }
    } catch .invalidNumber(let number, _) {
      try erase(entry)
      return report(.refusedNumber(constraint, constraint.stated(number)), about: constraint)
    }
    var last: EngineItem?
    for item in lowering.read where item !== last {
      item.addReader(entry)
      last = item
    }
  }

  private func write(
    _ entry: EngineConstraint, _ form: LinearForm, _ relation: Cassowary.Relation,
    _ priority: Priority, _ order: Int64
  ) throws(SolverError) {
    let id = try solver.add(
      relation: relation, priority: priority, constant: form.constant, terms: form.terms,
      order: order, prefersBound: entry.constraint.prefersBound)
    register(id, entry)
    entry.ids.append(id)
  }

  func erase(_ entry: EngineConstraint) throws(SolverError) {
    let ids = entry.ids
    entry.ids = []
    for id in ids {
      try solver.remove(id)
      register(id, nil)
    }
  }

  private func solverPriorities(of constraint: LayoutConstraint) -> [Priority] {
    guard let content = constraint.contentPriorities else {
      return [Priority(min(constraint.priority.rawValue, 1000))]
    }
    return [
      Priority(content.hugging.contentSizeLevel),
      Priority(content.compressionResistance.contentSizeLevel),
    ]
  }
}

extension LayoutConstraint {
  /// Whether the constraint holds as an equation where nothing else decides: true for the
  /// developer's inequalities.
  var prefersBound: Bool { origin == .user && relation != .equal }
}

extension LayoutConstraint.Relation {
  var solverRelation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint {
  /// Returns a number of the solver's form of the constraint as it was stated, since its sign may
  /// have changed.
  fileprivate func stated(_ number: Double) -> Double {
    [constant, multiplier].first { abs($0) == abs(number) } ?? number
  }
}
