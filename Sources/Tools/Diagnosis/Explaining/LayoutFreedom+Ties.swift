import AutoLayout
import Controls
import Geometry
import Typesetting

extension LayoutFreedom {
  /// The priorities that would decide a tie as people decide it, the best first.
  ///
  /// Beside a field or a control it is the text that keeps its size, and beside a text that wraps the one
  /// that does not. Of texts in a row the longest stretches, and values keep their widths.
  var usualWinners: [Winner] {
    let halves = winners.map { tied[$0.tied] }
    // What is required gives way last if it is a text.
    let sign = tied.first?.priority.isRequired == true ? -1 : 1
    let order = halves.indices.sorted { one, other in
      let (first, second) = (halves[one], halves[other])
      return (sign * first.rank, one) < (sign * second.rank, other)
    }
    let raised = order.filter { winners[$0].priority >= halves[$0].priority || sign < 0 }
    guard sign > 0, tied.allSatisfy({ $0.contentSide == .hugging }) else {
      return raised.map { winners[$0] }
    }
    guard tied.allSatisfy({ $0.constraint.firstAttribute == .width }) else {
      // A text that is higher than its lines is as good as another, but where people fill a stack.
      let isLoose = tied.allSatisfy { half in
        half.isOfText && !(half.constraint.first?.owner?.superview is StackView)
      }
      return isLoose ? [] : raised.map { winners[$0] }
    }
    let views = tied.compactMap { $0.constraint.first?.owner }
    guard let row = views.first?.superview.map({ $0.row(of: views[0]) }),
      let growing = Self.growing(in: row + views)
    else { return raised.map { winners[$0] } }
    let others = tied.filter { $0.constraint.first?.owner !== growing }
    let best = order.filter { place in
      let isGrowing = halves[place].constraint.first?.owner === growing
      let isRaised = winners[place].priority >= halves[place].priority
      return isGrowing != isRaised && (!isRaised || others.count == 1)
    }
    // Which of the two is said is all the same; that the others hug is what people write.
    let said = best.filter { winners[$0].priority >= halves[$0].priority }
    return (said.isEmpty ? best : said).prefix(1).map { winners[$0] }
  }

  /// Returns the view that people let stretch in a row: what shows no content of its own, otherwise the
  /// first text of any number of lines, or the first that is no value; nil where nothing says.
  private static func growing(in row: [View]) -> View? {
    if let plain = row.first(where: { !($0 is Label) && $0.isElastic }) { return plain }
    let labels = row.compactMap { $0 as? Label }
    return labels.first { ($0.textContent.lines ?? 1) != 1 }
      ?? labels.first { !$0.showsValue } ?? labels.first
  }
}

extension ConstraintHalf {
  /// How late it should win.
  fileprivate var rank: Int { isOfOneLine ? 0 : isOfText ? 1 : 2 }
}

extension View {
  /// Returns the labels that stand beside a subview, and it, in reading order.
  fileprivate func row(of view: View) -> [View] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = subviews.filter { sibling in
      !sibling.isHidden && (sibling === view || sibling is Label)
        && min(sibling.frame.maxY, view.frame.maxY) - max(sibling.frame.minY, view.frame.minY) > 1
    }
    return found.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
  }

  /// Whether it is a field or a control that is drawn at any width.
  fileprivate var isElastic: Bool {
    self is TextField || self is Slider || self is ProgressView || intrinsicContentSize.width < 0
  }
}

extension Label {
  /// Whether its text is a number, a price or a date rather than words.
  fileprivate var showsValue: Bool {
    textContent.text.count <= 16 && textContent.text.contains(where: \.isNumber)
  }
}
