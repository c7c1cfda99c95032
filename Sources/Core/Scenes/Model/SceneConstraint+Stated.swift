import AutoLayout

extension SceneConstraint {
  /// Returns the priorities of the constraints that the text makes, in its order, each once:
  /// those that a state gives, otherwise those written in it, otherwise the constraint's as a
  /// whole, otherwise required.
  func priorities(_ metrics: [SceneMetric]) -> [Double] {
    let whole = priority ?? LayoutPriority.required.rawValue
    switch form {
    case .equation(let equation): return [equation.priority ?? whole]
    case .format(let format, let options):
      if let changedPriority { return [changedPriority] }
      let inner = format.demands.map { demand in
        demand?.priority.flatMap { metrics.value(of: $0) } ?? whole
      }
      let all = format.alignmentCount(options) > 0 ? inner + [whole] : inner
      return all.reduce(into: []) { known, next in
        if !known.contains(next) { known.append(next) }
      }
    }
  }

  /// Returns the constant of the single constraint that the text makes; nil if it makes several,
  /// or if the system determines it: standard spacing, or the size of another view.
  func onlyConstant(_ metrics: [SceneMetric]) -> Double? {
    if let constant { return constant }
    switch form {
    case .equation(let equation): return equation.constant
    case .format(let format, let options):
      guard format.constraintCount(options) == 1,
        let demand = format.demands.compactMap({ $0 }).first
      else { return nil }
      return metrics.value(of: demand.amount)
    }
  }
}

extension [SceneMetric] {
  /// Returns a number of a visual format; nil for a name that isn't a metric.
  fileprivate func value(of amount: VisualFormat.Amount) -> Double? {
    switch amount {
    case .number(let number): number
    case .name(let name): first { $0.name == name.text }?.value
    }
  }
}

extension VisualFormat {
  /// Returns the number of constraints that the format makes, including those of its alignment
  /// options.
  func constraintCount(_ options: LayoutConstraint.FormatOptions) -> Int {
    let gaps = self.gaps + [opening?.gap, closing?.gap].compactMap { $0 }
    let distances = gaps.map { gap in
      if case .predicates(let predicates) = gap { predicates.count } else { 1 }
    }
    let sizes = boxes.map(\.predicates.count)
    return distances.reduce(0, +) + sizes.reduce(0, +) + alignmentCount(options)
  }

  /// Returns the number of constraints that its alignment options make.
  func alignmentCount(_ options: LayoutConstraint.FormatOptions) -> Int {
    (options.rawValue & 0xFFFF).nonzeroBitCount * Swift.max(0, boxes.count - 1)
  }
}
