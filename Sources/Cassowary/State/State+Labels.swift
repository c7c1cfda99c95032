extension State {
  /// Gives a variable the newest label unless it has one.
  @inline(__always)
  mutating func labelOnTop(_ variable: Int32) {
    if variables[variable].label == 0 { moveLabelToTop(variable) }
  }

  /// Gives a variable that nothing rests on the newest label.
  @inline(__always)
  mutating func moveLabelToTop(_ variable: Int32) {
    upperLabels.append(variable)
    variables[variable].label = Int32(truncatingIfNeeded: upperLabels.count)
  }

  /// Gives a leaf a label below all others: always legal, for it rests on nothing.
  mutating func labelAtBottom(_ variable: Int32) {
    lowerLabels.append(variable)
    variables[variable].label = -Int32(truncatingIfNeeded: lowerLabels.count)
  }

  /// Calls `body` with every labelled variable from a label on, oldest label first.
  @inline(__always)
  mutating func forEachLabelled(from label: Int32 = .min, _ body: (inout State, Int32) -> Void) {
    var index = Int(label) < -lowerLabels.count ? lowerLabels.count - 1 : -Int(label) - 1
    while index >= 0 {
      let variable = lowerLabels[index]
      if Int(variables[variable].label) == -(index + 1) { body(&self, variable) }
      index -= 1
    }
    for index in (max(Int(label), 1) - 1)..<upperLabels.count {
      let variable = upperLabels[index]
      if Int(variables[variable].label) == index + 1 { body(&self, variable) }
    }
  }

  /// Closes the gaps that relabelled variables have left, when they outnumber the labels in use;
  /// the order stays. Amortised O(1) for each label given.
  mutating func compactLabels() {
    guard upperLabels.count + lowerLabels.count > 2 * variables.count + 64 else { return }
    var ordered = Store<Int32>(capacity: variables.count)
    forEachLabelled { _, variable in ordered.append(variable) }
    upperLabels.free()
    upperLabels = ordered
    lowerLabels.removeAll()
    for index in 0..<upperLabels.count { variables[upperLabels[index]].label = Int32(index + 1) }
  }
}
