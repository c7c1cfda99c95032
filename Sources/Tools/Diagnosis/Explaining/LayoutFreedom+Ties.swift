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
    func isRaised(_ place: Int) -> Bool { winners[place].priority >= halves[place].priority }
    let raised = order.filter { isRaised($0) || sign < 0 }.map { winners[$0] }
    // What is required gives way where others would: in the words of a row, not in its values.
    if sign < 0, tied.allSatisfy({ $0.constraint.firstAttribute == .width }) {
      let yielding = raised.filter { winner in
        let owner = tied[winner.tied].constraint.first?.owner
        return owner.map { View.growing(in: $0.row) === $0 } ?? false
      }
      return yielding.isEmpty ? raised : yielding
    }
    let isHugging = tied.allSatisfy { $0.contentSide == .hugging }
    guard sign > 0, isHugging || tied.allSatisfy(\.isOfText) else { return raised }
    guard tied.allSatisfy({ $0.constraint.firstAttribute == .width }) else {
      // A text or a button that is higher than its lines is as good as another, but where people fill a stack.
      let isLoose = tied.allSatisfy { half in
        (half.isOfText || half.constraint.first?.owner is Button)
          && !(half.constraint.first?.owner?.superview is StackView)
      }
      return isHugging && isLoose ? [] : raised
    }
    // The others hug, or only one weaker than all of them stretches; and the same the other way round.
    let views = tied.compactMap { $0.constraint.first?.owner }
    let rows = halves.map { half -> [View] in
      let row = half.constraint.first?.owner?.row ?? []
      return row.count > 1 ? row : views
    }
    let best = order.filter { place in
      View.growing(in: rows[place]).map {
        isRaised(place) != ($0 === halves[place].constraint.first?.owner)
      } ?? (isRaised(place) && !(isHugging && rows[place].contains { $0 is Label }))
    }
    let usual = best.filter { isRaised($0) == (rows[$0].count == 2) }
    return (usual.isEmpty ? Array(best.prefix(1)) : usual).map { winners[$0] }
  }
}

extension LayoutFreedom {
  /// The width in points of a field or control beside texts that tie over who stretches: it would; nil for others.
  var fixedElastic: LayoutConstraint? {
    guard tied.count > 1, tied.allSatisfy({ $0.contentSide == .hugging && $0.isOfText }),
      tied.allSatisfy({ $0.constraint.firstAttribute == .width }),
      let label = tied[0].constraint.first?.owner,
      let elastic = label.row.first(where: \.isElastic)
    else { return nil }
    return elastic.constraints.first {
      $0.origin == .user && $0.relation == .equal && $0.first?.owner === elastic
        && $0.firstAttribute == .width && $0.secondAttribute == .notAnAttribute
        && $0.priority.isRequired
    }
  }
}

extension LayoutFreedom {
  /// The view between two others of a row of which a tie decides which one stretches: it moves between them, as wide
  /// as it is; nil without one.
  var middle: View? {
    let views = tied.compactMap { $0.constraint.first?.owner }
    guard views.count > 1,
      tied.allSatisfy({ $0.contentSide == .hugging && $0.constraint.firstAttribute == .width })
    else { return nil }
    func isTied(_ item: ConstraintItem?) -> Bool { views.contains { $0 === item?.owner } }
    return members.prefix(Self.mostMembers).lazy.filter { $0.value.unknown == .minX }
      .compactMap(\.item.owner).first { owner in
        guard !views.contains(where: { $0 === owner }), let parent = owner.superview,
          !(parent is StackView),
          !members.contains(where: { $0.item.owner === owner && $0.value.unknown == .width })
        else { return false }
        let partners = parent.surveyed.filter {
          $0.origin == .user && $0.relation == .equal && $0.firstAttribute.kind == .xLocation
            && $0.firstAttribute.share + $0.secondAttribute.share == 1
        }.compactMap { tie -> View? in
          if tie.first?.owner === owner, isTied(tie.second) { return tie.second?.owner }
          return tie.second?.owner === owner && isTied(tie.first) ? tie.first?.owner : nil
        }
        return Set(partners.map(ObjectIdentifier.init)).count > 1
      }
  }

  /// The width in points of such a view if it is drawn at any width: it would stretch; nil for others.
  var fixedMiddle: LayoutConstraint? {
    guard let middle, middle.isElastic || middle.intrinsicContentSize.width < 0 else { return nil }
    let lengths = middle.constraints.filter {
      $0.origin == .user && $0.relation == .equal && $0.first?.owner === middle
        && $0.firstAttribute.kind == .dimension && $0.secondAttribute == .notAnAttribute
    }
    // A line between two texts, or an icon, has the width that it has.
    let height = lengths.first { $0.firstAttribute == .height }?.constant
    return lengths.first {
      $0.firstAttribute == .width && $0.priority.isRequired && $0.constant != height
        && (middle.isElastic || $0.constant >= 44)
    }
  }

  private static var mostMembers: Int { 12 }
}

extension ConstraintHalf {
  /// How late it should win.
  fileprivate var rank: Int { isOfOneLine ? 0 : isOfText ? 1 : 2 }
}

extension View {
  /// Returns the view that people let stretch in a row: what is drawn at any width, otherwise the first
  /// text of any number of lines, or the first that is no value; nil where nothing says, as of many short
  /// words.
  fileprivate static func growing(in row: [View]) -> View? {
    if let elastic = row.first(where: \.isElastic) { return elastic }
    let labels = row.compactMap { $0 as? Label }
    let growing =
      labels.first { ($0.textContent.lines ?? 1) != 1 } ?? labels.first { !$0.showsValue }
      ?? labels.first
    let widths = labels.filter { $0 !== growing }.map(\.intrinsicContentSize.width)
    let isLongest = (growing?.intrinsicContentSize.width ?? 0) > (widths.max() ?? 0)
    return widths.count < 3 || isLongest ? growing : nil
  }

  /// It and the siblings with content that stand beside it, in reading order.
  fileprivate var row: [View] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = (superview?.subviews ?? []).filter { sibling in
      sibling === self
        || !sibling.isHidden && (sibling.intrinsicContentSize.width > 0 || sibling.isElastic)
          && min(sibling.frame.maxY, frame.maxY) - max(sibling.frame.minY, frame.minY) > 1
    }
    return found.sorted {
      isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
    }
  }

  /// Whether it is a field or a control that is drawn at any width.
  fileprivate var isElastic: Bool { self is TextField || self is Slider || self is ProgressView }
}

extension Label {
  /// Whether its text is a number, a price or a date rather than words.
  fileprivate var showsValue: Bool {
    textContent.text.count <= 16 && textContent.text.contains(where: \.isNumber)
  }
}
