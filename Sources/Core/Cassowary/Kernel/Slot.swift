/// One row of a block: a constraint's left side minus its right side, or a leaf variable itself,
/// as a quantity that costs nothing at 0 and has a slope on either side of it.
///
/// A nonbasic slot is held at 0; the value of a basic one follows from those.
struct Slot: BitwiseCopyable {
  /// What the slot measures: a constraint's index, or the complement of a variable's index.
  var owner: Int32
  /// The slot's location: its tableau row when basic, the complement of its column when not.
  var place: Int32
  /// The level that the slot's cost counts in; -1 for slots that count in ties only.
  var level: Int32
  /// The side of 0 on which a basic slot is accounted; at exactly 0 it is part of the basis.
  var isPositive = true
  /// Whether the tie rule counts an inequality's slack, its side above 0.
  var prefersBound = false
  /// The cost per point below 0.
  var below: Double
  /// The cost per point above 0.
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

  /// Whether the slot measures a required constraint.
  @inline(__always)
  var isRequired: Bool { priority == TieKey.required }

  /// Whether the slot only measures how far a variable is from 0.
  @inline(__always)
  var isNearness: Bool { priority == TieKey.nearness }

  /// The change in cost per point, on the side where the slot is accounted.
  @inline(__always)
  var slope: Double { isPositive ? above : -below }

  /// The first key of the tie rule above 0: an inequality's slack comes after everything that can
  /// be violated and before nearness to 0.
  @inline(__always)
  var keyAbove: Double { prefersBound ? TieKey.slack : priority }

  /// The first key of the tie rule on the side where the slot is accounted.
  @inline(__always)
  var tieKey: Double { isPositive ? keyAbove : priority }

  /// What the tie rule counts per point, on the side where the slot is accounted.
  @inline(__always)
  var tieSlope: Double { isPositive ? (prefersBound ? 1 : above) : -below }

  /// Whether the tie rule considers `self` before `other`.
  @inline(__always)
  func precedes(_ other: Slot) -> Bool {
    let (own, others) = (tieKey, other.tieKey)
    return own != others ? own > others : order < other.order
  }
}

extension Slot {
  /// Makes the slot of a leaf, which is nearest 0 unless something else decides it.
  init(leaf variable: Int32) {
    self.init(
      owner: ~variable, place: 0, level: -1, below: 1, above: 1, constant: 0,
      priority: TieKey.nearness, order: Int64(variable))
  }
}

/// A nonzero of a tableau, within its row or its column.
struct Entry: BitwiseCopyable {
  /// The column within a row, or the row within a column.
  var index: Int32
  var coefficient: Double
}
