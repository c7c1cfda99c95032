/// What is known about how far blocks and leaves can move.
struct Probes {
  /// What is known about each block's freedom.
  var directions = Store<Directions>()
  /// A copy of a large block, used as a probe.
  var block = Block()
  /// The version of the block that was copied; -1 if the copy is not usable.
  var blockVersion: Int64 = -1
  /// How far each leaf can go.
  var rooms = Store<State.Room>()
  /// How far the last variables that were asked about can go.
  var trails = Trails()
  /// For each variable its coefficient in a question; 0 between questions.
  var parts = Store<Double>()
  /// The leaves that a variable rests on, with their coefficients.
  var foundLeaves = Store<Entry>()
  /// The last leaf without rows that was found; -1 for none.
  var bareLeaf: Int32 = -1

  func free() {
    for known in directions.elements { known.free() }
    directions.free()
    block.free()
    rooms.free()
    trails.free()
    parts.free()
    foundLeaves.free()
  }
}
