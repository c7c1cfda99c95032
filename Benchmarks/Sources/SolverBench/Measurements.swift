import Cassowary
import Workloads

/// One figure of a solver.
struct Measurement {
  var solver = "alrender"
  var workload: Workload
  /// What the figure is of, beside the workload's own name.
  var variant = ""
  var phase: String
  var milliseconds: Double
  /// How the figure grows with the number of constraints, against the next smaller size.
  var exponent: Double?
}

/// The milliseconds of one phase, as the command line names it.
func measure(_ phase: String, of work: Workload, runs: Int) throws -> Double {
  switch phase {
  case "each": try measureBuild(work, commitsEach: true, runs: runs).milliseconds
  case "shuffled": try measureShuffled(work, seed: 1, runs: runs).milliseconds
  case "step": try measureStep(work).last?.milliseconds ?? 0
  case "change": try measureChange(work, runs: runs).milliseconds
  case "cycle": try measureCycle(work, runs: runs).milliseconds
  default: try measureBuild(work, runs: runs).milliseconds
  }
}

func measureBuild(
  _ work: Workload, commitsEach: Bool = false, runs: Int = 15
) throws -> Measurement {
  check(try Loaded(work, commitsEach: commitsEach), work)
  let packed = PackedWorkload(work)
  let time = try leastMilliseconds(runs: runs) { _ = try packed.build(commitsEach: commitsEach) }
  return Measurement(
    workload: work, variant: commitsEach ? "commit each" : "", phase: "build", milliseconds: time)
}

/// The same constraints with variables and constraints shuffled.
func measureShuffled(_ work: Workload, seed: UInt64, runs: Int = 15) throws -> Measurement {
  let other = shuffled(work, seed: seed)
  let loaded = try Loaded(other)
  for (constraint, id) in zip(other.constraints, loaded.ids) where constraint.priority == 1000 {
    precondition(loaded.solver.isSatisfied(id), "\(work.name): a required constraint is not met.")
  }
  let packed = PackedWorkload(other)
  let time = try leastMilliseconds(runs: runs) { _ = try packed.build() }
  return Measurement(workload: work, variant: "shuffled", phase: "build", milliseconds: time)
}

func shuffled(_ work: Workload, seed: UInt64) -> Workload {
  var random = Shuffler(state: seed)
  return work.reordered(
    variables: Array(0..<work.variableCount).shuffled(using: &random),
    constraints: Array(work.constraints.indices).shuffled(using: &random))
}

private struct Shuffler: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// W5: the root's width grows by a point.
func measureStep(_ work: Workload) throws -> [Measurement] {
  let loaded = try Loaded(work)
  let solver = loaded.solver
  var constant = work.constraints[work.rootWidth].constant
  func step() throws {
    constant -= 1
    try solver.setConstant(constant, of: loaded.ids[work.rootWidth])
  }
  let alone = try leastMilliseconds(runs: 100, step)
  var sum = 0.0
  let read = try leastMilliseconds(runs: 100) {
    try step()
    sum += solver.values(of: loaded.variables).last ?? 0
  }
  check(loaded, work.withRootWidth(constant))
  return [
    Measurement(workload: work, phase: "step", milliseconds: alone),
    Measurement(workload: work, variant: "read", phase: "step", milliseconds: read),
  ]
}

/// W6: a title's intrinsic width changes.
func measureChange(_ work: Workload, runs: Int = 20) throws -> Measurement {
  let loaded = try Loaded(work)
  let (most, least) = work.titleWidths[work.titleWidths.count / 2]
  let time = try leastMilliseconds(runs: runs) {
    for index in 0..<100 {
      let width = Double(60 + index % 50)
      loaded.solver.begin()
      try loaded.solver.setConstant(-width, of: loaded.ids[most])
      try loaded.solver.setConstant(-width, of: loaded.ids[least])
      try loaded.solver.commit()
    }
  }
  return Measurement(workload: work, phase: "change", milliseconds: time / 100)
}

/// W7: the middle cell goes and comes again.
func measureCycle(_ work: Workload, runs: Int = 30) throws -> Measurement {
  var loaded = try Loaded(work)
  let cell = work.cells[work.cells.count / 2]
  let terms = cell.map { Loaded.terms(of: work.constraints[$0], loaded.variables) }
  let time = try leastMilliseconds(runs: runs) {
    loaded.solver.begin()
    for index in cell { try loaded.solver.remove(loaded.ids[index]) }
    try loaded.solver.commit()
    loaded.solver.begin()
    for (index, terms) in zip(cell, terms) {
      loaded.ids[index] = try Loaded.add(work.constraints[index], terms, to: loaded.solver)
    }
    try loaded.solver.commit()
  }
  check(loaded, work)
  return Measurement(workload: work, phase: "cycle", milliseconds: time)
}
