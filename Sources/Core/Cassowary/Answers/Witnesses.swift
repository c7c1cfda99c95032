/// Solutions of a contradiction with one member left out, each found by substitution.
///
/// Taken as equations, the members give one variable after another its value. When no equation
/// applies, a variable moves freely, and others with it, until an equation stops it; if none
/// does, it keeps the value it has in the solver. If the other members and all assumptions then
/// hold, the omitted member is needed. If they do not, nothing follows.
///
/// Each search starts from the last solution: only the values that followed from the newly
/// omitted member are open again, and they are reached from the member that is back. Asking about
/// members in the order of a chain mostly takes constant time each; a member from which much
/// follows takes a longer search, and is better left until after the others.
struct Witnesses: ~Copyable {
  /// A member or an assumption: a contiguous run in `terms`.
  private struct Equation: BitwiseCopyable {
    var first: Int32
    var end: Int32
    var relation: Int8
    var constant: Double
  }

  /// The state of a variable in a search.
  private struct Position: BitwiseCopyable {
    var value: Double
    /// How far it moves with the variable whose value the search has not found yet.
    var slope: Double
    /// The search that set the position.
    var search: Int32
  }

  /// A value to take back.
  private struct Release: BitwiseCopyable {
    var variable: Int32
    /// The member that gave the value.
    var member: Int32
  }

  /// The members, followed by the assumptions that are not members.
  private var equations = Store<Equation>()
  private var terms = Store<Entry>()
  /// The index of each member; looked up, never iterated.
  private let places: NumberTable<Int32>
  private let memberCount: Int32
  /// The equations that hold each variable, members first, in contiguous runs; `starts` has the
  /// start of each run.
  private var holders: Store<Int32>
  private var starts: Store<Int32>
  /// The values that variables keep if no member gives them one.
  private var kept = Store<Double>()
  /// The number of terms of each member.
  private var counts = Store<Int32>()
  // The state of the current search.
  private var search: Int32 = 0
  /// The terms and variables visited by searches from scratch so far.
  private(set) var work = 0
  private var omitted: Int32 = 0
  private let positions: Store<Position>
  /// The number of variables without a value in each member.
  private let open: Store<Int32>
  /// The variable to which each member gave its value; -1 for none.
  private let given: Store<Int32>
  /// Whether the last search ended with a solution.
  private var isSettled = false
  /// The variables whose values a search must find again, and the members that gave them their
  /// values.
  private var released = Store<Release>()
  private var moving = Store<Int32>()
  private var pending = Store<Int32>()

  init(of members: [Int32], assuming assumed: [Int32], in state: borrowing State) {
    let places = NumberTable(members, Array(0..<Int32(members.count)))
    let rows = members + assumed.filter { places[$0] == nil }
    self.places = places
    var variables: [Int32] = []
    for row in rows {
      for cell in state.constraints[row].terms.indices where state.cells[cell].coefficient != 0 {
        variables.append(state.cells[cell].variable)
      }
    }
    variables.sortRemovingDuplicates()
    // Numbered in the order in which they occur.
    var indices = [Int32](repeating: -1, count: variables.count)
    for row in rows {
      let first = Int32(terms.count)
      for cell in state.constraints[row].terms.indices where state.cells[cell].coefficient != 0 {
        let place = variables.sortedPlace(of: state.cells[cell].variable)
        if indices[place] < 0 {
          indices[place] = Int32(kept.count)
          kept.append(state.values[variables[place]])
        }
        terms.append(Entry(index: indices[place], coefficient: state.cells[cell].coefficient))
      }
      equations.append(
        Equation(
          first: first, end: Int32(terms.count), relation: state.rows[row].relation,
          constant: state.constraints[row].constant))
    }
    memberCount = Int32(members.count)
    positions = Store(repeating: Position(value: 0, slope: 0, search: 0), count: kept.count)
    for index in 0..<members.count {
      counts.append(equations[index].end - equations[index].first)
    }
    open = counts.copy()
    given = Store(repeating: -1, count: members.count)
    (holders, starts) = Self.holders(in: equations, terms, kept.count)
  }

  deinit {
    equations.free()
    terms.free()
    for list in [holders, starts, counts, open, given, moving, pending] { list.free() }
    released.free()
    kept.free()
    positions.free()
  }

  /// Returns the equations that hold each variable, and where the run of each begins.
  private static func holders(
    in equations: Store<Equation>, _ terms: Store<Entry>, _ variableCount: Int
  ) -> (holders: Store<Int32>, starts: Store<Int32>) {
    let starts = Store<Int32>(repeating: 0, count: variableCount + 1)
    for term in 0..<terms.count { starts[terms[term].index + 1] += 1 }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    let holders = Store<Int32>(repeating: 0, count: terms.count)
    let next = starts.copy()
    defer { next.free() }
    for index in 0..<equations.count {
      for term in equations[index].first..<equations[index].end {
        let variable = terms[term].index
        holders[next[variable]] = Int32(index)
        next[variable] += 1
      }
    }
    return (holders, starts)
  }

  /// Whether a solution without this member is found; nil if that takes a search from scratch,
  /// unless there is no solution to start from.
  mutating func isNeededNearby(_ row: Int32) -> Bool? {
    guard let member = places[row] else { return false }
    guard isSettled else { return isNeeded(row) }
    guard member == omitted || releaseAll(after: member) else { return nil }
    return member == omitted || continues(without: member) || isNeeded(row)
  }

  /// Whether a solution without this member is found. Linear in the total number of terms.
  mutating func isNeeded(_ row: Int32) -> Bool {
    guard let member = places[row] else { return false }
    isSettled = begins(without: member)
    return isSettled
  }

  /// Searches from scratch.
  private mutating func begins(without member: Int32) -> Bool {
    omitted = member
    search += 1
    work += terms.count + kept.count
    pending.removeAll()
    moving.removeAll()
    for index in 0..<memberCount {
      open[index] = counts[index]
      given[index] = -1
      if counts[index] == 1 && index != omitted { pending.append(index) }
    }
    for variable in 0..<Int32(kept.count) { keep(variable) }
    substitute()
    stop(at: 0, by: -1)
    for index in 0..<Int32(equations.count) where index != omitted && !holds(index) {
      return false
    }
    return true
  }

  /// Searches from the solution for another member, with the values that follow from this one
  /// released.
  private mutating func continues(without member: Int32) -> Bool {
    let back = omitted
    omitted = member
    pending.removeAll()
    moving.removeAll()
    for release in released.elements {
      for holder in members(with: release.variable) where open[holder] == 1 && holder != omitted {
        pending.append(holder)
      }
    }
    for release in released.elements { keep(release.variable) }
    substitute()
    stop(at: 0, by: -1)
    guard holds(back) else { return false }
    for variable in released.elements.lazy.map(\.variable) {
      for place in starts[variable]..<starts[variable + 1]
      where holders[place] != omitted && !holds(holders[place]) {
        return false
      }
    }
    return true
  }

  /// Takes back the values that follow from a member; if there are too many, changes nothing and
  /// returns false.
  private mutating func releaseAll(after member: Int32) -> Bool {
    let most = kept.count / 32 + 16
    released.removeAll()
    release(by: member)
    var next = 0
    while next < released.count && released.count <= most {
      for holder in members(with: released[next].variable) {
        open[holder] += 1
        release(by: holder)
      }
      next += 1
    }
    if next == released.count { return true }
    for (index, release) in released.elements.enumerated() {
      positions[release.variable].search = search
      given[release.member] = release.variable
      guard index < next else { continue }
      for holder in members(with: release.variable) { open[holder] -= 1 }
    }
    return false
  }

  private mutating func release(by member: Int32) {
    let variable = given[member]
    guard variable >= 0, positions[variable].search == search else { return }
    given[member] = -1
    positions[variable].search = 0
    released.append(Release(variable: variable, member: member))
  }

  /// Returns the members that hold a variable.
  private func members(with variable: Int32) -> some Sequence<Int32> {
    var end = starts[variable]
    while end < starts[variable + 1], holders[end] < memberCount { end += 1 }
    return holders.elements[Int(starts[variable])..<Int(end)]
  }

  /// Lets a variable move from its value in the solver, unless a member gives it one.
  private mutating func keep(_ variable: Int32) {
    substitute()
    guard positions[variable].search != search else { return }
    stop(at: 0, by: -1)
    set(variable, to: kept[variable], slope: 1)
  }

  /// Applies the members in which at most one variable is open.
  private mutating func substitute() {
    while !pending.isEmpty {
      let index = pending.removeLast()
      let equation = equations[index]
      var (sum, slope) = (equation.constant, 0.0)
      var open: Int32 = -1
      for place in equation.first..<equation.end {
        let term = terms[place]
        let position = positions[term.index]
        if position.search == search {
          sum += term.coefficient * position.value
          slope += term.coefficient * position.slope
        } else {
          open = place
        }
      }
      if open >= 0 {
        let factor = -1 / terms[open].coefficient
        given[index] = terms[open].index
        set(terms[open].index, to: factor * sum, slope: factor * slope)
      } else if abs(slope) > 1e-9 {
        stop(at: -sum / slope, by: index)
      }
    }
  }

  private mutating func set(_ variable: Int32, to value: Double, slope: Double) {
    positions[variable] = Position(value: value, slope: slope, search: search)
    if slope != 0 { moving.append(variable) }
    // Written out by hand: this is the hot loop.
    for place in starts[variable]..<starts[variable + 1] {
      let holder = holders[place]
      guard holder < memberCount else { break }
      open[holder] -= 1
      // With no open variable left, an equation says how far the moving variables have to go.
      if open[holder] == 1 || (open[holder] == 0 && !moving.isEmpty), holder != omitted {
        pending.append(holder)
      }
    }
  }

  /// Stops everything that follows a variable without a value; a member that stops it gives that
  /// variable its value.
  private mutating func stop(at distance: Double, by member: Int32) {
    if member >= 0 && !moving.isEmpty { given[member] = moving[0] }
    for variable in moving.elements {
      positions[variable].value += distance * positions[variable].slope
      positions[variable].slope = 0
    }
    moving.removeAll()
  }

  private func holds(_ index: Int32) -> Bool {
    let equation = equations[index]
    var sum = equation.constant
    var largest = max(1, abs(sum))
    for term in equation.first..<equation.end {
      let part = terms[term].coefficient * positions[terms[term].index].value
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
