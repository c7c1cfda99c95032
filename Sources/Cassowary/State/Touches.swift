/// Which blocks were solved and which leaves lost their rows, where somebody asks.
struct Touches {
  /// Whether that is noted.
  var areNoted = false
  var blocks = Store<Int32>()
  var leaves = Store<Int32>()

  @inline(__always)
  mutating func note(block: Int32) {
    if areNoted { blocks.append(block) }
  }

  @inline(__always)
  mutating func note(leaf: Int32) {
    if areNoted { leaves.append(leaf) }
  }

  func free() {
    blocks.free()
    leaves.free()
  }
}
