/// Everything a solver knows. Interim: all constraints form one block that every commit rebuilds.
struct State {
  var constraints: [Constraint?] = []
  var generations: [Int32] = []
  var freeIndices: [Int32] = []
  var names: [String?] = []
  var isVariableAlive: [Bool] = []
  var published: [Double] = []
  var nextOrder: Int64 = 0
  var isOpen = false
  var undo: [Undo] = []
  var retired: [Int32] = []
  var changedVariables: [Variable] = []
  var statistics = Statistics()
  var checksInvariants = false
  var scratch = Scratch()
  var solved: Block?

  enum Undo {
    case added(Int32)
    case removed(Int32, Constraint)
    case replaced(Int32, Constraint)
  }

  func destroy() {
    scratch.free()
    solved?.free()
  }
}

/// A constraint as a solver keeps it.
struct Constraint {
  var terms: [Term]
  var constant: Double
  var relation: Relation
  var priority: Double
  var order: Int64

  func violation(_ difference: Double) -> Double {
    switch relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}

extension State {
  mutating func makeVariable(_ name: String?) -> Int32 {
    names.append(name)
    isVariableAlive.append(true)
    published.append(0)
    return Int32(names.count - 1)
  }

  func isAlive(_ variable: Variable) -> Bool {
    isVariableAlive.indices.contains(Int(variable.index)) && isVariableAlive[Int(variable.index)]
  }

  mutating func removeVariable(_ variable: Int32) {
    isVariableAlive[Int(variable)] = false
  }

  func knownIndex(of id: ConstraintID) -> Int32 {
    let index = Int(id.index)
    precondition(
      constraints.indices.contains(index) && generations[index] == id.generation
        && constraints[index] != nil, "The constraint was removed.")
    return id.index
  }

  func index(of id: ConstraintID) throws(SolverError) -> Int32 {
    let index = Int(id.index)
    guard constraints.indices.contains(index), generations[index] == id.generation,
      constraints[index] != nil
    else { throw .unknownConstraint(id) }
    return id.index
  }

  func id(_ index: Int32) -> ConstraintID {
    ConstraintID(index: index, generation: generations[Int(index)])
  }

  static func check(constant: Double) throws(SolverError) {
    guard constant.magnitude <= 1e12 else { throw .invalidNumber(constant, .constant) }
  }

  static func check(_ priority: Priority) throws(SolverError) {
    guard priority.value > 0, priority.value <= 1000 else {
      throw .invalidNumber(priority.value, .priority)
    }
  }

  mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation,
    _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    try State.check(constant: constant)
    try State.check(priority)
    var merged: [Term] = []
    for term in terms {
      guard isAlive(term.variable) else { throw .unknownVariable(term.variable) }
      if let place = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[place].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    for term in merged where !(1e-6...1e6).contains(term.coefficient.magnitude) {
      throw .invalidNumber(term.coefficient, .coefficient(term.variable))
    }
    let constraint = Constraint(
      terms: merged, constant: constant, relation: relation, priority: priority.value,
      order: nextOrder)
    nextOrder += 1
    let index: Int32
    if let free = freeIndices.popLast() {
      index = free
      constraints[Int(index)] = constraint
    } else {
      index = Int32(constraints.count)
      constraints.append(constraint)
      generations.append(0)
    }
    undo.append(.added(index))
    return id(index)
  }

  mutating func remove(_ index: Int32) {
    if let constraint = constraints[Int(index)] { undo.append(.removed(index, constraint)) }
    constraints[Int(index)] = nil
    retired.append(index)
  }

  mutating func setConstant(_ constant: Double, of index: Int32) {
    guard let old = constraints[Int(index)] else { return }
    undo.append(.replaced(index, old))
    constraints[Int(index)]?.constant = constant
  }

  func canChangePriority(of index: Int32, to priority: Priority) -> Bool {
    guard let constraint = constraints[Int(index)] else { return false }
    return constraint.priority < 1000 && !priority.isRequired
  }

  mutating func setPriority(_ priority: Priority, of index: Int32) {
    guard let old = constraints[Int(index)] else { return }
    undo.append(.replaced(index, old))
    constraints[Int(index)]?.priority = priority.value
  }

  mutating func rollback() {
    for change in undo.reversed() {
      switch change {
      case .added(let index):
        constraints[Int(index)] = nil
        freeIndices.append(index)
      case .removed(let index, let constraint), .replaced(let index, let constraint):
        constraints[Int(index)] = constraint
      }
    }
    undo.removeAll()
    retired.removeAll()
  }
}
