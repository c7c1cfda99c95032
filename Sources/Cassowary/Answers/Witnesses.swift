/// Solutions of a contradiction without one of its members, each found by substitution.
///
/// What the members say, taken as equations, gives one variable after the other its value. Where
/// that stops, a variable moves freely, and others with it, until an equation stops it; if none
/// does, it keeps the value that it has in the solver. If the other members and all
/// that is assumed then hold, the member left out is needed. Nothing follows if they do not.
struct Witnesses {
  /// A member, or something assumed: terms beside each other in `terms`.
  private struct Equation {
    var first: Int
    var end: Int
    var relation: Int8
    var constant: Double
  }

  /// The members, then what is assumed and is no member.
  private var equations: [Equation] = []
  private var terms: [Entry] = []
  private let memberCount: Int
  /// The place of each member; looked up, never iterated.
  private var places: [Int32: Int] = [:]
  /// The members that hold each variable, beside each other; those of one begin at its start.
  private var holders: [Int32] = []
  private var starts: [Int] = []
  /// The values that variables keep where no member gives them one.
  private let kept: [Double]
  // Of one search after the other.
  private var omitted = 0
  private var values: [Double]
  /// How far each moves with the variable that the search has not found a value for yet.
  private var slopes: [Double]
  private var moving: [Int32] = []
  private var isSet: [Bool]
  private var unset: [Int32]
  /// The number of terms of each equation.
  private let counts: [Int32]
  /// The members of one term.
  private let bounds: [Int32]
  private var pending: [Int32] = []

  init(of members: [Int32], assuming assumed: [Int32], in state: borrowing State) {
    var variables: [Int32: Int32] = [:]
    var kept: [Double] = []
    let known = Set(members)
    memberCount = members.count
    for row in members + assumed.filter({ !known.contains($0) }) {
      let first = terms.count
      for cell in state.constraints[row].terms.indices where state.cells[cell].coefficient != 0 {
        let variable = state.cells[cell].variable
        let index = variables[variable] ?? Int32(kept.count)
        if Int(index) == kept.count {
          variables[variable] = index
          kept.append(state.values[variable])
        }
        terms.append(Entry(index: index, coefficient: state.cells[cell].coefficient))
      }
      equations.append(
        Equation(
          first: first, end: terms.count, relation: state.rows[row].relation,
          constant: state.constraints[row].constant))
    }
    self.kept = kept
    values = kept
    slopes = [Double](repeating: 0, count: kept.count)
    isSet = [Bool](repeating: false, count: kept.count)
    let counts = equations.map { Int32($0.end - $0.first) }
    (self.counts, unset) = (counts, counts)
    bounds = (0..<Int32(members.count)).filter { counts[Int($0)] == 1 }
    for index in 0..<memberCount { places[members[index]] = index }
    listHolders()
  }

  private mutating func listHolders() {
    starts = [Int](repeating: 0, count: kept.count + 1)
    let end = memberCount > 0 ? equations[memberCount - 1].end : 0
    for term in terms[..<end] { starts[Int(term.index) + 1] += 1 }
    for variable in kept.indices { starts[variable + 1] += starts[variable] }
    holders = [Int32](repeating: 0, count: end)
    var next = starts
    for index in 0..<memberCount {
      for term in equations[index].first..<equations[index].end {
        let variable = Int(terms[term].index)
        holders[next[variable]] = Int32(index)
        next[variable] += 1
      }
    }
  }

  /// Whether all but one member are seen to hold.
  mutating func isNeeded(_ row: Int32) -> Bool {
    guard let omitted = places[row] else { return false }
    self.omitted = omitted
    pending.removeAll(keepingCapacity: true)
    moving.removeAll(keepingCapacity: true)
    isSet.withUnsafeMutableBufferPointer { $0.update(repeating: false) }
    unset.withUnsafeMutableBufferPointer { all in
      counts.withUnsafeBufferPointer { _ = all.update(from: $0) }
    }
    pending.append(contentsOf: bounds.lazy.filter { $0 != omitted })
    for variable in isSet.indices {
      substitute()
      guard !isSet[variable] else { continue }
      stop(at: 0)
      set(variable, to: kept[variable], slope: 1)
    }
    substitute()
    stop(at: 0)
    for index in equations.indices where index != omitted && !holds(equations[index]) {
      return false
    }
    return true
  }

  /// Follows the members in which one variable, or none, is open.
  private mutating func substitute() {
    while let index = pending.popLast() {
      let equation = equations[Int(index)]
      var (sum, slope) = (equation.constant, 0.0)
      var open = -1
      for place in equation.first..<equation.end {
        let variable = Int(terms[place].index)
        if isSet[variable] {
          sum += terms[place].coefficient * values[variable]
          slope += terms[place].coefficient * slopes[variable]
        } else {
          open = place
        }
      }
      if open >= 0 {
        let factor = -1 / terms[open].coefficient
        set(Int(terms[open].index), to: factor * sum, slope: factor * slope)
      } else if abs(slope) > 1e-9 {
        stop(at: -sum / slope)
      }
    }
  }

  private mutating func set(_ variable: Int, to value: Double, slope: Double) {
    values[variable] = value
    slopes[variable] = slope
    isSet[variable] = true
    if slope != 0 { moving.append(Int32(variable)) }
    for place in starts[variable]..<starts[variable + 1] {
      let holder = Int(holders[place])
      unset[holder] -= 1
      // With none open, an equation says how far what moves has to move.
      if unset[holder] == 1 || (unset[holder] == 0 && !moving.isEmpty), holder != omitted {
        pending.append(Int32(holder))
      }
    }
  }

  /// Ends the movement of all that follows a variable without a value.
  private mutating func stop(at distance: Double) {
    for variable in moving {
      values[Int(variable)] += distance * slopes[Int(variable)]
      slopes[Int(variable)] = 0
    }
    moving.removeAll(keepingCapacity: true)
  }

  private func holds(_ equation: Equation) -> Bool {
    var sum = equation.constant
    var largest = max(1, abs(sum))
    for term in equation.first..<equation.end {
      let part = terms[term].coefficient * values[Int(terms[term].index)]
      sum += part
      largest = max(largest, abs(part))
    }
    let slack = 1e-9 * largest
    return switch equation.relation {
    case 0: abs(sum) <= slack
    case ..<0: sum <= slack
    default: sum >= -slack
    }
  }
}
