import Documents
import Rendering

extension Explanation {
  /// The explanation as text, without a final line break.
  ///
  /// Shows the value and what determines it, then its terms as a sum, what lost against what, and
  /// what would change it.
  package var text: String {
    var lines = ["\(view).\(attribute) = \(value.rounded3)\(isFree ? " (ambiguous)" : "")"]
    lines += Column.aligned(
      terms.map { term in
        ["  \(term.contribution.signed3)", "  \(term.description)", term.origin]
      })
    lines.insert(contentsOf: answer.map { "  \($0)" }, at: 1)
    lines += terms.filter(\.restsAtBound).map {
      "  '\($0.name)' is held at its bound because nothing else determines it"
    }
    if terms.isEmpty {
      lines.append("  nothing determines it, so it is 0 or as close to 0 as possible")
    }
    let lost = self.lost.map { "  \($0.text)" } + untried
    if !lost.isEmpty { lines += ["lost:"] + lost }
    let levers = self.levers
    if !levers.isEmpty {
      lines.append("what would change it:")
      lines += levers.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Which constraints determine the value against which, the greatest loss first.
  private var answer: [String] {
    if let loss = lost.max(by: { abs($0.residual) < abs($1.residual) }), !loss.beatenBy.isEmpty {
      let verb = loss.beatenBy.count == 1 ? "beats" : "beat"
      let place = loss.source.map { " (\($0))" } ?? ""
      return ["because \(NameList.both(loss.beatenBy)) \(verb) \(loss.name)\(place)"]
    }
    let deciding = terms.filter { $0.source != nil || $0.constraint != nil }
      .sorted { abs($0.contribution) > abs($1.contribution) }
    guard let first = deciding.first else { return [] }
    let place = first.source.map { " (\($0))" } ?? ""
    let others = deciding.count - 1
    let rest = others == 0 ? "" : others == 1 ? " and 1 other" : " and \(others) others"
    return ["because of \(first.name)\(place)\(rest); no constraint loses"]
  }

  private var untried: [String] {
    guard untriedLosses > 0 else { return [] }
    let words =
      untriedLosses == 1
      ? "1 more constraint does" : "\(untriedLosses) more constraints do"
    return ["  \(words) not hold: trying their effect would take too long"]
  }

  private var levers: [String] {
    let own = terms.filter { abs($0.sensitivity) > 1e-9 }.map { term in
      "one more point in \(term.name): \(term.sensitivity.signed3)"
    }
    return own
      + lost.compactMap { loss in
        loss.valueIfHeld.map { "if \(loss.name) won: \($0.rounded3)" }
      }
  }
}

extension Explanation.Term {
  fileprivate var name: String { constraint ?? description }

  fileprivate var origin: String {
    let words = [constraint, source?.description].compactMap(\.self)
    return words.isEmpty ? "" : "  " + words.joined(separator: ", ")
  }
}

extension Explanation.Loss {
  fileprivate var name: String { constraint ?? description }

  fileprivate var text: String {
    let place = source.map { ", \($0)" } ?? ""
    let id = constraint.map { " '\($0)'" } ?? ""
    let winners =
      beatenBy.isEmpty ? "" : "; beaten by \(beatenBy.joined(separator: ", "))"
    return "\(description)\(id)\(place): off by \(residual.rounded3)\(winners)"
  }
}

extension LayoutShift {
  /// The shift as text: the values, then the constraints that carried it.
  package var text: String {
    let head =
      "\(view).\(attribute) \(old.rounded3) -> \(new.rounded3) (\(delta.signed3))"
    let rows = carriers.map { carrier -> [String] in
      let place = carrier.source.map { "  \($0)" } ?? ""
      return ["  \(carrier.delta.signed3)", "  \(carrier.description)", place]
    }
    return ([head] + Column.aligned(rows)).joined(separator: "\n")
  }
}

/// Columns of a plain-text table.
enum Column {
  /// Returns the rows with the first column right-aligned and the second padded.
  static func aligned(_ rows: [[String]]) -> [String] {
    let first = rows.map { $0[0].count }.max() ?? 0
    let second = rows.map { $0[1].count }.max() ?? 0
    return rows.map { row in
      let lead = String(repeating: " ", count: first - row[0].count) + row[0]
      guard row.count > 2, !row[2].isEmpty else { return lead + row[1] }
      return lead + row[1] + String(repeating: " ", count: second - row[1].count) + row[2]
    }
  }
}

extension Double {
  /// The number rounded to thousandths with its sign: `+12`, `-8.5`, `0`.
  var signed3: String {
    let text = rounded3
    return self > 0 && text != "0" ? "+" + text : text
  }
}
