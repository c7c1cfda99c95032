extension State {
  /// Gives a variable the newest label, unless it has one.
  @inline(__always)
  mutating func labelOnTop(_ variable: Int32) {
    if variables[variable].label == 0 { moveLabelToTop(variable) }
  }

  /// Gives the newest label to a variable that nothing rests on.
  @inline(__always)
  mutating func moveLabelToTop(_ variable: Int32) {
    variables[variable].label = labels.addOnTop(variable)
  }

  /// Gives a leaf a label below all others; this is always legal because it rests on nothing.
  mutating func labelAtBottom(_ variable: Int32) {
    variables[variable].label = labels.addAtBottom(variable)
  }

  /// Calls `body` with every labelled variable from a label on, oldest label first.
  @inline(__always)
  mutating func forEachLabelled(from label: Int32 = .min, _ body: (inout State, Int32) -> Void) {
    var index = Int(label) < -labels.lower.count ? labels.lower.count - 1 : -Int(label) - 1
    while index >= 0 {
      let variable = labels.lower[index]
      if Int(variables[variable].label) == -(index + 1) { body(&self, variable) }
      index -= 1
    }
    for index in (max(Int(label), 1) - 1)..<labels.upper.count {
      let variable = labels.upper[index]
      if Int(variables[variable].label) == index + 1 { body(&self, variable) }
    }
  }

  /// Closes the gaps left by relabelled variables when they outnumber the labels in use; the
  /// order stays. Amortised O(1) per label given.
  mutating func compactLabels() {
    guard labels.count > 2 * variables.count + 64 else { return }
    var ordered = Store<Int32>(capacity: variables.count)
    forEachLabelled { _, variable in ordered.append(variable) }
    labels.replace(by: ordered)
    for index in 0..<labels.upper.count { variables[labels.upper[index]].label = Int32(index + 1) }
  }
}
