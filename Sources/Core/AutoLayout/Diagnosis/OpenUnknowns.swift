import Cassowary

/// The free unknowns that are not settled yet, queued by what lets each of them move.
///
/// An unknown is only asked about again after that has changed, so settling a freedom costs as
/// much as the unknowns that may share it, however many others there are.
struct OpenUnknowns {
  private let solver: Solver
  private let unknowns: [FreeUnknown]
  private var isOpen: [Bool]
  private var marks: [FreedomMark?]
  /// The indices of the unknowns that move with each leaf, by the leaf's index.
  private var waiting: [[Int32]] = []
  /// The index of the first open unknown.
  private var start = 0
  /// The work of asking about unknowns, including questions that might have been necessary, in
  /// the solver's units.
  private(set) var work = 0

  /// Asks about unknowns in a solver that gets no more required constraints.
  init(_ free: [FreeUnknown], in solver: Solver) {
    self.solver = solver
    unknowns = free
    isOpen = [Bool](repeating: true, count: free.count)
    marks = [FreedomMark?](repeating: nil, count: free.count)
    for place in free.indices { ask(place) }
    solver.notesTouches = true
  }

  /// The first open unknown; nil when all are settled.
  var first: FreeUnknown? { start < unknowns.count ? unknowns[start] : nil }

  /// The open unknowns.
  var remaining: [FreeUnknown] {
    (start..<unknowns.count).filter { isOpen[$0] }.map { unknowns[$0] }
  }

  /// Removes and returns the unknowns that the solver now settles, always including the first.
  mutating func takeSettled() -> [FreeUnknown] {
    isOpen[start] = false
    var settled = [start]
    let touched = solver.takeTouchedLeaves()
    // Each leaf is charged for the columns examined after every change of its block.
    work += 16 * touched.count
    var asked: [Int32] = []
    for leaf in touched where Int(leaf) < waiting.count {
      asked += waiting[Int(leaf)]
      waiting[Int(leaf)].removeAll(keepingCapacity: true)
    }
    for place in asked where isOpen[Int(place)] {
      ask(Int(place))
      if marks[Int(place)] == nil { settled.append(Int(place)) }
    }
    for place in settled { isOpen[place] = false }
    while start < unknowns.count, !isOpen[start] { start += 1 }
    return settled.sorted().map { unknowns[$0] }
  }

  /// Finds out what lets an unknown move, and queues the unknown there.
  private mutating func ask(_ place: Int) {
    if let mark = marks[place], solver.stillHolds(mark) { return wait(place, for: mark.leaf) }
    work += 4
    marks[place] = solver.freedomMark(of: unknowns[place].variable)
    if let mark = marks[place] { wait(place, for: mark.leaf) }
  }

  private mutating func wait(_ place: Int, for leaf: Int32) {
    while waiting.count <= leaf { waiting.append([]) }
    waiting[Int(leaf)].append(Int32(place))
  }
}
