import Documents

extension Clause {
  static func unexpectedInFormula(_ found: String) -> Clause {
    Clause(
      .syntax, "\(found) is not expected here",
      hint: unit(found) ?? """
        a formula has numbers, names and + - * /; a condition also has == != < <= > >= and or not
        """)
  }

  static let formulaTooDeep = Clause(.syntax, "the formula is nested too deeply")

  static func formulaWants(_ wanted: String, not found: String) -> Clause {
    Clause(.invalidValue, "this must be \(wanted), not \(found)")
  }

  static func unorderedValues(_ sign: String, _ left: String, _ right: String) -> Clause {
    Clause(
      .invalidValue, "'\(sign)' compares numbers, not \(left) with \(right)",
      hint: "'==' and '!=' compare values of any type")
  }

  static func circularMetric(_ ring: [String]) -> Clause {
    let shown = ring.count > 12 ? ring.prefix(8) + ["..."] + ring.suffix(3) : ring[...]
    return Clause(
      .invalidValue, "the metric refers to itself: \(shown.joined(separator: " -> "))",
      hint: "give one of them a number")
  }
}
