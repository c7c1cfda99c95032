import AutoLayout
import Documents
import Rendering

extension Explanation {
  /// The explanation as text, without a final line break.
  ///
  /// Shows the value and what determines it, then its terms as a sum with what a point more in each
  /// would change, and what lost against what.
  package var text: String { text(asked: nil) }

  /// The same under the name that was asked for.
  package func text(asked: String?) -> String {
    let frame = ofFrame.map { " (of its alignment rect; \($0.rounded3) of its frame)" } ?? ""
    let name = "\(view).\(attribute)"
    let other = asked == nil || asked == name ? "" : " (\(name))"
    var lines = [
      "\(asked ?? name) = \(value.rounded3)\(isFree ? " (ambiguous)" : "")\(other)\(frame)"
    ]
    lines += answer.map { "  \($0)" }
    lines += bounds
    lines += table
    if terms.isEmpty {
      lines.append("  nothing determines it, so it is 0 or as close to 0 as possible")
    }
    let lost = self.lost.map { "  \($0.text)" } + untried
    if !lost.isEmpty { lines += ["lost:"] + lost }
    return lines.joined(separator: "\n")
  }

  /// The terms, one in each row: what it adds, what one more point in it would add, and what it is.
  private var table: [String] {
    guard !terms.isEmpty else { return [] }
    let numbers =
      [("adds", "per point")] + terms.map { ($0.contribution.signed3, $0.sensitivity.signed3) }
    let widths = (numbers.map(\.0.count).max() ?? 0, numbers.map(\.1.count).max() ?? 0)
    let leads = numbers.map { adds, more in
      "  " + Column.right(adds, widths.0) + "  " + Column.right(more, widths.1)
    }
    let rows = [["", ""]] + terms.map { ["  \($0.description)", $0.origin] }
    return Column.aligned(zip(leads, rows).map { [$0] + $1 })
  }

  /// Which constraints determine the value against which, the greatest loss first.
  private var answer: [String] {
    if let loss = greatestLoss {
      let place = loss.source.map { " (\($0))" } ?? ""
      // What a guide is says less than what is tied to it.
      let stated = loss.opponents.map(\.name).filter { !$0.hasSuffix("(guide)") }
      let names = NameList.both(stated.isEmpty ? loss.opponents.map(\.name) : stated)
      return ["because \(names) \(loss.verb) \(loss.name)\(place)\(loss.ground)"]
    }
    guard let first = deciding.first else { return [] }
    let place = first.source.map { " (\($0))" } ?? ""
    guard first.heldBy.isEmpty else {
      let verb = first.heldBy.count == 1 ? "holds" : "hold"
      return ["because \(first.holders) \(verb) \(first.name)\(place) at its bound"]
    }
    let others = deciding.count - 1
    let rest = others == 0 ? "" : others == 1 ? " and 1 other" : " and \(others) others"
    let losers = broken.map { $0.name + ($0.source.map { " (\($0))" } ?? "") }
    let end =
      losers.isEmpty
      ? "no constraint loses"
      : "\(NameList.both(losers)) \(losers.count == 1 ? "is" : "are") broken by a contradiction"
    return ["because of \(first.name)\(place)\(rest); \(end)"] + openValues
  }

  /// What nothing determines beside the value, as a height beside the edge that it leaves open.
  private var openValues: [String] {
    guard !open.isEmpty else { return [] }
    return ["nothing determines the \(NameList.both(open)) of '\(view)'"]
  }

  /// The constraint that is furthest from holding among those of which is known why.
  private var greatestLoss: Loss? {
    lost.max { abs($0.residual) < abs($1.residual) }.flatMap { $0.opponents.isEmpty ? nil : $0 }
  }

  /// The terms that somebody stated, the greatest first, and guides after what is tied to them.
  private var deciding: [Term] {
    func isGuide(_ term: Term) -> Int { term.description.hasSuffix("(guide)") ? 1 : 0 }
    func isOther(_ term: Term) -> Int {
      term.description.hasPrefix("\(view).\(attribute) ") ? 0 : 1
    }
    return terms.enumerated().filter { $0.element.source != nil || $0.element.constraint != nil }
      .sorted { one, other in
        let (first, second) = (one.element, other.element)
        return (isGuide(first), -abs(first.contribution), isOther(first), one.offset)
          < (isGuide(second), -abs(second.contribution), isOther(second), other.offset)
      }.map(\.element)
  }

  /// What keeps inequalities at their bounds, as far as the answer doesn't say it.
  private var bounds: [String] {
    let said = greatestLoss == nil ? deciding.first : nil
    return terms.compactMap { term in
      if term.restsAtBound {
        return "  '\(term.name)' is held at its bound because nothing else determines it"
      }
      guard !term.heldBy.isEmpty, term != said else { return nil }
      return "  '\(term.name)' is held at its bound by \(term.holders)"
    }
  }

  private var untried: [String] {
    guard untriedLosses > 0 else { return [] }
    let words =
      untriedLosses == 1
      ? "1 more constraint does" : "\(untriedLosses) more constraints do"
    return ["  \(words) not hold: trying their effect would take too long"]
  }
}

extension Explanation.Term {
  fileprivate var name: String { constraint ?? description }

  /// The wishes that keep it at its bound, with their places.
  fileprivate var holders: String {
    NameList.both(heldBy.map { holder in holder.name + (holder.source.map { " (\($0))" } ?? "") })
  }

  fileprivate var origin: String {
    let words = [constraint, source?.description].compactMap(\.self) + metrics
    return words.isEmpty ? "" : "  " + words.joined(separator: ", ")
  }
}

extension Explanation.Loss {
  fileprivate var name: String { constraint ?? description }

  /// What it loses to: `beaten by title.hugging`; nil if no opponent is known.
  package var opposition: String? {
    guard !opponents.isEmpty else { return nil }
    let names = opponents.map(\.name).joined(separator: ", ")
    return switch reason {
    case .priority: "beaten by \(names)"
    case .sum: "outweighed by \(names)"
    case .tie: "ties with \(names)"
    }
  }

  /// What its opponents do to it.
  fileprivate var verb: String {
    let isOne = opponents.count == 1
    return switch reason {
    case .priority: isOne ? "beats" : "beat"
    case .sum: isOne ? "outweighs" : "outweigh"
    case .tie: isOne ? "ties with" : "tie with"
    }
  }

  /// What a tie means.
  fileprivate var ground: String {
    reason == .tie ? ": their priorities are equal, so nothing decides between them" : ""
  }

  fileprivate var text: String {
    let place = source.map { ", \($0)" } ?? ""
    let id = constraint.map { " '\($0)'" } ?? ""
    let winners = opposition.map { "; \($0)" } ?? ""
    let value = valueIfHeld.map { "; \($0.rounded3) if it won" } ?? ""
    return "\(description)\(id)\(place): off by \(residual.rounded3)\(value)\(winners)"
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
  /// Returns a text at the right of a column.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

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
