package import Cassowary

/// A system of constraints as data, for any solver: variables are numbers from 0.
package struct Workload: Sendable {
  /// A constraint: the sum of terms and constant, related to 0.
  package struct Constraint: Sendable {
    package var terms: [(variable: Int, coefficient: Double)]
    package var constant: Double
    package var relation: Relation
    package var priority: Double
  }

  /// The four variables of a view, in absolute coordinates.
  package struct View: Sendable {
    package let left: Int
    package var top: Int { left + 1 }
    package var width: Int { left + 2 }
    package var height: Int { left + 3 }
  }

  package let name: String
  package let parameters: [(name: String, value: Int)]
  package private(set) var variableCount = 0
  package private(set) var constraints: [Constraint] = []
  /// The constraint that W5 changes: the root's width.
  package var rootWidth = -1
  /// The runs of constraints that belong to a cell of a table.
  package var cells: [Range<Int>] = []
  /// For each cell the two constraints on its title's width: at most, at least.
  package var titleWidths: [(most: Int, least: Int)] = []

  package init(_ name: String, _ parameters: [(name: String, value: Int)]) {
    self.name = name
    self.parameters = parameters
  }

  package mutating func makeView() -> View {
    variableCount += 4
    return View(left: variableCount - 4)
  }

  /// Adds `lhs relation rhs + constant`, where each side is a sum of variables.
  @discardableResult
  package mutating func add(
    _ lhs: [Int], _ relation: Relation = .equal, _ rhs: [Int] = [], _ constant: Double = 0,
    priority: Double = 1000
  ) -> Int {
    constraints.append(
      Constraint(
        terms: lhs.map { ($0, 1) } + rhs.map { ($0, -1) }, constant: -constant,
        relation: relation, priority: priority))
    return constraints.count - 1
  }

  /// Sets the constant of a constraint.
  package mutating func setConstant(_ constant: Double, of index: Int) {
    constraints[index].constant = constant
  }

  /// The same system with other numbers for the variables and another order of the constraints.
  package func reordered(variables: [Int], constraints order: [Int]) -> Workload {
    var other = Workload(name, parameters)
    other.variableCount = variableCount
    other.constraints = order.map { index in
      var constraint = constraints[index]
      for term in constraint.terms.indices {
        constraint.terms[term].variable = variables[constraint.terms[term].variable]
      }
      return constraint
    }
    return other
  }
}
