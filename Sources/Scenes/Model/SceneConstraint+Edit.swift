package import AutoLayout
import Documents

extension SceneConstraint {
  /// The text with another relation in one of its demands; nil where the text cannot say it.
  ///
  /// - Parameter part: which of the constraints of a visual format is meant, in the order in which
  ///   the format makes them.
  package func text(
    part: Int, relation: LayoutConstraint.Relation
  ) -> String? {
    switch form {
    case .equation(let equation):
      guard let sign = text.firstRange(of: equation.writtenRelation.symbol) else { return nil }
      let wanted = equation.isReversed ? relation.reversed : relation
      return text.replacingCharacters(in: sign, with: wanted.symbol)
    case .format(let format, _):
      return edited(part, of: format) { predicate in
        let symbol = relation == .equal ? "" : relation.symbol
        return symbol + predicate.bare
      }
    }
  }

  /// The text with another priority in one of its demands; nil where the text cannot say it.
  package func text(part: Int, priority: LayoutPriority) -> String? {
    let number = NumberText.of(Double(priority.rawValue))
    switch form {
    case .equation:
      let end = text.lastIndex(of: "@") ?? text.endIndex
      return text[..<end].trimmed + " @ " + number
    case .format(let format, _):
      return edited(part, of: format) { predicate in
        let end = predicate.text.firstIndex(of: "@") ?? predicate.text.endIndex
        return predicate.text[..<end].trimmed + "@" + number
      }
    }
  }

  /// Where one demand of a visual format stands in the text, in Unicode scalars; nil for an equation
  /// and for a gap that is written without a number.
  package func demand(_ part: Int) -> Range<Int>? {
    guard case .format(let format, _) = form, part < format.demands.count,
      let predicate = format.demands[part]
    else { return nil }
    func scalars(_ bytes: Int) -> Int {
      text.utf8.prefix(bytes).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }
    return scalars(predicate.start)..<scalars(predicate.end)
  }

  /// One demand of a visual format as it is written.
  private struct WrittenDemand {
    /// The whole demand: `>=20@750`.
    let text: Substring

    /// The demand without its relation.
    var bare: String { String(text.drop { "<>= ".contains($0) }) }
  }

  private func edited(
    _ part: Int, of format: VisualFormat, _ change: (WrittenDemand) -> String
  ) -> String? {
    guard part < format.demands.count, let predicate = format.demands[part] else { return nil }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: predicate.start)
    let end = bytes.index(bytes.startIndex, offsetBy: predicate.end)
    return text.replacingCharacters(
      in: start..<end, with: change(WrittenDemand(text: text[start..<end])))
  }
}

extension SceneEquation {
  /// The relation as it stands in the text.
  var writtenRelation: LayoutConstraint.Relation { isReversed ? relation.reversed : relation }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// Where a text begins and ends in this one; nil where it does not occur.
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
