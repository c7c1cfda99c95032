import Cassowary
import Geometry

extension LayoutEngine {
  /// Whether the equations are few enough to be copied.
  var mayRehearse: Bool { itemOfVariable.count <= budget.rehearsed }
}

/// A copy of an engine's equations, where changes are tried while the layout stays as it is.
///
/// Constraints keep the engine's order of addition, so that ties are broken alike. Those that are to be
/// changed are *soft*: they stand in a level between the required ones and all others, where they
/// hold whenever they can, and where they can change their priority without losing their place.
/// Content that wraps follows the widths, as in the layout itself. Changes gather until `settle()`
/// solves with them.
final class Rehearsal {
  /// Above every optional priority, required content sizes included.
  static let almostRequired = Priority((1000.0).nextDown)
  /// The level of content sizes at 1000, one step further down than in the engine.
  private static let requiredContent = Priority((1000.0).nextDown.nextDown)
  private static let roundLimit = 16

  let engine: LayoutEngine
  let solver = Solver()
  /// The entries in the engine's order.
  let entries: [EngineConstraint]
  /// The handles of each entry, by the place in `entries`; none for what a conflict broke.
  private(set) var handles: [[ConstraintID]] = []
  private var placeOfEntry: [ObjectIdentifier: Int] = [:]
  /// The places of the soft constraints, in the order they were named, and whether each place is one.
  private var softPlaces: [Int] = []
  private var isSoft: [Bool] = []
  /// What is kept at 0, and the places there by the unknowns; for looking up.
  private var held: [LinearForm] = []
  private var heldPlaces: [Int32: [Int]] = [:]
  /// The width for which each wrapping item was last asked, and the places of these items among all
  /// by the indices of their widths.
  private var wrappedWidths: [Double?]
  private var wrappingPlaces: [Int32: Int] = [:]
  /// The constants of the entries that follow widths, by their places, as rehearsed.
  private var followedConstants: [Int: Double] = [:]
  /// The unknowns that the last `settle()` moved, some more than once.
  private(set) var moved: [Variable] = []
  /// The places of the entries that mention each unknown, made when first asked for.
  private lazy var placesOfVariable: [[Int]] = {
    var places = [[Int]](repeating: [], count: engine.itemOfVariable.count)
    for (place, entry) in entries.enumerated() {
      for term in entry.terms { places[Int(term.variable.index)].append(place) }
    }
    return places
  }()

  /// Copies the equations; what a conflict broke is known but not in force.
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
      for axis in [Axis.horizontal, .vertical] {
        try solver.add(
          relation: .greaterThanOrEqual, constant: 0, terms: [Term(item.extent(axis))],
          order: AdditionOrder.implicit[2 * item.place + axis.rawValue], prefersBound: true)
      }
    }
    for (place, entry) in entries.enumerated() {
      placeOfEntry[ObjectIdentifier(entry)] = place
      handles.append(entry.isBroken ? [] : try add(entry, nil))
    }
    isSoft = [Bool](repeating: false, count: entries.count)
    try settle()
  }

  /// The place of a constraint's entry; nil for one that is not copied.
  func place(of entry: EngineConstraint) -> Int? { placeOfEntry[ObjectIdentifier(entry)] }

  /// Whether all soft constraints hold but those at the given places.
  func holdsSoftConstraints(but excepted: [Int] = []) -> Bool {
    softPlaces.allSatisfy { place in
      excepted.contains(place) || handles[place].allSatisfy { solver.isSatisfied($0) }
    }
  }

  /// The left side minus the right side of an entry at the rehearsed values.
  func residual(at place: Int) -> Double {
    entries[place].terms.reduce(followedConstants[place] ?? entries[place].constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  /// A form at the rehearsed values.
  func value(of form: LinearForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// Keeps a form at 0 from now on.
  func hold(_ form: LinearForm) throws(SolverError) {
    try settle()
    _ = try adding {
      () throws(SolverError) in
      try solver.add(
        relation: .equal, priority: Self.almostRequired, constant: form.constant,
        terms: form.terms)
    }
    for term in form.terms { heldPlaces[term.variable.index, default: []].append(held.count) }
    held.append(form)
  }

  /// Whether what is kept at 0 still is after the last `settle()`, as far as that moved it.
  var holdsWhatIsHeld: Bool {
    moved.allSatisfy { variable in
      heldPlaces[variable.index, default: []].allSatisfy { abs(value(of: held[$0])) < 1e-6 }
    }
  }

  /// How much has been done so far: rows derived, rows and cells rewritten, values computed.
  var work: Int { solver.statistics.work }

  // MARK: Changes

  /// Makes the given constraints soft, broken ones in force again, and what was soft before as it
  /// was.
  func soften(_ soft: [EngineConstraint]) throws(SolverError) {
    let before = softPlaces
    softPlaces = soft.compactMap { place(of: $0) }
    for place in before { isSoft[place] = false }
    for place in softPlaces { isSoft[place] = true }
    try remove(before.filter { entries[$0].isBroken && !isSoft[$0] })
    try restore(before.filter { !entries[$0].isBroken && !isSoft[$0] })
    try restore(softPlaces)
  }

  /// Gives a soft constraint another priority, where it keeps its place among ties.
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

  /// Puts constraints in as they were, or with another relation.
  func restore(
    _ places: [Int], as relation: Cassowary.Relation? = nil
  ) throws(SolverError) {
    try remove(places)
    for place in places {
      handles[place] = try add(entries[place], isSoft[place] ? Self.almostRequired : nil, relation)
    }
  }

  /// Solves with the changes so far.
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

  /// The places of the entries that mention an unknown which the last `settle()` moved, ascending.
  var movedPlaces: [Int] {
    Set(moved.flatMap { placesOfVariable[Int($0.index)] }).sorted()
  }

  /// Runs a body after a constraint of one's own is added, and takes it out again.
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

  /// Solves with something added; when that cannot be, everything is as before.
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

  /// Lets the heights of wrapping content follow the rehearsed widths, as far as these have moved.
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
