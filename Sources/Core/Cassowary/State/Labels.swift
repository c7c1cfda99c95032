/// The variable of each label, by which variables are ordered; a variable that has since taken
/// another label leaves its old place behind.
struct Labels {
  /// The variable of each positive label, from 1.
  private(set) var upper = Store<Int32>()
  /// The variable of each negative label, by its magnitude.
  private(set) var lower = Store<Int32>()

  /// How many labels have been given out, in use or not.
  @inline(__always)
  var count: Int { upper.count + lower.count }

  /// Gives a variable the newest label.
  @inline(__always)
  mutating func addOnTop(_ variable: Int32) -> Int32 {
    upper.append(variable)
    return Int32(truncatingIfNeeded: upper.count)
  }

  /// Gives a variable a label below all others.
  @inline(__always)
  mutating func addAtBottom(_ variable: Int32) -> Int32 {
    lower.append(variable)
    return -Int32(truncatingIfNeeded: lower.count)
  }

  /// Makes room for this many positive labels.
  mutating func reserve(_ count: Int) { upper.reserve(count) }

  /// Replaces the labels: the given variables get those from 1 on, in their order.
  mutating func replace(by ordered: Store<Int32>) {
    upper.free()
    upper = ordered
    lower.removeAll()
  }

  func free() {
    upper.free()
    lower.free()
  }
}
