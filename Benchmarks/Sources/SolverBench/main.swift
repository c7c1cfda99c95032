import Cassowary
import Workloads

// SolverBench                          the table, then JSON lines after a blank line
// SolverBench tape NAME N              a workload for the kiwi harness
// SolverBench one NAME N [PHASE]       one phase for callgrind, or the same without the solver:
//                                      build, each (a commit after each addition), shuffled,
//                                      change (W6, 100 times) or cycle (W7, 10 times)
// SolverBench time NAME N PHASE        the least time of many runs of a phase, in milliseconds
// SolverBench work NAME N              the counters of a build
// SolverBench values NAME N            every value, a line each, to compare with other solvers
// SolverBench memory NAME N            how much resident memory a built solver takes, as JSON

let arguments = Array(CommandLine.arguments.dropFirst())

func workload(_ name: String, _ count: Int) -> Workload {
  switch name {
  case "W1": .rows(count)
  case "W1s": .rowsInRoot(count)
  case "W2": .chain(count)
  case "W3": .tree(depth: count, breadth: 4)
  case "segments": .segments(count)
  case "W4": .table(count)
  default: .table(count, coupling: .init(rawValue: String(name.dropFirst(3))) ?? .none)
  }
}

switch arguments.first {
case "tape":
  print(workload(arguments[1], Int(arguments[2]) ?? 1).tape)
case "values":
  for value in try Loaded(workload(arguments[1], Int(arguments[2]) ?? 1)).values { print(value) }
case "work":
  let packed = PackedWorkload(workload(arguments[1], Int(arguments[2]) ?? 1))
  print(try packed.build().solver.statistics)
case "memory":
  print(try memoryLine(workload(arguments[1], Int(arguments[2]) ?? 1)))
case "time":
  let work = workload(arguments[1], Int(arguments[2]) ?? 1)
  let phase = arguments.count > 3 ? arguments[3] : "build"
  print(rounded(try measure(phase, of: work, runs: 500), 6))
case "one":
  let work = workload(arguments[1], Int(arguments[2]) ?? 1)
  let phase = arguments.count > 3 ? arguments[3] : ""
  let packed = PackedWorkload(phase == "shuffled" ? shuffled(work, seed: 1) : work)
  // What a process does once, such as binding symbols, is in both counts: it is no solver's.
  _ = try PackedWorkload(.rows(1)).build()
  _ = try PackedWorkload(.table(1)).build()
  switch phase {
  case "build", "shuffled": _ = try packed.build()
  case "each": _ = try packed.build(commitsEach: true)
  case "change": _ = try measureChange(work, runs: 1)
  case "cycle": _ = try measureCycle(work, runs: 10)
  default: break
  }
  print(packed.work.constraints.count)
default:
  var figures: [Measurement] = []
  for (name, counts) in [
    ("W1", [100, 300, 1000]), ("W1s", [100, 300, 1000]), ("W2", [100, 300, 1000, 2000]),
    ("W3", [3, 4, 5]), ("W4", [10, 30, 100, 300]),
  ] {
    figures += withExponents(try counts.map { try measureBuild(workload(name, $0)) })
  }
  figures += try [Workload.rows(1000), .chain(1000), .table(300), .segments(24)].map {
    try measureBuild($0, commitsEach: true)
  }
  figures.append(try measureBuild(.segmentsInPairs(24), commitsEach: true))
  figures += try [("W1", 1000), ("W2", 1000), ("W3", 5), ("W4", 300)].map {
    try measureShuffled(workload($0.0, $0.1), seed: 1)
  }
  for coupling in Workload.Coupling.allCases where coupling != .none {
    let work = Workload.table(300, coupling: coupling)
    figures += [try measureBuild(work), try measureChange(work)]
  }
  for (name, counts) in [
    ("W1s", [300, 1000]), ("W2", [100, 1000]), ("W3", [3, 4, 5]), ("W4", [10, 30, 100, 300]),
  ] {
    for count in counts { figures += try measureStep(workload(name, count)) }
  }
  figures += withExponents(try [10, 30, 100, 300].map { try measureChange(.table($0)) })
  figures += withExponents(try [10, 30, 100, 300].map { try measureCycle(.table($0)) })
  for figure in figures { print(figure.row) }
  print("")
  for figure in figures { print(figure.json) }
}
