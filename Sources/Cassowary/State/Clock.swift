/// The numbers that are given in turn.
struct Clock {
  /// The order of the next constraint.
  var order: Int64 = 0
  /// The last stamp that was given to a row.
  var stamp: Int64 = 0
  /// The last stamp before the present commit.
  var stampBefore: Int64 = 0
  /// The last version that was given to a block.
  var version: Int64 = 0
}
