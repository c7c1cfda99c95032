/// How far the last few variables that were asked about can go, so that others which rest on them
/// need not be asked about from the beginning.
struct Trails {
  /// The state of the solver that the answers belong to.
  struct Key: Equatable {
    var structure = -1
    var version: Int64 = -1
  }

  private struct Trail: BitwiseCopyable {
    var variable: Int32 = -1
    var room = State.Room()
  }

  /// How many are followed at once: chains along two axes, and some beside them.
  private static var most: Int { 8 }
  /// The fewest blocks that are worth remembering.
  static var leastBlocks: Int { 4 }

  private var key = Key()
  private var trails = Store<Trail>()
  private var next = 0
  /// For each block a bit for each of the trails that rest on it.
  private var marks = Store<UInt8>()
  /// The blocks that each trail has marked.
  private var marked = [[Int32]](repeating: [], count: Trails.most)

  func free() {
    trails.free()
    marks.free()
  }

  /// Forgets the answers unless they belong to a state.
  mutating func keep(for key: Key) {
    guard self.key != key else { return }
    self.key = key
    trails.removeAll()
    marks.removeAll()
    for trail in marked.indices { marked[trail].removeAll(keepingCapacity: true) }
    next = 0
  }

  /// Returns the trail that ends at a variable.
  func index(of variable: Int32) -> Int? {
    trails.elements.firstIndex { $0.variable == variable }
  }

  func room(of trail: Int) -> State.Room { trails[trail].room }

  /// Whether a trail rests on a block.
  func touches(_ block: Int32, by trail: Int) -> Bool {
    block < marks.count && marks[block] & UInt8(1 << trail) != 0
  }

  /// Begins a trail, in place of the oldest one if there are many.
  mutating func begin(
    _ variable: Int32, _ room: State.Room, _ blocks: [Int32], blockCount: Int
  ) {
    if trails.count < Self.most { trails.append(Trail()) }
    let trail = next
    next = (next + 1) % Self.most
    for block in marked[trail] { marks[block] &= ~UInt8(1 << trail) }
    marked[trail].removeAll(keepingCapacity: true)
    extend(trail, to: variable, room, blocks, blockCount: blockCount)
  }

  /// Moves the end of a trail to a variable, which rests on more blocks.
  mutating func extend(
    _ trail: Int, to variable: Int32, _ room: State.Room, _ blocks: [Int32], blockCount: Int
  ) {
    if marks.count < blockCount {
      _ = marks.append(repeating: 0, count: blockCount - marks.count)
    }
    for block in blocks { marks[block] |= UInt8(1 << trail) }
    marked[trail] += blocks
    trails[trail] = Trail(variable: variable, room: room)
  }
}
