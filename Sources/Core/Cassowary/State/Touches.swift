/// The blocks that were solved and the leaves that lost their rows, if somebody asks for them.
struct Touches {
  /// Whether these are recorded.
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
