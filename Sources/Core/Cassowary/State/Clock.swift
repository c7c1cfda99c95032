/// The counters that hand out numbers.
struct Clock {
  /// The order of the next constraint.
  var order: Int64 = 0
  /// The last stamp given to a row.
  var stamp: Int64 = 0
  /// The last stamp before the current commit.
  var stampBefore: Int64 = 0
  /// The last version given to a block.
  var version: Int64 = 0
}
