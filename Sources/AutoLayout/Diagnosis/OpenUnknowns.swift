import Cassowary

/// The free unknowns that are not settled yet, in line behind what lets each move.
///
/// An unknown is asked about again only after that has changed: what settles a freedom costs as much
/// as the unknowns that may share it, however many there are besides.
struct OpenUnknowns {
  private let solver: Solver
  private let unknowns: [FreeUnknown]
  private var isOpen: [Bool]
  private var marks: [FreedomMark?]
  /// The places of the unknowns that move with each leaf, by the leaf's index.
  private var waiting: [[Int32]] = []
  /// Where the open unknowns begin.
  private var start = 0
  /// How often an unknown was asked about or might have had to be, in the solver's units.
  private(set) var work = 0

  /// Asks about unknowns in a solver to which no more required constraints are added.
  init(_ free: [FreeUnknown], in solver: Solver) {
    self.solver = solver
    unknowns = free
    isOpen = [Bool](repeating: true, count: free.count)
    marks = [FreedomMark?](repeating: nil, count: free.count)
    for place in free.indices { ask(place) }
    solver.notesTouches = true
  }

  /// The first one that is open; nil when all are settled.
  var first: FreeUnknown? { start < unknowns.count ? unknowns[start] : nil }

  /// The open ones.
  var remaining: [FreeUnknown] {
    (start..<unknowns.count).filter { isOpen[$0] }.map { unknowns[$0] }
  }

  /// Takes out the unknowns that the solver now settles; the first one counts as such.
  mutating func takeSettled() -> [FreeUnknown] {
    isOpen[start] = false
    var settled = [start]
    let touched = solver.takeTouchedLeaves()
    // A leaf stands for the columns that each change of its block had to look at.
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

  /// Finds out what lets an unknown move, and puts it in line there.
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
