package import AutoLayout
import Documents

extension SceneConstraint {
  /// Returns the text with the relation of one of its predicates changed; nil if the text can't
  /// express it.
  ///
  /// - Parameter part: the index of the constraint in a visual format, in the order in which the
  ///   format makes them.
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

  /// Returns the text with the priority of one of its predicates changed; nil if the text can't
  /// express it.
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

  /// Returns the range of a visual format's predicate, in Unicode scalars; nil for an equation
  /// and for a gap written without a number.
  package func demand(_ part: Int) -> Range<Int>? {
    guard case .format(let format, _) = form, part < format.demands.count,
      let predicate = format.demands[part]
    else { return nil }
    func scalars(_ bytes: Int) -> Int {
      text.utf8.prefix(bytes).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }
    return scalars(predicate.start)..<scalars(predicate.end)
  }

  /// A predicate of a visual format as it is written.
  private struct WrittenDemand {
    /// The whole predicate: `>=20@750`.
    let text: Substring

    /// The predicate without its relation.
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
  /// The relation as written in the text.
  var writtenRelation: LayoutConstraint.Relation { isReversed ? relation.reversed : relation }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns the range of a text in this one; nil if it doesn't occur.
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
