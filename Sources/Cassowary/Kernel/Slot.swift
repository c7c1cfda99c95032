/// One row of a block: a constraint's left side minus its right side, or a leaf variable itself,
/// as a quantity that costs nothing at 0 and a slope on either side of it.
///
/// A nonbasic slot is held at 0; a basic one has the value that follows.
struct Slot: BitwiseCopyable {
  /// What the slot measures: a constraint's index, or the complement of a variable's.
  var owner: Int32
  /// Where the slot stands: its tableau row when basic, the complement of its column when not.
  var place: Int32
  /// The level it is paid in; -1 for slots that count in ties only.
  var level: Int32
  /// The side of 0 on which a basic slot is accounted; at 0 itself part of the basis.
  var isPositive = true
  /// Whether the tie rule counts what an inequality leaves: its side above 0.
  var prefersBound = false
  /// The cost of a point below 0.
  var below: Double
  /// The cost of a point above 0.
  var above: Double
  /// The part that does not depend on leaves.
  var constant: Double
  /// The value; meaningful while basic.
  var value = 0.0
  /// The priority, or `TieKey.nearness`: the first key of the tie rule below 0.
  var priority: Double
  /// The second key of the tie rule: lower comes first.
  var order: Int64

  @inline(__always)
  var isBasic: Bool { place >= 0 }

  /// Whether the slot measures what must hold.
  @inline(__always)
  var isRequired: Bool { priority == TieKey.required }

  /// Whether the slot only measures how far a variable is from 0.
  @inline(__always)
  var isNearness: Bool { priority == TieKey.nearness }

  /// The cost of a point, on the side where the slot is accounted.
  @inline(__always)
  var slope: Double { isPositive ? above : -below }

  /// The first key of the tie rule for a point above 0: what an inequality leaves comes after all
  /// that can be violated and before nearness to 0.
  @inline(__always)
  var keyAbove: Double { prefersBound ? TieKey.slack : priority }

  /// The first key of the tie rule on the side where the slot is accounted.
  @inline(__always)
  var tieKey: Double { isPositive ? keyAbove : priority }

  /// What the tie rule counts for a point, on the side where the slot is accounted.
  @inline(__always)
  var tieSlope: Double { isPositive ? (prefersBound ? 1 : above) : -below }

  /// Whether the tie rule looks at `self` before `other`.
  @inline(__always)
  func precedes(_ other: Slot) -> Bool {
    let (own, others) = (tieKey, other.tieKey)
    return own != others ? own > others : order < other.order
  }
}

extension Slot {
  /// The slot of a leaf: what nothing else decides is nearest 0.
  init(leaf variable: Int32) {
    self.init(
      owner: ~variable, place: 0, level: -1, below: 1, above: 1, constant: 0,
      priority: TieKey.nearness, order: Int64(variable))
  }
}

/// A nonzero of a tableau, within its row or within its column.
struct Entry: BitwiseCopyable {
  /// The column within a row, or the row within a column.
  var index: Int32
  var coefficient: Double
}
