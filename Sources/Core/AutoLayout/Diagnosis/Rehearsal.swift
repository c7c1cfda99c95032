import Cassowary
import Geometry

extension LayoutEngine {
  /// Whether the equations are few enough to copy.
  var mayRehearse: Bool { itemOfVariable.count <= budget.rehearsed }
}

/// A copy of an engine's equations for trying changes without affecting the layout.
///
/// Constraints keep the engine's order of addition, so ties are broken the same way. Those that
/// are to be changed are *soft*: they are in a level between the required constraints and all
/// others, where they hold whenever they can, and where their priority can change without losing
/// their place. Wrapping content follows the widths, as in the layout itself. Changes accumulate
/// until `settle()` solves with them.
final class Rehearsal {
  /// Above every optional priority, required content sizes included.
  static let almostRequired = Priority((1000.0).nextDown)
  /// The level of content sizes at 1000, one step lower than in the engine.
  static let requiredContent = Priority((1000.0).nextDown.nextDown)
  private static let roundLimit = 16

  let engine: LayoutEngine
  let solver = Solver()
  /// The entries in the engine's order.
  let entries: [EngineConstraint]
  /// The handles of each entry, by index in `entries`; empty for one that a conflict broke.
  private(set) var handles: [[ConstraintID]] = []
  private var placeOfEntry: [ObjectIdentifier: Int] = [:]
  /// The indices of the soft constraints, in the order they were named, and a flag for each
  /// entry.
  private var softPlaces: [Int] = []
  private var isSoft: [Bool] = []
  /// The forms kept at 0, and their indices by unknown, for lookup.
  private var held: [LinearForm] = []
  private var heldPlaces: [Int32: [Int]] = [:]
  /// The width at which each wrapping item was last measured, and the indices of these items by
  /// those of their widths.
  private var wrappedWidths: [Double?]
  private var wrappingPlaces: [Int32: Int] = [:]
  /// The constants of the entries that follow widths, by entry index, as rehearsed.
  private var followedConstants: [Int: Double] = [:]
  /// The unknowns that the last `settle()` moved; may contain duplicates.
  private(set) var moved: [Variable] = []
  /// The indices of the entries that mention each unknown, computed on first use.
  private lazy var placesOfVariable: [[Int]] = {
    var places = [[Int]](repeating: [], count: engine.itemOfVariable.count)
    for (place, entry) in entries.enumerated() {
      for term in entry.terms { places[Int(term.variable.index)].append(place) }
    }
    return places
  }()

  /// Copies the equations; constraints that a conflict broke are included but not in force.
  init(_ engine: LayoutEngine) throws(SolverError) {
    self.engine = engine
    entries = engine.constraints.values.filter { !$0.ids.isEmpty || $0.isBroken }
      .sorted { $0.order < $1.order }
    wrappedWidths = engine.wrappingItems.map(\.wrappedWidth)
    for (place, item) in engine.wrappingItems.enumerated() {
      wrappingPlaces[item.width.index] = place
    }
    solver.mostWork = engine.budget.layout
    solver.begin()
    for _ in engine.itemOfVariable { _ = solver.makeVariable() }
    for case let item? in engine.itemOrder where !item.implicit.isEmpty {
      for axis in item.boundedAxes {
        try solver.add(
          relation: .greaterThanOrEqual, constant: 0, terms: [Term(item.extent(axis))],
          order: item.implicitOrder[axis.rawValue], prefersBound: true)
      }
    }
    for (place, entry) in entries.enumerated() {
      placeOfEntry[ObjectIdentifier(entry)] = place
      handles.append(entry.isBroken ? [] : try add(entry, nil))
    }
    isSoft = [Bool](repeating: false, count: entries.count)
    try settle()
  }

  /// Returns the index of a constraint's entry; nil for one that was not copied.
  func place(of entry: EngineConstraint) -> Int? { placeOfEntry[ObjectIdentifier(entry)] }

  /// Whether all soft constraints hold except those at the given indices.
  func holdsSoftConstraints(but excepted: [Int] = []) -> Bool {
    softPlaces.allSatisfy { place in
      excepted.contains(place) || handles[place].allSatisfy { solver.isSatisfied($0) }
    }
  }

  /// Returns an entry's left side minus its right side at the rehearsed values.
  func residual(at place: Int) -> Double {
    entries[place].terms.reduce(followedConstants[place] ?? entries[place].constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  /// Returns the value of a form at the rehearsed values.
  func value(of form: LinearForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// Keeps a form at 0 from now on.
  ///
  /// A form that rests on a single leaf gives it a value, on which later forms can rest; another
  /// one stays a wish, because it would change what their unknowns are defined by.
  func hold(_ form: LinearForm) throws(SolverError) {
    try settle()
    let priority = solver.restsOnOneLeaf(form.terms) ? Priority.required : Self.almostRequired
    _ = try adding {
      () throws(SolverError) in
      try solver.add(
        relation: .equal, priority: priority, constant: form.constant, terms: form.terms)
    }
    for term in form.terms { heldPlaces[term.variable.index, default: []].append(held.count) }
    held.append(form)
  }

  /// Whether the forms kept at 0 still are after the last `settle()`, as far as it moved their
  /// unknowns.
  var holdsWhatIsHeld: Bool {
    moved.allSatisfy { variable in
      heldPlaces[variable.index, default: []].allSatisfy { abs(value(of: held[$0])) < 1e-6 }
    }
  }

  /// The work done so far: rows derived, rows and cells rewritten, values computed.
  var work: Int { solver.statistics.work }

  // MARK: Changes

  /// Makes the given constraints soft, puts broken ones back in force, and restores what was soft
  /// before.
  func soften(_ soft: [EngineConstraint]) throws(SolverError) {
    let before = softPlaces
    softPlaces = soft.compactMap { place(of: $0) }
    for place in before { isSoft[place] = false }
    for place in softPlaces { isSoft[place] = true }
    try remove(before.filter { entries[$0].isBroken && !isSoft[$0] })
    try restore(before.filter { !entries[$0].isBroken && !isSoft[$0] })
    try restore(softPlaces)
  }

  /// Changes the priority of a soft constraint, which keeps its place among ties.
  func setPriority(_ priority: Double, at place: Int) throws(SolverError) {
    begin()
    for id in handles[place] { try solver.setPriority(Priority(priority), of: id) }
  }

  /// Takes constraints out; `restore(_:)` puts them back.
  func remove(_ places: [Int]) throws(SolverError) {
    begin()
    for place in places {
      for id in handles[place] { try solver.remove(id) }
      handles[place] = []
    }
  }

  /// Puts constraints back as they were, or with another relation.
  func restore(
    _ places: [Int], as relation: Cassowary.Relation? = nil
  ) throws(SolverError) {
    try remove(places)
    for place in places {
      handles[place] = try add(entries[place], isSoft[place] ? Self.almostRequired : nil, relation)
    }
  }

  /// Solves with the accumulated changes.
  func settle() throws(SolverError) {
    moved = []
    guard solver.isInTransaction else { return }
    try commit()
    try followWidths()
  }

  private func commit() throws(SolverError) {
    try solver.commit()
    moved += solver.changedVariables
  }

  /// The indices of the entries that mention an unknown which the last `settle()` moved, in
  /// ascending order.
  var movedPlaces: [Int] {
    Set(moved.flatMap { placesOfVariable[Int($0.index)] }).sorted()
  }

  /// Returns the entries that mention an unknown, in the engine's order.
  func entries(of variable: Variable) -> [EngineConstraint] {
    placesOfVariable[Int(variable.index)].map { entries[$0] }
  }

  /// Adds a temporary constraint, runs a body, and removes the constraint.
  func with<Answer>(
    _ relation: Cassowary.Relation = .equal, _ form: LinearForm, priority: Priority? = nil,
    _ body: () throws(SolverError) -> Answer
  ) throws(SolverError) -> Answer {
    try settle()
    let id = try adding {
      () throws(SolverError) in
      try solver.add(
        relation: relation, priority: priority ?? .required, constant: form.constant,
        terms: form.terms)
    }
    let answer = try body()
    begin()
    try solver.remove(id)
    try settle()
    return answer
  }

  /// Solves with something added; if that is not possible, everything is as before.
  private func adding(
    _ add: () throws(SolverError) -> ConstraintID
  ) throws(SolverError) -> ConstraintID {
    begin()
    do throws(SolverError) {
      let id = try add()
      try settle()
      return id
    } catch {
      if solver.isInTransaction { solver.rollback() }
      throw error
    }
  }

  // MARK: Plumbing

  private func begin() {
    if !solver.isInTransaction { solver.begin() }
  }

  private func add(
    _ entry: EngineConstraint, _ level: Priority?, _ relation: Cassowary.Relation? = nil
  ) throws(SolverError) -> [ConstraintID] {
    let constraint = entry.constraint
    guard let content = constraint.contentPriorities else {
      let stated = Priority(min(constraint.priority.rawValue, 1000))
      return [
        try solver.add(
          relation: relation ?? constraint.relation.solverRelation, priority: level ?? stated,
          constant: entry.constant, terms: entry.terms, order: entry.order,
          prefersBound: constraint.prefersBound)
      ]
    }
    func contentLevel(_ priority: LayoutPriority) -> Priority {
      priority.isRequired ? Self.requiredContent : Priority(priority.rawValue)
    }
    return [
      try solver.add(
        relation: .lessThanOrEqual, priority: contentLevel(content.hugging),
        constant: entry.constant, terms: entry.terms, order: entry.order),
      try solver.add(
        relation: .greaterThanOrEqual, priority: contentLevel(content.compressionResistance),
        constant: entry.constant, terms: entry.terms, order: entry.order + 1),
    ]
  }

  /// Updates the heights of wrapping content to the rehearsed widths, as far as these have moved.
  private func followWidths() throws(SolverError) {
    var checked = 0
    for _ in 0..<Self.roundLimit {
      let places = moved[checked...].compactMap { wrappingPlaces[$0.index] }.sorted()
      checked = moved.count
      var changed = false
      for index in places {
        let item = engine.wrappingItems[index]
        let width = solver.value(of: item.width)
        guard width != wrappedWidths[index], let view = item.view,
          let entry = item.content[.vertical], let place = place(of: entry),
          let size = view.intrinsicContentSize(forWidth: width), size.height >= 0
        else { continue }
        wrappedWidths[index] = width
        if !changed { solver.begin() }
        changed = true
        followedConstants[place] = -size.height
        for id in handles[place] { try solver.setConstant(-size.height, of: id) }
      }
      guard changed else { return }
      try commit()
    }
  }
}
